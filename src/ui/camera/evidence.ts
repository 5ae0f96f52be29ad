import { gateOrder, type GateFindings } from '#domain/color/gates.ts'
import type { ContrastReading } from '#domain/color/read-contrast.ts'
import type { ColorReading } from '#domain/color/read-sample.ts'
import type { CameraEvidence } from '#domain/reading/reading.ts'
import type { Instant } from '#domain/units.ts'
import type { ComparisonBasis } from './reading-request.ts'

/** Result of the engine, for a color or for a black figure. */
export type CameraEstimate = ColorReading | ContrastReading

/** The estimate in the form stored with the reading. A figure has no color: its distance is 0, its contrast is stored among the gates. */
export function evidenceOf(
  cameraEstimate: CameraEstimate,
  verdict: CameraEvidence['verdict'],
  photo: string | null,
  takenAt: Instant | null = null,
): CameraEvidence {
  return {
    outcome: outcomeOf(cameraEstimate),
    gates: gatesOf(cameraEstimate),
    verdict,
    photo,
    ...(takenAt !== null && { takenAt }),
  }
}

function outcomeOf(cameraEstimate: CameraEstimate): CameraEvidence['outcome'] {
  const deltaE = 'deltaE' in cameraEstimate ? (cameraEstimate.deltaE ?? 0) : 0
  if (cameraEstimate.status === 'refused')
    return { kind: 'refused', reasons: cameraEstimate.reasons }
  if (cameraEstimate.status === 'off-chart') return { kind: 'off-chart', deltaE }
  const { estimate, range } = cameraEstimate
  return { kind: 'read', estimate, range, deltaE }
}

function gatesOf(cameraEstimate: CameraEstimate): Readonly<Record<string, number>> {
  const measured = Object.entries(cameraEstimate.gates).map(
    ([name, { value }]) => [name, value] as const,
  )
  const contrast = 'ratio' in cameraEstimate ? [['contrast', cameraEstimate.ratio] as const] : []
  return Object.fromEntries([...measured, ...contrast])
}

export interface GateLine {
  readonly name: keyof GateFindings
  readonly passed: boolean
}

export const gateLines = ({ gates }: CameraEstimate): readonly GateLine[] =>
  gateOrder.flatMap((name) => {
    const finding = gates[name]
    return finding === undefined ? [] : [{ name, passed: finding.passed }]
  })

/** Colors from another photograph are less reliable: extends the range at least to both neighboring levels. */
export function withUncertainty(
  cameraEstimate: CameraEstimate,
  against: ComparisonBasis,
): CameraEstimate {
  if (against === 'chart' || cameraEstimate.status !== 'read') return cameraEstimate
  const ends = [...cameraEstimate.range, ...cameraEstimate.nearest]
  return { ...cameraEstimate, range: [Math.min(...ends), Math.max(...ends)] }
}
