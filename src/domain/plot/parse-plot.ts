import * as v from 'valibot'

import { areaUnits } from '#domain/soil/area.ts'
import { asReadable } from '#domain/stored-values.ts'
import { textures } from '#domain/soil/soil.ts'
import { maxCorners } from './outline.ts'
import { humusContents, emptyPlot, type Plot, type PlotFields } from './plot.ts'
import { once } from '#domain/once.ts'

const schemas = once(() => {
  const text = v.pipe(v.string(), v.maxLength(2000), asReadable)
  const positive = v.pipe(v.number(), v.finite(), v.gtValue(0))
  const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/u))

  const coordinate = v.pipe(v.number(), v.finite(), v.minValue(-1e6), v.maxValue(1e6))
  const corners = v.pipe(
    v.array(v.tuple([coordinate, coordinate])),
    v.minLength(3),
    v.maxLength(maxCorners),
  )
  const outlineSchema = v.object({ on: v.picklist(['sketch', 'map']), corners })

  const fields = {
    name: text,
    farmer: text,
    farmerReading: text,
    group: text,
    area: v.nullable(v.object({ value: positive, unit: v.picklist(areaUnits) })),
    texture: v.nullable(v.picklist(textures)),
    humus: v.nullable(v.picklist(humusContents)),
    volcanicAsh: v.nullable(v.boolean()),
    depthCm: v.nullable(positive),
    bulkDensity: v.nullable(positive),
    compost: v.nullable(v.object({ compost: text, rate: positive })),
    crops: v.array(v.object({ crop: text, from: day, to: v.nullable(day) })),
    note: text,
    photo: v.nullable(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/u))),
    outline: v.nullable(outlineSchema),
    archived: v.boolean(),
  } satisfies Record<keyof PlotFields, v.GenericSchema>

  /** Invalid properties, or those of a later version, take their default value. */
  const plot = v.object({
    schema: v.literal(1),
    id: v.pipe(v.string(), v.nonEmpty()),
    name: fields.name,
    farmer: v.fallback(fields.farmer, emptyPlot.farmer),
    farmerReading: v.fallback(fields.farmerReading, emptyPlot.farmerReading),
    group: v.fallback(fields.group, emptyPlot.group),
    area: v.fallback(fields.area, emptyPlot.area),
    texture: v.fallback(fields.texture, emptyPlot.texture),
    humus: v.fallback(fields.humus, emptyPlot.humus),
    volcanicAsh: v.fallback(fields.volcanicAsh, emptyPlot.volcanicAsh),
    depthCm: v.fallback(fields.depthCm, emptyPlot.depthCm),
    bulkDensity: v.fallback(fields.bulkDensity, emptyPlot.bulkDensity),
    compost: v.fallback(fields.compost, emptyPlot.compost),
    crops: v.fallback(fields.crops, [...emptyPlot.crops]),
    note: v.fallback(fields.note, emptyPlot.note),
    photo: v.fallback(fields.photo, emptyPlot.photo),
    outline: v.fallback(fields.outline, emptyPlot.outline),
    archived: v.fallback(fields.archived, emptyPlot.archived),
  })
  return { fields, plot }
})

/** Parses a plot as far as it can be read; null where it has no id or name. */
export function parsePlot(input: unknown): Plot | null {
  const parsed = v.safeParse(schemas().plot, input)
  return parsed.success ? parsed.output : null
}

/** Parses the readable fields, each independently. */
export function parsePlotPatch(input: unknown): Partial<PlotFields> {
  if (typeof input !== 'object' || input === null) return {}
  const readable = Object.entries(input).flatMap(([name, value]) => {
    const parsed = isField(name) ? v.safeParse(schemas().fields[name], value) : null
    return parsed?.success === true ? [[name, parsed.output]] : []
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field was checked by its schema
  return Object.fromEntries(readable) as Partial<PlotFields>
}

const isField = (name: string): name is keyof PlotFields => Object.hasOwn(emptyPlot, name)
