import * as v from 'valibot'
import { boundReason, type BoundReason } from '#domain/exchange/bounded.ts'
import type { ClosedBand, Nutrients } from '#domain/diagnosis/crop.ts'
import { asReadable } from '#domain/stored-values.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { propertyOf } from '#domain/property-of.ts'
import { parseJson } from '#domain/parse-json.ts'

/** Source in the user's words, and its date. */
export interface OwnSource {
  readonly title: string
  /** YYYY-MM-DD. */
  readonly date: string | null
}

/** Items a standard of the user's may have bands for. pH; EC in mS/cm; a laboratory's in mg/100g; saturation in percent; ratios in equivalents. */
export const ownBandItems = [
  'ph',
  'ec',
  'p2o5',
  'k2o',
  'cao',
  'mgo',
  'saturation',
  'caMg',
  'mgK',
] as const
export type OwnBandItem = (typeof ownBandItems)[number]
export type OwnBands = { readonly [Item in OwnBandItem]?: ClosedBand }

/** A standard that an office entered for a crop: rates in kg/10a, bands, or both. Null: not given. */
export interface OwnStandard {
  readonly schema: 1
  readonly id: string
  /** Id of a crop of the app. */
  readonly crop: string
  /** The way of growing; empty for any. */
  readonly name: string
  readonly source: OwnSource
  /** Used for this crop unless another one was chosen for a field. */
  readonly isUsual: boolean
  readonly basal: Nutrients
  /** All top dressings of the season together. */
  readonly top: Nutrients
  readonly bands: OwnBands
}

/** A product as its bag states; percent by weight. A product without nutrients but with alkali is a lime. */
export interface OwnFertilizer {
  readonly schema: 1
  readonly id: string
  readonly name: string
  readonly source: OwnSource
  readonly n: number
  readonly p2o5: number
  readonly k2o: number
  readonly mgo: number
  readonly cao: number
  readonly alkali: number
  readonly bagKilograms: number | null
  /** Yen per bag. */
  readonly bagPrice: number | null
}

/** All standards and products that an office entered. */
export interface OwnRules {
  readonly standards: readonly OwnStandard[]
  readonly fertilizers: readonly OwnFertilizer[]
}
export const noOwnRules: OwnRules = { standards: [], fertilizers: [] }

export const maxOwnNameLength = 60
export const maxOwnSourceLength = 200

/** Values beyond these are taken for typing errors. Assumptions of ours, wide on purpose. */
export const ownLimits = { rate: 200, band: 10_000, percent: 100, bag: 2000, price: 10_000_000 }

const isoDay = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/u))
const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(80))
const between = (low: number, high: number) =>
  v.pipe(v.number(), v.finite(), v.minValue(low), v.maxValue(high))
const orNull = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.nullable(schema), null)
const name = v.pipe(v.string(), asReadable, v.maxLength(maxOwnNameLength))
const source = v.object({
  title: v.pipe(v.string(), asReadable, v.nonEmpty(), v.maxLength(maxOwnSourceLength)),
  date: orNull(isoDay),
})
const rate = orNull(between(0, ownLimits.rate))
const rates = v.fallback(v.object({ n: rate, p2o5: rate, k2o: rate }), {
  n: null,
  p2o5: null,
  k2o: null,
})
const band = v.pipe(
  v.object({ low: between(0, ownLimits.band), high: between(0, ownLimits.band) }),
  v.check(({ low, high }) => low <= high),
)
const optionalBand = v.exactOptional(band)
const bands = v.object({
  ph: optionalBand,
  ec: optionalBand,
  p2o5: optionalBand,
  k2o: optionalBand,
  cao: optionalBand,
  mgo: optionalBand,
  saturation: optionalBand,
  caMg: optionalBand,
  mgK: optionalBand,
} satisfies Record<OwnBandItem, unknown>)
const percent = v.fallback(between(0, ownLimits.percent), 0)

const standardSchema = v.object({
  schema: v.literal(1),
  id,
  crop: id,
  name: v.fallback(name, ''),
  source,
  isUsual: v.fallback(v.boolean(), false),
  basal: rates,
  top: rates,
  bands,
})

const fertilizerSchema = v.object({
  schema: v.literal(1),
  id,
  name: v.pipe(name, v.nonEmpty()),
  source: v.fallback(
    v.object({ title: v.pipe(v.string(), v.maxLength(200)), date: orNull(isoDay) }),
    {
      title: '',
      date: null,
    },
  ),
  n: percent,
  p2o5: percent,
  k2o: percent,
  mgo: percent,
  cao: percent,
  alkali: percent,
  bagKilograms: orNull(between(0.001, ownLimits.bag)),
  bagPrice: orNull(between(0, ownLimits.price)),
})

/** Checks each band by itself: one with its ends swapped does not affect the others. */
function withReadableBands(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return input
  const given = propertyOf(input, 'bands')
  const entries = typeof given === 'object' && given !== null ? Object.entries(given) : []
  return { ...input, bands: Object.fromEntries(entries.filter(([, value]) => v.is(band, value))) }
}

/** Parses a standard as far as it can be read; null where it has no id, crop or source. */
export function parseOwnStandard(input: unknown): OwnStandard | null {
  const parsed = v.safeParse(standardSchema, withReadableBands(input))
  return parsed.success ? parsed.output : null
}

/** Parses a product; null where it has no id or name. */
export function parseOwnFertilizer(input: unknown): OwnFertilizer | null {
  const parsed = v.safeParse(fertilizerSchema, input)
  return parsed.success ? parsed.output : null
}

/* Files */

export type OwnRulesFault =
  | 'not-json'
  | 'not-rules'
  | 'newer-version'
  | 'too-many'
  | 'empty'
  | BoundReason

const format = 'soil-standards'
const version = 1
/** A prefecture's whole volume has about three hundred. */
export const maxOwnRules = 1000

export const serializeOwnRules = ({ standards, fertilizers }: OwnRules): string =>
  `${JSON.stringify({ format, version, standards, fertilizers }, null, 1)}\n`

/** Parses a file of standards and products, exported by the app or written by hand. `dropped`: number of unreadable entries. */
export function parseOwnRulesFile(
  text: string,
): Result<OwnRules & { readonly dropped: number }, OwnRulesFault> {
  const input = parseJson(text)
  if (input === undefined) return failed('not-json')
  const bound = boundReason(input)
  if (bound !== null) return failed(bound)
  const head = v.safeParse(fileSchema, input)
  if (!head.success) return failed('not-rules')
  if (head.output.version > version) return failed('newer-version')
  const given = [head.output.standards, head.output.fertilizers] as const
  if (given[0].length + given[1].length > maxOwnRules) return failed('too-many')
  const standards = given[0].flatMap((one) => parseOwnStandard(one) ?? [])
  const fertilizers = given[1].flatMap((one) => parseOwnFertilizer(one) ?? [])
  const dropped = given[0].length + given[1].length - standards.length - fertilizers.length
  return standards.length + fertilizers.length === 0
    ? failed('empty')
    : ok({ standards, fertilizers, dropped })
}

const fileSchema = v.object({
  format: v.literal(format),
  version: v.number(),
  standards: v.fallback(v.array(v.unknown()), []),
  fertilizers: v.fallback(v.array(v.unknown()), []),
})
