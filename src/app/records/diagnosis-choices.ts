import * as v from 'valibot'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { FieldConditions } from '#domain/diagnosis/input/field-conditions.ts'
import { areaUnits, firstAreaUnit } from '#domain/soil/area.ts'
import { humusClasses, textures } from '#domain/soil/soil.ts'
import type { Instant } from '#domain/units.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { keptStandard } from '#knowledge/crops/kept-standard.ts'
import type { Clock } from '#ports/clock.ts'
import type { Preferences } from '#ports/preferences.ts'
import { followPreference } from '#app/settings/follow-preference.ts'

/** The user's choices for the last diagnosis. Null: not chosen, so a default applies and is shown as one. */
export type ChosenForDiagnosis = v.InferOutput<typeof chosen>

export type ChosenForPlace = v.InferOutput<typeof chosenForPlace>

interface DiagnosisChoicesState extends ChosenForDiagnosis {
  /** False once the device failed to store them. */
  readonly isKept: boolean
}

export interface DiagnosisChoices {
  readonly store: StoreApi<DiagnosisChoicesState>
  /** Reads the stored choices and follows other tabs; returns a function that stops. */
  start(): () => void
  change(patch: Partial<ChosenForDiagnosis>): void
  /** Merges choices for one place. */
  changePlace(place: string, patch: ChosenForPlace): void
  /** The same for many places, stored once. */
  changePlaces(patches: ReadonlyMap<string, ChosenForPlace>): void
  /** Offers the crop among the first ones the next time. */
  noteCrop(crop: string): void
  /** The time of a diagnosis to be stored. */
  now(): { readonly at: Instant; readonly wallOffset: number }
}

export const choicesKey = 'diagnosis-choices'
/** Limits of a name or id in characters, and of a list. */
const maxNameLength = 120
const maxItems = 500
export const maxSenderLength = 200
export const maxMessageLength = 400
/** One season of an office. Diagnoses of older tests use what was stored with them. */
export const maxPlaces = 1500
const maxRecentCrops = 6

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(maxNameLength))
const positive = v.pipe(v.number(), v.finite(), v.gtValue(0), v.maxValue(1e7))
const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullable(schema), null)
const byId = <Value>(value: v.GenericSchema<unknown, Value>) => v.fallback(v.record(id, value), {})

/** Choices for one place: a plot, a sample without one, or typed values. */
const chosenForPlace = v.object({
  crop: v.exactOptional(orNull(id)),
  area: v.exactOptional(orNull(v.object({ value: positive, unit: v.picklist(areaUnits) }))),
  texture: v.exactOptional(orNull(v.picklist(textures))),
  humus: v.exactOptional(orNull(v.picklist(humusClasses))),
  isVolcanicAsh: v.exactOptional(orNull(v.boolean())),
  depth: v.exactOptional(orNull(positive)),
  bulkDensity: v.exactOptional(orNull(positive)),
  compost: v.exactOptional(orNull(v.object({ compost: id, rate: positive }))),
  soilType: v.exactOptional(orNull(id)),
  standard: v.exactOptional(orNull(id)),
  /** Amounts of liquid (mL) and soil (g) of a test in mg/L whose kit prescribes none. */
  ratio: v.exactOptional(orNull(v.object({ liquid: positive, soil: positive }))),
  flowerColor: v.exactOptional(orNull(v.picklist(['blue', 'pink']))),
  growth: v.exactOptional(
    v.fallback(v.picklist(['before-planting', 'growing']), 'before-planting'),
  ),
} satisfies Record<keyof FieldConditions | 'ratio' | 'growth', v.GenericSchema>)

