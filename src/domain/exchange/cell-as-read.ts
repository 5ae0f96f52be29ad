import { readableText } from '#domain/readable-text.ts'
import { areaIn, squareMeters } from '#domain/soil/area.ts'
import { parseArea } from './area-cell.ts'
import { plainCell } from './csv-cell.ts'
import { isoDay, timeText } from '#domain/calendar.ts'
import { dayReader, parseTime } from './day-text.ts'
import { limitCell, parseLaboratoryCell } from './laboratory-cell.ts'
import { areaUnitOf, isLaboratory, type ColumnTarget } from './table-columns.ts'

/** Result of reading a cell. `left-out`: only the cell is dropped. `fault`: unreadable, which drops its row (except for an area). */
export interface CellAsRead {
  readonly kind: 'read' | 'empty' | 'left-out' | 'fault'
  readonly text: string
}

/** Shows how a cell is read in a column with this target, for review before a table is imported. */
export function cellAsRead(cell: string, { choice, form, years }: ColumnTarget): CellAsRead {
  const text = readableText(plainCell(cell)).trim()
  if (text === '' && choice !== 'date') return { kind: 'empty', text }
  if (choice === 'date') {
    const day = dayReader(years ?? null)(text)
    return day === null ? { kind: 'fault', text } : { kind: 'read', text: isoDay(day) }
  }
  if (choice === 'time') {
    const minute = parseTime(text)
    return minute === null
      ? { kind: 'fault', text }
      : { kind: 'read', text: timeText({ year: 0, month: 1, day: 1, minute }) }
  }
  if (choice === 'area') {
    const unit = areaUnitOf(form)
    const area = parseArea(text, unit)
    if (area === null) return { kind: 'fault', text }
    // A cell may state another unit than the head under which it is shown.
    const value = areaIn(squareMeters(area.value, area.unit), unit)
    return { kind: 'read', text: String(Number(value.toPrecision(6))) }
  }
  if (!isLaboratory(choice) && choice !== 'keep') return { kind: 'read', text }
  const found = parseLaboratoryCell(text, form?.unit)
  switch (found.kind) {
    case 'number':
      return { kind: 'read', text: String(found.value) }
    case 'limit':
      return { kind: 'read', text: limitCell(found) }
    case 'unmeasured':
      return { kind: 'empty', text }
    case 'below-limit':
    case 'above-limit':
      return { kind: 'left-out', text }
    default:
      return { kind: 'fault', text }
  }
}
