/** A quality check that a photograph must pass to be read. */
export type Gate =
  | 'blur'
  | 'darkness'
  | 'clipping'
  | 'glare'
  | 'shadow'
  | 'uneven-light'
  | 'tint'
  | 'tilt'
  | 'uniformity'

export interface GateFinding {
  readonly value: number
  readonly limit: number
  /** Whether the value is at most the limit. */
  readonly passed: boolean
}

/** A gate that could not be measured in this photograph is absent. */
export type GateFindings = Readonly<Partial<Record<Gate, GateFinding>>>

export const gate = (value: number, limit: number): GateFinding => ({
  value,
  limit,
  passed: value <= limit,
})

/** Why a photograph was not read. */
export type RefusalReason =
  | 'blurred'
  | 'too-dark'
  | 'clipped'
  | 'glare'
  | 'shadow'
  | 'uneven-light'
  | 'tinted'
  | 'tilted'
  | 'not-uniform'
  | 'ambiguous'
  | 'levels-alike'
  | 'no-white'

const reasons: Readonly<Record<Gate, RefusalReason>> = {
  darkness: 'too-dark',
  clipping: 'clipped',
  blur: 'blurred',
  tilt: 'tilted',
  glare: 'glare',
  shadow: 'shadow',
  'uneven-light': 'uneven-light',
  tint: 'tinted',
  uniformity: 'not-uniform',
}

/** All gates, in the order in which to fix them. */
export const gateOrder: readonly Gate[] = [
  'darkness',
  'clipping',
  'blur',
  'tilt',
  'glare',
  'shadow',
  'uneven-light',
  'tint',
  'uniformity',
]

/** Reasons of the gates that did not pass, in the order in which to fix them. In the dark the other gates measure only noise and are left out. */
export function refusals(findings: GateFindings): readonly RefusalReason[] {
  const failed = gateOrder.filter((name) => findings[name]?.passed === false)
  return (failed.includes('darkness') ? failed.slice(0, 1) : failed).map((name) => reasons[name])
}
