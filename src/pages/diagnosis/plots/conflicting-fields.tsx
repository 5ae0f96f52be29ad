import { useStore } from 'zustand'
import { outlineArea } from '#domain/plot/outline.ts'
import { currentCrop, type Plot, type PlotFields } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { ConflictNotice } from '#pages/diagnosis/history/conflict-notice.tsx'
import { numberText } from '#ui/text/amount-text.ts'
import { useServices } from '#ui/services.tsx'
import { useCropNames } from './crop-names.ts'
import { useChangePlot } from './use-change-plot.ts'
import { plotAreaText } from './plot-form.ts'

const none: readonly never[] = []

/** Changes of a field that another device made at the same time. */
export function ConflictingFields({ plot }: { readonly plot: Plot }) {
  const { plots } = useServices()
  const found = useStore(plots.store, (state) => state.conflicts.get(plot.id) ?? none)
  const cropNames = useCropNames(found.some(({ field }) => field === 'crops'))
  const change = useChangePlot(plot.id)
  return (
    <ConflictNotice
      found={found}
      textOf={(patch) => fieldText(patch, cropNames)}
      onTake={(patch) => void change(patch)}
    />
  )
}

/** Name of a changed property and its value in words; empty if nothing was given. */
function fieldText(patch: Partial<PlotFields>, cropNames: ReadonlyMap<string, string> | null) {
  const { form, fields, area: areaText } = texts('plots')
  const yesNo = (value: boolean) => (value ? form.yes : form.no)
  const { area, texture, humus, volcanicAsh, depthCm, bulkDensity, compost, crops, outline } = patch
  const crop = crops === undefined ? null : currentCrop({ crops })
  const values = {
    name: patch.name,
    farmer: patch.farmer,
    farmerReading: patch.farmerReading,
    group: patch.group,
    area: area && plotAreaText(area),
    texture: texture && form.textures[texture],
    humus: humus && form.humusContents[humus],
    volcanicAsh: typeof volcanicAsh === 'boolean' ? yesNo(volcanicAsh) : null,
    depthCm: depthCm ? numberText(depthCm) : null,
    bulkDensity: bulkDensity ? numberText(bulkDensity) : null,
    compost: compost && fields.compostRate(numberText(compost.rate)),
    crops: crop && (cropNames?.get(crop) ?? crop),
    note: patch.note,
    photo: patch.photo && fields.names.photo,
    outline: outline && areaText(numberText(Math.round(outlineArea(outline))), form.units.m2),
    archived: patch.archived === undefined ? null : yesNo(patch.archived),
  } satisfies Record<keyof PlotFields, string | null | undefined>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a patch holds fields alone
  const [name] = Object.keys(patch) as (keyof PlotFields)[]
  return name === undefined
    ? { what: '', value: '' }
    : { what: fields.names[name], value: values[name] ?? '' }
}
