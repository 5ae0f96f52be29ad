import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { areaUnits } from '#domain/diagnosis/area.ts'
import { humusClasses, textures } from '#domain/diagnosis/soil.ts'
import type { Instant } from '#domain/units.ts'
import type { Clock } from '#ports/clock.ts'
import type { Preferences } from '#ports/preferences.ts'
import { followPreference } from './follow-preference.ts'

/** What the user chose at the last diagnosis. Null: nothing was said, a default is to be used and to be called one. */
export type ChosenForDiagnosis = v.InferOutput<typeof chosen>

interface DiagnosisChoicesState extends ChosenForDiagnosis {
  /** False once the device refused to keep them. */
  readonly kept: boolean
}

export interface DiagnosisChoices {
  readonly store: StoreApi<DiagnosisChoicesState>
  /** Reads what was kept and follows other tabs; answers with the way to stop. */
  start(): () => void
  change(patch: Partial<ChosenForDiagnosis>): void
  /** The moment of a diagnosis that is to be kept. */
  now(): { readonly at: Instant; readonly wallOffset: number }
}

const key = 'diagnosis-choices'
/** Of a name or id, and of a list: more is no work of ours. */
const longest = 80
const most = 500

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(longest))
const positive = v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(1e7))
const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullable(schema), null)
const byId = <Value>(value: v.GenericSchema<unknown, Value>) => v.fallback(v.record(id, value), {})

/** Field by field: a spoiled one falls back to nothing said and leaves the others alone. */
const chosen = v.object({
  crop: orNull(id),
  /** Ids of crops by ids of plots. */
  cropOfPlot: byId(id),
  /** Id of a kept plot. */
  plot: orNull(id),
  growth: v.fallback(v.picklist(['before-planting', 'growing']), 'before-planting'),
  area: orNull(v.object({ value: positive, unit: v.picklist(areaUnits) })),
  /** Of the area that is not yet said. */
  areaUnit: v.fallback(v.picklist(areaUnits), 'm2'),
  texture: orNull(v.picklist(textures)),
  humus: orNull(v.picklist(humusClasses)),
  isVolcanicAsh: orNull(v.boolean()),
  depth: orNull(positive),
  bulkDensity: orNull(positive),
  soilType: orNull(id),
  lime: orNull(id),
  n: orNull(id),
  p2o5: orNull(id),
  k2o: orNull(id),
  compost: orNull(v.object({ compost: id, rate: positive })),
  /** Products to mix; empty: one product for each nutrient. */
  mix: v.fallback(v.pipe(v.array(id), v.maxLength(most)), []),
  /** kg of a bag by ids of products. */
  bags: byId(positive),
  /** Ids of standards by ids of crops. Until November 2026 places in a list: knowledge/crops/kept-standard.ts reads them. */
  standards: byId(v.union([id, v.pipe(v.number(), v.integer(), v.minValue(0))])),
  flowerColor: orNull(v.picklist(['blue', 'pink'])),
  isExpert: v.fallback(v.boolean(), false),
})

const parse = (kept: unknown): ChosenForDiagnosis => {
  const whole = v.safeParse(chosen, kept)
  return whole.success ? whole.output : v.parse(chosen, {})
}

/** What is chosen once for all diagnoses, kept on this device. Values of a test are none of it: they would look like new ones. */
export function createDiagnosisChoices(outside: {
  readonly preferences: Preferences
  readonly clock: Pick<Clock, 'now' | 'wallOffset'>
}): DiagnosisChoices {
  const { preferences, clock } = outside
  const store = createStore<DiagnosisChoicesState>(() => ({ ...parse({}), kept: true }))
  const read = (kept: unknown) => store.setState(parse(kept))
  return {
    store,
    start: () => followPreference(preferences, key, read),
    change(patch) {
      store.setState(patch)
      const { kept: _, ...rest } = store.getState()
      store.setState({ kept: preferences.write(key, rest) })
    },
    now: () => ({ at: clock.now(), wallOffset: clock.wallOffset() }),
  }
}
