import { zipSync } from 'fflate'
import { workbookLimits } from '#domain/exchange/workbook-limits.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { TableFailure } from '#ports/files.ts'
import { archiveParts, unpackPart } from './archive-parts.ts'
import { columnNumber, tallCells, type TallCell } from './merged-cells.ts'

interface BoundedArchive {
  readonly archive: ArrayBuffer
  /** Of each sheet what the reader says nothing of. */
  readonly tall: readonly (readonly TallCell[])[]
}

const isXml = (name: string) => /\.(?:xml|rels)$/u.test(name)

/**
 * A workbook's parts, unpacked within bounds and packed again without compression. The reader would unpack in workers made
 * of blobs, which our CSP forbids, and has no bounds: a sheet with one cell in the last corner would fill the memory.
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
    // What is thrown is always about an archive that is none, or lies.
    return failed('unreadable')
  }
}

/** Rows and cells of a sheet, found loosely: whatever a parser could take for one. */
const anyCellTag = /<(?:[^\s<>/!?:"'=]+:)?(?:row|c)(?![^\s/>])/gu
/** The same as every spreadsheet writes them. */
const plainCellTag =
  /<(?:[\w.-]+:)?(?:row|c)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))*)\s*\/?>/gu
const address = /[\s:]r\s*=\s*["']([^"']*)["']/gu
const plainAddress = /^([A-Z]{0,3})(\d{1,7})$/u

/** The corner of the rectangle that the cells of a part span; null where some are not written plainly. */
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
