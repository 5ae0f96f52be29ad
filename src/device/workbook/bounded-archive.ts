import { zipSync } from 'fflate'
import { workbookLimits } from '#domain/exchange/workbook-limits.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { TableFailure } from '#ports/files.ts'
import { archiveParts, unpackPart } from './archive-parts.ts'
import { columnNumber, tallCells, type TallCell } from './merged-cells.ts'

interface BoundedArchive {
  readonly archive: ArrayBuffer
  /** Merged cells of each sheet, which the reader does not report. */
  readonly tall: readonly (readonly TallCell[])[]
}

const isXml = (name: string) => /\.(?:xml|rels)$/u.test(name)

/**
 * Unpacks a workbook's parts within bounds and repacks them without compression. The reader would unpack in workers made from
 * blobs, which our CSP forbids, and has no bounds: a sheet with one cell in the last corner would fill the memory.
 */
export function boundedArchive(
  bytes: Uint8Array<ArrayBuffer>,
): Result<BoundedArchive, Exclude<TableFailure, 'old-workbook'>> {
  try {
    const found = archiveParts(bytes).filter(({ name }) => isXml(name))
    const length = found.reduce((sum, { unpackedBytes }) => sum + unpackedBytes, 0)
    if (found.length > workbookLimits.parts || length > workbookLimits.unpackedBytes) {
      return failed('workbook-too-large')
    }
    const parts = Object.fromEntries(found.map((part) => [part.name, unpackPart(bytes, part)]))
    for (const part of Object.values(parts)) {
      const corner = lastCell(new TextDecoder().decode(part))
      if (corner === null) return failed('unreadable')
      const { rows, columns } = corner
      const isLarge = rows > workbookLimits.rows || columns > workbookLimits.columns
      if (isLarge || rows * columns > workbookLimits.cells) return failed('workbook-too-large')
    }
    const archive = Uint8Array.from(zipSync(parts, { level: 0 })).buffer
    return ok({ archive, tall: tallCells(parts) })
  } catch {
    // Only a file that is no archive, or an archive with false sizes, causes errors.
    return failed('unreadable')
  }
}

/** Matches rows and cells of a sheet loosely: anything a parser could take for one. */
const anyCellTag = /<(?:[^\s<>/!?:"'=]+:)?(?:row|c)(?![^\s/>])/gu
/** Matches them in the form in which spreadsheet programs write them. */
const plainCellTag =
  /<(?:[\w.-]+:)?(?:row|c)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*\/?>/gu
const address = /[\s:]r\s*=\s*["']([^"']*)["']/gu
const plainAddress = /^([A-Z]{0,3})(\d{1,7})$/u

/** Size of the rectangle spanned by the cells of a part; null if some are not plainly written. */
function lastCell(xml: string): { readonly rows: number; readonly columns: number } | null {
  const count = xml.match(anyCellTag)?.length ?? 0
  if (count === 0) return { rows: 0, columns: 0 }
  // A comment could hide a tag, or half of one.
  if (xml.includes('<!')) return null
  let found = 0
  let rows = 0
  let columns = 0
  for (const [, attributes = ''] of xml.matchAll(plainCellTag)) {
    found += 1
    for (const [, text = ''] of attributes.matchAll(address)) {
      const [, letters, row] = plainAddress.exec(text) ?? []
      if (letters === undefined) return null
      rows = Math.max(rows, Number(row))
      columns = Math.max(columns, columnNumber(letters))
    }
  }
  return found === count ? { rows, columns } : null
}
