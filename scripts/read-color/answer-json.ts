import type { ColorReading } from '#domain/color/read-sample.ts'

/** Six digits: more than any photograph knows. */
const rounded = (value: number) => Number(value.toPrecision(6))

/** The answer as one line; `estimate` and `range` are null unless the status is "read". */
export function answerJson(reading: ColorReading): string {
  const gates = Object.entries(reading.gates).map(([name, { value, limit, passed }]) => [
    name,
    { value: rounded(value), limit: rounded(limit), passed },
  ])
  return JSON.stringify({
    status: reading.status,
    reasons: reading.status === 'refused' ? reading.reasons : [],
    estimate: reading.status === 'read' ? rounded(reading.estimate) : null,
    range: reading.status === 'read' ? reading.range.map(rounded) : null,
    nearest: reading.nearest,
    deltaE: reading.deltaE === null ? null : rounded(reading.deltaE),
    gates: Object.fromEntries(gates),
  })
}
