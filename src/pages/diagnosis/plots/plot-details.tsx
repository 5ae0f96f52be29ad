import { humusContents } from '#domain/plot/plot.ts'
import { soilLimits, textures } from '#domain/soil/soil.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { DecimalField, InputField, OptionalSelectField } from '#ui/controls/field.tsx'
import { CropSelect } from './crop-select.tsx'
import type { CropForm, PlotForm, PlotTroubles } from './plot-form.ts'

interface SoilFieldsProps {
  readonly form: PlotForm
  readonly set: (patch: Partial<PlotForm>) => void
}

/** Soil properties in technical terms. Unknown ones are left empty. */
export function SoilFields({
  form,
  set,
  troubles,
}: SoilFieldsProps & { readonly troubles: PlotTroubles }) {
  const words = texts('plots').form
  const choice = (
    name: 'texture' | 'humus' | 'volcanicAsh',
    label: string,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <OptionalSelectField
      label={label}
      value={form[name]}
      none={words.unknown}
      options={options}
      onChange={(chosen) => set({ [name]: chosen ?? '' })}
    />
  )
  const figure = (
    name: 'depth' | 'density',
    label: string,
    limits: Parameters<typeof words.badRange>[0],
  ) => (
    <DecimalField
      label={label}
      value={form[name]}
      wrong={troubles[name] && words.badRange(limits)}
      onChange={(text) => set({ [name]: text })}
    />
  )
  return (
    <fieldset>
      <legend>{words.soil}</legend>
      <div className="pair">
        {choice(
          'texture',
          words.texture,
          textures.map((value) => ({ value, label: words.textures[value] })),
        )}
        {choice(
          'humus',
          words.humus,
          humusContents.map((value) => ({ value, label: words.humusContents[value] })),
        )}
        {choice('volcanicAsh', words.ash, [
          { value: 'yes', label: words.yes },
          { value: 'no', label: words.no },
        ])}
        {figure('depth', words.depth, soilLimits.depth)}
        {figure('density', words.density, soilLimits.bulkDensity)}
      </div>
    </fieldset>
  )
}

interface CropHistoryProps {
  readonly crops: readonly CropForm[]
  readonly troubles: PlotTroubles['crops']
  readonly onChange: (crops: readonly CropForm[]) => void
}

/** What grew in the field, and when. */
export function CropHistory({ crops, troubles, onChange }: CropHistoryProps) {
  const words = texts('plots').form
  const change = (place: number, patch: Partial<CropForm>) =>
    onChange(crops.map((crop, at) => (at === place ? { ...crop, ...patch } : crop)))
  return (
    <fieldset>
      <legend>{words.crops}</legend>
      <p className="small muted">{words.cropsHint}</p>
      {crops.map((crop, place) => (
        <CropRow
          // Rows have no id, and their inputs are controlled.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          crop={crop}
          place={place + 1}
          trouble={troubles[place]}
          onChange={(patch) => change(place, patch)}
          onRemove={() => onChange(crops.filter((_, at) => at !== place))}
        />
      ))}
      <Button icon="add" onClick={() => onChange([...crops, { crop: '', from: '', to: '' }])}>
        {words.addCrop}
      </Button>
    </fieldset>
  )
}

interface CropRowProps {
  readonly crop: CropForm
  /** Counted from one. */
  readonly place: number
  readonly trouble: PlotTroubles['crops'][number]
  readonly onChange: (patch: Partial<CropForm>) => void
  readonly onRemove: () => void
}

function CropRow({ crop, place, trouble, onChange, onRemove }: CropRowProps) {
  const words = texts('plots').form
  const wrong = trouble && { needed: words.needFrom, order: words.wrongOrder }[trouble]
  return (
    <div className="stack gap-4">
      <CropSelect
        label={words.cropOf(place)}
        wrong={wrong}
        value={crop.crop}
        onChange={(chosen) => onChange({ crop: chosen })}
      />
      <div className="pair">
        <InputField
          label={words.cropFrom(place)}
          type="date"
          value={crop.from}
          onChange={(text) => onChange({ from: text })}
        />
        <InputField
          label={words.cropTo(place)}
          type="date"
          value={crop.to}
          onChange={(text) => onChange({ to: text })}
        />
      </div>
      <Button kind="text" icon="delete" onClick={onRemove}>
        {words.removeCrop(place)}
      </Button>
    </div>
  )
}
