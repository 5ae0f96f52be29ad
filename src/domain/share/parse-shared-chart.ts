import * as v from 'valibot'

import { parseOwnChart } from '#domain/chart/parse-own-chart.ts'
import { kitLimits, charCount } from '#domain/kit/kit-limits.ts'
import { asReadable } from '#domain/stored-values.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { SharedChart } from './shared-chart.ts'
import { parseJson } from '#domain/parse-json.ts'

const shape = v.object({
  kitName: v.pipe(
    v.string(),
    asReadable,
    v.check((name) => charCount(name) <= kitLimits.name),
  ),
  chart: v.unknown(),
})

/** Parses a shared chart from any text, without photographs: they are names of files on another phone. Never throws. */
export function parseSharedChart(text: string): Result<SharedChart, 'not-a-chart'> {
  const outer = v.safeParse(shape, parseJson(text))
  const chart = outer.success ? parseOwnChart(outer.output.chart) : null
  if (!outer.success || chart?.ok !== true) return failed('not-a-chart')
  const patches = chart.value.patches.map((patch) => ({ ...patch, photo: null }))
  return ok({ kitName: outer.output.kitName, chart: { ...chart.value, photo: null, patches } })
}
