/** An all-day event in a calendar. */
export interface CalendarDay {
  /** Globally unique. */
  readonly id: string
  /** YYYY-MM-DD. */
  readonly day: string
  /** Creation time in UTC: YYYY-MM-DDTHH:MM:SS.sssZ. */
  readonly madeAt: string
  readonly title: string
  readonly note: string
}

/** Creates an iCalendar file with one event and a reminder on its morning. Source: RFC 5545. */
export function calendarFile({ id, day, madeAt, title, note }: CalendarDay): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//soil-kit-timer//diagnosis//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${madeAt.slice(0, 19).replaceAll(/[-:]/gu, '')}Z`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(note)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:PT7H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return lines.flatMap(folded).join('\r\n')
}

/** Escapes text (section 3.3.11). */
const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`).replaceAll(/\r?\n/gu, '\\n')

const maxLineBytes = 75

/** Folds long lines (section 3.1): continuation lines start with a space, and no character is split. */
function folded(line: string): readonly string[] {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const sign of line) {
    const size = utf8Bytes(sign.codePointAt(0) ?? 0)
    if (bytes + size > maxLineBytes) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += sign
    bytes += size
  }
  return [...parts, part]
}

const utf8Bytes = (point: number) =>
  point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_00_00 ? 3 : 4