/** Parsed field by field: an invalid one falls back to not chosen and leaves the others intact. */
const chosen = v.object({
  /** By `choiceKey`: a choice for one place is never used for another. */
  places: byId(v.fallback(chosenForPlace, {})),
  /** Recently chosen crops, latest first: offered, never chosen automatically. */
  recentCrops: v.fallback(v.pipe(v.array(id), v.maxLength(maxItems)), []),
  /** Unit for an area not entered yet. */
  areaUnit: v.fallback(v.picklist(areaUnits), firstAreaUnit),
  lime: orNull(id),
  n: orNull(id),
  p2o5: orNull(id),
  k2o: orNull(id),
  /** Products to mix; empty: one product for each nutrient. */
  mix: v.fallback(v.pipe(v.array(id), v.maxLength(maxItems)), []),
  /** kg per bag, by product id. */
  bags: byId(positive),
  isExpert: v.fallback(v.boolean(), false),
  /** Sender printed on the reports: office and name, with line breaks. Empty for growers who print for themselves. */
  sender: v.fallback(v.pipe(v.string(), v.maxLength(maxSenderLength)), ''),
  /** The sender's message on every sheet. */
  message: v.fallback(v.pipe(v.string(), v.maxLength(maxMessageLength)), ''),
})

/** The form until November 2026: one crop for all, and one for each plot. */
const chosenBefore = v.object({
  crop: orNull(id),
  cropOfPlot: byId(id),
  standards: byId(v.union([id, v.pipe(v.number(), v.integer(), v.minValue(0))])),
})

export function parseChoices(kept: unknown): ChosenForDiagnosis {
  const whole = v.safeParse(chosen, kept)
  if (!whole.success) return v.parse(chosen, {})
  const { crop: lastCrop, cropOfPlot, standards } = v.parse(chosenBefore, kept)
  const { places, recentCrops } = whole.output
  const ofPlots = Object.entries(cropOfPlot).map(([plot, grown]): [string, ChosenForPlace] => {
    const crop = cropOf(grown)
    const standard = crop === null ? null : keptStandard(crop, standards[grown])
    return [choiceKey.plot(plot), { crop: grown, ...(standard !== null && { standard }) }]
  })
  return {
    ...whole.output,
    places: { ...Object.fromEntries(ofPlots), ...places },
    recentCrops: recentCrops.length === 0 && lastCrop !== null ? [lastCrop] : recentCrops,
  }
}

/** Keys of `places`. */
export const choiceKey = {
  plot: (plot: string) => `plot ${plot}`,
  sample: (record: string, sample: string) => `sample ${record} ${sample}`,
  typed: 'typed',
}

/** Choices that apply to all diagnoses, stored on this device. Measured values are not among them: they would look like new ones. */
export function createDiagnosisChoices(outside: {
  readonly preferences: Preferences
  readonly clock: Pick<Clock, 'now' | 'wallOffset'>
  /** Called before a change. */
  readonly onChanging?: () => void
}): DiagnosisChoices {
  const { preferences, clock, onChanging } = outside
  const store = createStore<DiagnosisChoicesState>(() => ({ ...parseChoices({}), isKept: true }))
  const read = (kept: unknown) => store.setState(parseChoices(kept))
  function change(patch: Partial<ChosenForDiagnosis>) {
    onChanging?.()
    store.setState(patch)
    const { isKept: _, ...rest } = store.getState()
    store.setState({ isKept: preferences.write(choicesKey, rest) })
  }
  function changePlaces(patches: ReadonlyMap<string, ChosenForPlace>) {
    const { places } = store.getState()
    const others = Object.entries(places).filter(([place]) => !patches.has(place))
    const changed = [...patches].map(
      ([place, patch]) => [place, { ...places[place], ...patch }] as const,
    )
    change({ places: Object.fromEntries([...others, ...changed].slice(-maxPlaces)) })
  }
  return {
    store,
    start: () => followPreference(preferences, choicesKey, read),
    change,
    changePlace: (place, patch) => changePlaces(new Map([[place, patch]])),
    changePlaces,
    noteCrop(crop) {
      const others = store.getState().recentCrops.filter((one) => one !== crop)
      change({ recentCrops: [crop, ...others].slice(0, maxRecentCrops) })
    },
    now: () => ({ at: clock.now(), wallOffset: clock.wallOffset() }),
  }
}
