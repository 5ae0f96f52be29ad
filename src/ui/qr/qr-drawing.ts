/** Free margin around a code that readers require, in modules. Source: ISO/IEC 18004 §9.1. */
export const quietZone = 4

/** All dark modules of a code as one SVG path, drawn in runs of neighbors. Rows from top to bottom. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) =>
      runsOf(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('')
}

function runsOf(row: readonly boolean[]): readonly (readonly [start: number, length: number])[] {
  const runs: [number, number][] = []
  let last: [number, number] | undefined
  for (const [x, isDark] of row.entries()) {
    if (!isDark) last = undefined
    else if (last === undefined) runs.push((last = [x, 1]))
    else last[1] += 1
  }
  return runs
}
