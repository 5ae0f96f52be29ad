import * as v from 'valibot'

import { charCount } from '#domain/kit/kit-limits.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { instant } from '#domain/units.ts'
import { isOnCalendar } from '#domain/record/record-extras.ts'
import { asReadable } from '#domain/stored-values.ts'
import { chartScale } from '#domain/reading/parse-scale.ts'
import {
  sortPatches,
  ownChartLimits as limits,
  type ChartPatch,
  type OwnChart,
} from './own-chart.ts'

const text = (most: number) =>
  v.pipe(
    v.string(),
    asReadable,
    v.check((value) => charCount(value) <= most),
  )
const id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/u))
/** Names of photographs are used in lookups, so only hex digits are accepted. */
const photo = v.nullable(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/u)))
/** A lamp in the picture may be brighter than the white card, up to this limit. */
const light = v.pipe(v.number(), v.minValue(0), v.maxValue(16))
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const schema = v.object({
  schema: v.literal(1),
  id,
  kit: id,
  analyte: id,
  scale: chartScale,
  name: text(limits.name),
  takenAt: v.pipe(v.number(), v.minValue(0), v.check(isOnCalendar), v.transform(instant)),
  hasWhite: v.boolean(),
  photo,
  patches: v.pipe(
    v.array(
      v.object({
        value: v.nullable(v.pipe(v.number(), v.finite())),
        word: text(limits.word),
        rgb: v.strictTuple([light, light, light]),
        place: v.strictTuple([share, share, share, share]),
        photo,
      }),
    ),
    v.minLength(1),
    v.maxLength(limits.patches),
  ),
})

/** Parses a chart that can be shown, or returns the path of the first fault. Never throws. */
export function parseOwnChart(input: unknown): Result<OwnChart, string> {
  const parsed = v.safeParse(schema, input)
  if (!parsed.success) return failed(v.getDotPath(parsed.issues[0]) ?? '')
  const { patches } = parsed.output
  return ok({ ...parsed.output, patches: sortPatches(patches.filter(isNew)) })
}

/** Rejects a repeated number in a chart; words may repeat. */
const isNew = ({ value }: ChartPatch, at: number, all: readonly ChartPatch[]) =>
  value === null || all.findIndex((patch) => patch.value === value) === at
