import * as v from 'valibot'

import type { Kit } from '#domain/kit/kit.ts'
import { parseKit } from '#domain/kit/parse-kit.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import { fromBase64, toBase64 } from '#domain/base64.ts'
import { ownChartLimits, type OwnChart } from './own-chart.ts'
import { parseOwnChart } from './parse-own-chart.ts'
import { parseJson } from '#domain/parse-json.ts'

/** A kit with the charts photographed for it. A separate file, because photographs would make a kit file too large. */
export interface ChartFile {
  readonly kit: Kit
  readonly charts: readonly OwnChart[]
  readonly photos: ReadonlyMap<string, FilePhoto>
}

interface FilePhoto {
  readonly type: string
  readonly bytes: Uint8Array
}

export type ChartFileFault = 'not-json' | 'not-a-chart-file' | 'newer-version' | 'broken-part'

const format = 'soil-chart'

export function serializeChartFile({ kit, charts, photos }: ChartFile): string {
  const kept = [...photos].map(([name, { type, bytes }]) => [
    name,
    { type, base64: toBase64(bytes) },
  ])
  const file = { format, schema: 1, kit, charts, photos: Object.fromEntries(kept) as unknown }
  return `${JSON.stringify(file, null, 1)}\n`
}

const shape = v.object({
  format: v.literal(format),
  schema: v.number(),
  kit: v.unknown(),
  charts: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(200)),
  photos: v.record(
    v.pipe(v.string(), v.regex(/^[\da-f]{64}$/u)),
    v.object({
      type: v.picklist(['image/jpeg', 'image/webp', 'image/png']),
      base64: v.pipe(v.string(), v.maxLength(ownChartLimits.fileBytes)),
    }),
  ),
})

/** Parses the text of a chart file. All or nothing: a partly parsed chart would give wrong answers. */
export function parseChartFile(text: string): Result<ChartFile, ChartFileFault> {
  const input = parseJson(text)
  if (input === undefined) return failed('not-json')
  const outer = v.safeParse(shape, input)
  if (!outer.success) return failed('not-a-chart-file')
  if (outer.output.schema !== 1) {
    return failed(outer.output.schema > 1 ? 'newer-version' : 'not-a-chart-file')
  }
  return withParts(outer.output)
}

function withParts(file: v.InferOutput<typeof shape>): Result<ChartFile, ChartFileFault> {
  const kit = parseKit(file.kit)
  if (!kit.ok) return failed('broken-part')
  const charts: OwnChart[] = []
  for (const each of file.charts) {
    const chart = parseOwnChart(each)
    if (!chart.ok || chart.value.kit !== kit.value.id) return failed('broken-part')
    charts.push(chart.value)
  }
  const photos = new Map<string, FilePhoto>()
  for (const [name, { type, base64 }] of Object.entries(file.photos)) {
    const bytes = fromBase64(base64)
    if (bytes === null) return failed('broken-part')
    photos.set(name, { type, bytes })
  }
  return ok({ kit: kit.value, charts, photos })
}
