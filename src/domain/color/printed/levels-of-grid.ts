import type { Box } from '#domain/color/pixels.ts'

/**
 * The fields of a found grid, level by level, in the order one reads: a level's pads lie across the way the levels go, and a
 * single pad's series may go on in the next row. Null where so many levels of so many pads do not make this grid.
 */
export function levelsOfGrid(
  rows: readonly (readonly Box[])[],
  levels: number,
  pads: number,
): readonly (readonly Box[])[] | null {
  const columns = rows[0]?.length ?? 0
  if (pads === 1 && levels === rows.length * columns) return rows.flat().map((box) => [box])
  if (columns === levels && rows.length === pads) return transposed(rows)
  return rows.length === levels && columns === pads ? rows : null
}

const transposed = (rows: readonly (readonly Box[])[]) =>
  (rows[0] ?? []).map((_, column) => rows.flatMap((row) => row.slice(column, column + 1)))
