import { gateOrder, type GateFindings } from '#domain/color/gates.ts'
import type { ContrastReading } from '#domain/color/read-contrast.ts'
import type { ColorReading } from '#domain/color/read-sample.ts'
import type { CameraEvidence } from '#domain/reading/reading.ts'
import type { Against } from './reading-request.ts'

/** What the engine said, of a color or of a black figure. */
export type CameraOpinion = ColorReading | ContrastReading

/** The opinion as it is kept beside the reading. A figure has no color: its distance is 0, its contrast among the gates. */
export function evidenceOf(
  opinion: CameraOpinion,
  verdict: CameraEvidence['verdict'],
  photo: string | null,
): CameraEvidence {
  return { outcome: outcomeOf(opinion), gates: gatesOf(opinion), verdict, photo }
}

function outcomeOf(opinion: CameraOpinion): CameraEvidence['outcome'] {
  const deltaE = 'deltaE' in opinion ? (opinion.deltaE ?? 0) : 0
  if (opinion.status === 'refused') return { kind: 'refused', reasons: opinion.reasons }
  if (opinion.status === 'off-chart') return { kind: 'off-chart', deltaE }
  const { estimate, range } = opinion
  return { kind: 'read', estimate, range, deltaE }
}

function gatesOf(opinion: CameraOpinion): Readonly<Record<string, number>> {
  const measured = Object.entries(opinion.gates).map(([name, { value }]) => [name, value] as const)
  const contrast = 'ratio' in opinion ? [['contrast', opinion.ratio] as const] : []
  return Object.fromEntries([...measured, ...contrast])
}

export interface GateLine {
  readonly name: keyof GateFindings
  readonly passed: boolean
}

export const gateLines = ({ gates }: CameraOpinion): readonly GateLine[] =>
  gateOrder.flatMap((name) => {
    const finding = gates[name]
    return finding === undefined ? [] : [{ name, passed: finding.passed }]
  })

/** Colors of another photograph say less: the range then reaches at least to both neighboring levels. */
export function withDoubt(opinion: CameraOpinion, against: Against): CameraOpinion {
  if (against === 'chart' || opinion.status !== 'read') return opinion
  const ends = [...opinion.range, ...opinion.nearest]
  return { ...opinion, range: [Math.min(...ends), Math.max(...ends)] }
}
