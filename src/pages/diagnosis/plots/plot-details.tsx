import { soilLimits } from '#domain/soil/soil.ts'
import { humusContents } from '#domain/plot/plot.ts'
import { textures } from '#domain/soil/soil.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { useCropNames } from './crop-names.ts'
import type { CropForm, PlotForm, PlotTroubles } from './plot-form.ts'

interface NumberFieldProps {
  readonly label: string
  readonly value: string
  readonly wrong: string | undefined
  readonly onChange: (value: string) => void
}

export const PlotNumberField = ({ label, value, wrong, onChange }: NumberFieldProps) => (
  <Field label={label} wrong={wrong}>
    {(props) => (
      <input
        {...props}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
)

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
    options: readonly (readonly [value: string, label: string])[],
  ) => (
    <Field label={label}>
      {(props) => (
        <select
          {...props}
          value={form[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        >
          <option value="">{words.unknown}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
  return (
    <fieldset>
      <legend>{words.soil}</legend>
      <div className="pair">
        {choice(
          'texture',
          words.texture,
          textures.map((one) => [one, words.textures[one]]),
        )}
        {choice(
          'humus',
          words.humus,
          humusContents.map((one) => [one, words.humusContents[one]]),
        )}
        {choice('volcanicAsh', words.ash, [
          ['yes', words.yes],
          ['no', words.no],
        ])}
        <PlotNumberField
          label={words.depth}
          value={form.depth}
          wrong={troubles.depth && words.badRange(soilLimits.depth)}
          onChange={(depth) => set({ depth })}
        />
        <PlotNumberField
          label={words.density}
          value={form.density}
          wrong={troubles.density && words.badRange(soilLimits.bulkDensity)}
          onChange={(density) => set({ density })}
        />
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
  const names = useCropNames(true)
  const wrong = trouble && { needed: words.needFrom, order: words.wrongOrder }[trouble]
  const isListed = crop.crop === '' || names?.has(crop.crop)
  return (
    <div className="stack gap-4">
      <Field label={words.cropOf(place)} wrong={wrong}>
        {(props) => (
          <select
            {...props}
            value={crop.crop}
            onChange={({ target }) => onChange({ crop: target.value })}
          >
            <option value="">{words.chooseCrop}</option>
            {!isListed && <option value={crop.crop}>{crop.crop}</option>}
            {Array.from(names ?? [], ([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className="pair">
        <Field label={words.cropFrom(place)}>
          {(props) => (
            <input
              {...props}
              type="date"
              value={crop.from}
              onChange={({ target }) => onChange({ from: target.value })}
            />
          )}
        </Field>
        <Field label={words.cropTo(place)}>
          {(props) => (
            <input
              {...props}
              type="date"
              value={crop.to}
              onChange={({ target }) => onChange({ to: target.value })}
            />
          )}
        </Field>
      </div>
      <Button kind="text" icon="delete" onClick={onRemove}>
        {words.removeCrop(place)}
      </Button>
    </div>
  )
}
