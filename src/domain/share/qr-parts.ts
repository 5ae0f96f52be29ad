/**
 * Splits text too long for one QR code into several codes shown in sequence. Each names the text it belongs to, so that parts of two
 * texts never mix: `SKT1:<sum>:<place>/<all>:<characters>`.
 */

/** Characters per part. With the least correction: version 17, 85 squares a side (ISO/IEC 18004 table 7). */
const partLength = 580
/** More would take longer to show than anybody holds a phone still. */
const maxParts = 40

export interface PartsRead {
  readonly sum: string
  readonly all: number
  readonly found: ReadonlyMap<number, string>
}

interface Part {
  readonly sum: string
  /** From 1. */
  readonly place: number
  readonly all: number
  readonly characters: string
}

/** Parts of a text, of nearly equal length; null where there would be too many. */
export function partsOf(text: string): readonly string[] | null {
  const all = Math.max(1, Math.ceil(text.length / partLength))
  if (all > maxParts) return null
  const length = Math.ceil(text.length / all)
  const sum = checksum(text)
  return Array.from({ length: all }, (_empty, index) => {
    const characters = text.slice(index * length, (index + 1) * length)
    return `SKT1:${sum}:${index + 1}/${all}:${characters}`
  })
}

/** Adds a code to the parts read so far; unchanged if it is not a part. A part of another text starts over. */
export function withPart(before: PartsRead | null, code: string): PartsRead | null {
  const part = parsePart(code)
  if (part === null) return before
  const isSame = before !== null && before.sum === part.sum && before.all === part.all
  if (isSame && before.found.has(part.place)) return before
  const found = new Map(isSame ? before.found : [])
  return { sum: part.sum, all: part.all, found: found.set(part.place, part.characters) }
}

/** The whole text once every part is read and the checksum matches; otherwise null. */
export function joinParts(read: PartsRead): string | null {
  if (read.found.size < read.all) return null
  const places = Array.from({ length: read.all }, (_empty, index) => index + 1)
  const text = places.map((place) => read.found.get(place) ?? '').join('')
  return checksum(text) === read.sum ? text : null
}

export const isPart = (code: string) => parsePart(code) !== null

function parsePart(code: string): Part | null {
  const found = /^SKT1:([0-9a-f]{8}):(\d{1,2})\/(\d{1,2}):(.+)$/su.exec(code)
  if (found === null) return null
  const [, sum = '', place = '', all = '', characters = ''] = found
  const part = { sum, place: Number(place), all: Number(all), characters }
  const isSound = part.place >= 1 && part.place <= part.all && part.all <= maxParts
  return isSound ? part : null
}

/** FNV-1a, 32 bits: tells texts apart, but does not protect against tampering. Source: the constants of Fowler, Noll and Vo. */
function checksum(text: string): string {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  }
  return (sum >>> 0).toString(16).padStart(8, '0')
}
