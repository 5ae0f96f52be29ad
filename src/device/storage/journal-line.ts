import { parseStoredEvent } from './stored-event.ts'
import type { StoredEvent } from '#ports/event-log.ts'

/** One event of the journal: CRC-32 of the JSON in 8 hex digits, a space, the JSON, a line feed. */
export function formatLine(event: StoredEvent): string {
  const json = JSON.stringify(event)
  return `${checksum(json)} ${json}\n`
}

/** A line without its line feed → its event; null where the line is torn or changed. */
export function parseLine(line: string): StoredEvent | null {
  const json = line.slice(9)
  if (line[8] !== ' ' || line.slice(0, 8) !== checksum(json)) return null
  return parseStoredEvent(parseJson(json))
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json) as unknown
  } catch {
    return null
  }
}

const encoder = new TextEncoder()

function checksum(text: string): string {
  const bytes = encoder.encode(text)
  let crc = -1
  // By place: an iterator takes three times as long, and a phone that joins a team writes a hundred thousand lines.
  for (let at = 0; at < bytes.length; at += 1) {
    crc = (table[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8)
  }
  return ((crc ^ -1) >>> 0).toString(16).padStart(8, '0')
}

/** Source: CRC-32 as in ISO 3309 and PNG, reflected polynomial 0xEDB88320. */
const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

export interface JournalPage {
  readonly events: readonly StoredEvent[]
  readonly unreadable: number
  /** Bytes after the last line feed: the start of the next page's first line, or a torn line. */
  readonly rest: Uint8Array
}

const lineFeed = 0x0a

/** Reads all whole lines of some bytes of the journal. Empty lines do not count. */
export function parsePage(bytes: Uint8Array): JournalPage {
  const end = bytes.lastIndexOf(lineFeed) + 1
  const lines = new TextDecoder().decode(bytes.subarray(0, end)).split('\n')
  const filled = lines.filter((line) => line !== '')
  const events = filled.map(parseLine).filter((event) => event !== null)
  return { events, unreadable: filled.length - events.length, rest: bytes.slice(end) }
}
