import * as v from 'valibot'
import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import type { Diagnosis } from '#domain/diagnosis/diagnosis.ts'
import type { Plot } from '#domain/plot/plot.ts'
import type { KeptDiagnosis } from '#domain/record/soil-record.ts'
import type { Area } from '#domain/soil/area.ts'
import type { Instant } from '#domain/units.ts'

/** Version of the shape of `result`: a whole decision, a superset of the diagnosis of earlier versions. */
const version = 1

interface Where {
  readonly crop: string
  readonly plot: Plot | null
  readonly sample: string
  readonly area: Area | null
  readonly at: Instant
}

/** A decision as it is kept with a test. */
export const toKeptDiagnosis = (
  result: Decision,
  { crop, plot, sample, area, at }: Where,
): Omit<KeptDiagnosis, 'id'> => ({
  version,
  crop,
  plot: plot?.id ?? null,
  sample,
  at,
  area,
  result,
})

const message = v.looseObject({ key: v.string(), params: v.looseObject({}) })
const keys = v.array(v.string())
const evidence = v.array(v.looseObject({ sources: keys }))
const amount = v.looseObject({ value: v.number(), unit: v.string(), decimals: v.number() })
const product = v.looseObject({ product: v.string(), amount, rate: v.number() })
const nutrient = v.looseObject({
  nutrient: v.string(),
  target: v.nullable(v.number()),
  product: v.nullable(product),
  evidence,
})
const plan = v.variant('kind', [
  v.looseObject({ kind: v.literal('plan'), sources: keys, nutrients: v.array(nutrient) }),
  v.looseObject({ kind: v.literal('no-plan'), reason: v.string() }),
])
const value = v.looseObject({ best: v.number(), unit: v.string(), species: v.string() })
const verdict = v.variant('kind', [
  v.looseObject({ kind: v.literal('judged'), levels: keys }),
  v.looseObject({ kind: v.literal('undetectable') }),
  v.looseObject({ kind: v.literal('not-judged'), reason: v.string() }),
])
const item = v.looseObject({
  item: v.string(),
  value: v.nullable(value),
  band: v.nullable(v.looseObject({ sources: keys })),
  verdict,
  meaning: message,
  action: message,
  evidence,
})
const shape = v.looseObject({
  crop: v.string(),
  items: v.array(item),
  plan,
  cautions: v.array(message),
  retests: v.array(message),
})

/** Parses a diagnosis as computed at the time; null if this version of the app cannot show it. */
export function parseKeptDiagnosis(kept: KeptDiagnosis): Diagnosis | null {
  const { result } = kept
  if (kept.version !== version || !v.is(shape, result)) return null
  // What the sheet shows has been checked; texts with unknown keys are left out where they are shown.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return result as unknown as Diagnosis
}

const decisionShape = v.looseObject({
  plot: v.looseObject({ area: v.looseObject({ value: v.number(), from: v.string() }) }),
  verdict: v.looseObject({
    headline: v.looseObject({ key: v.string() }),
    clauses: v.array(v.looseObject({ kind: v.string(), what: keys })),
  }),
  items: v.array(v.looseObject({ level: v.string(), words: keys })),
  actions: v.array(v.looseObject({ kind: v.string(), id: v.string() })),
})

/** Whether it is a decision: versions until November 2026 kept only verdicts of items. */
export const isDecision = (diagnosis: Diagnosis): diagnosis is Decision =>
  v.is(decisionShape, diagnosis)
