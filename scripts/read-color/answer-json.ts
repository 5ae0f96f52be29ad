import type { FoundGrid } from '#domain/color/printed/find-chart.ts'
import type { ColorReading } from '#domain/color/read-sample.ts'
import type { NoChart } from './read-by-spec.ts'

/** Rounds to six digits, more than any photograph resolves. */
const rounded = (value: number) => Number(value.toPrecision(6))

/** The answer as one line; `estimate` and `range` are null unless the status is "read". */
export function answerJson(reading: ColorReading | NoChart): string {
  const gates = Object.entries(reading.gates).map(([name, { value, limit, passed }]) => [
    name,
    { value: rounded(value), limit: rounded(limit), passed },
  ])
  return JSON.stringify({
    status: reading.status,
    reasons: reasonsOf(reading),
    estimate: reading.status === 'read' ? rounded(reading.estimate) : null,
    range: reading.status === 'read' ? reading.range.map(rounded) : null,
    nearest: reading.nearest,
    deltaE: reading.deltaE === null ? null : rounded(reading.deltaE),
    gates: Object.fromEntries(gates),
  })
}

function reasonsOf(reading: ColorReading | NoChart): readonly string[] {
  if (reading.status === 'no-chart') return ['no-chart']
  return reading.status === 'refused' ? reading.reasons : []
}

/** JSON of the printed charts found when the spec asks for none, field by field in reading order. */
export const chartsJson = (grid: FoundGrid | null): string =>
  JSON.stringify({
    status: 'found',
    charts:
      grid === null
        ? []
        : [
            {
              rows: grid.rows.length,
              columns: grid.rows[0]?.length ?? 0,
              paper: grid.paper.map(rounded),
              boxes: grid.rows.map((row) =>
                row.map(({ x, y, width, height }) => [x, y, width, height].map(rounded)),
              ),
            },
          ],
  })
