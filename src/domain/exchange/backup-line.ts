import { isObject } from '#domain/property-of.ts'
import { parseJson } from '#domain/parse-json.ts'

/** A photograph in a backup. */
export interface BackupPhoto {
  readonly name: string
  readonly type: string
  readonly base64: string
}

/** What the user chose, beside the events. */
export interface BackupPreference {
  readonly key: string
  /** Not validated yet. */
  readonly value: unknown
}

/** Number of items, so that a truncated file is recognized. */
export interface BackupEnd {
  readonly events: number
  readonly photos: number
}

export type BackupLine =
  | { readonly kind: 'head'; readonly version: number }
  | { readonly kind: 'preference'; readonly preference: BackupPreference }
  | { readonly kind: 'photo'; readonly photo: BackupPhoto }
  /** Not validated yet. */
  | { readonly kind: 'event'; readonly event: unknown }
  | { readonly kind: 'end'; readonly end: BackupEnd }
  | { readonly kind: 'close' }
  | { readonly kind: 'fault' }

const format = 'soil-backup'
export const backupVersion = 1

// One JSON document with one item per line: readable by any JSON parser, and by the app line by line in little memory.
// Photographs come first, so that a truncated file never has a test without its photographs.

export const backupHead = () => `{"format":"${format}","version":${backupVersion},"items":[\n`
/** Begins like the head: versions from before preferences take it for the head again and still read the file. */
export const preferenceLine = (preference: BackupPreference) =>
  `${JSON.stringify({ format, version: backupVersion, preference })},\n`
export const photoLine = (photo: BackupPhoto) => `${JSON.stringify({ photo })},\n`
export const eventLine = (event: unknown) => `${JSON.stringify({ event })},\n`
export const backupEnd = (end: BackupEnd) => `${JSON.stringify({ end })}\n]}\n`

/** Parses one line of a backup; null stands for a line that is too long. */
export function parseBackupLine(text: string | null): BackupLine {
  if (text === null) return { kind: 'fault' }
  if (text === ']}') return { kind: 'close' }
  const item = parseShallow(text.endsWith('[') ? `${text}]}` : text.replace(/,$/u, ''))
  return parseBackupItem(item)
}

export function parseBackupItem(item: unknown): BackupLine {
  if (!isObject(item)) return { kind: 'fault' }
  const { format: named, version, preference, event, photo, end } = item
  if (named === format && isObject(preference) && typeof preference['key'] === 'string') {
    return {
      kind: 'preference',
      preference: { key: preference['key'], value: preference['value'] },
    }
  }
  if (named === format && typeof version === 'number') return { kind: 'head', version }
  if (event !== undefined) return { kind: 'event', event }
  if (isObject(photo)) {
    const { name, type, base64 } = photo
    if (typeof name === 'string' && typeof type === 'string' && typeof base64 === 'string') {
      return { kind: 'photo', photo: { name, type, base64 } }
    }
  }
  if (isObject(end)) {
    const { events, photos } = end
    if (typeof events === 'number' && typeof photos === 'number') {
      return { kind: 'end', end: { events, photos } }
    }
  }
  return { kind: 'fault' }
}

/** Parses a backup that another program has reformatted, and returns the fields of the whole document. */
export function parseWholeFile(text: string): Readonly<Record<string, unknown>> | null {
  const whole = parseShallow(text)
  return isObject(whole) ? whole : null
}

/** Deeper than any item of a backup. Without this limit, a megabyte of brackets takes a quarter of a second to parse. */
const maxDepth = 64

function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at)
    if (char === quote) at = endOfString(text, at)
    else if (char === openBracket || char === openBrace) {
      depth += 1
      if (depth > maxDepth) return true
    } else if (char === closeBracket || char === closeBrace) depth -= 1
  }
  return false
}

const [quote, openBracket, closeBracket, openBrace, closeBrace] = [0x22, 0x5b, 0x5d, 0x7b, 0x7d]

/** Index of the quote that closes the string; a quote after an odd number of backslashes is part of the string. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text[at - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return at
  }
  return text.length
}

const parseShallow = (text: string) => (isTooDeep(text) ? undefined : parseJson(text))
