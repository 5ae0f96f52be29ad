import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { useCropNames } from './crop-names.ts'
import { Field } from '#ui/field.tsx'
import styles from './plot-dialog.module.css'
import type { CropForm, PlotTroubles } from './plot-form.ts'

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
      <p className={styles['hint']}>{words.cropsHint}</p>
      {crops.map((crop, place) => (
        <CropRow
          // Rows have no id of their own, and each field shows what it is given.
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
    <div className={styles['crop']}>
      <Field label={words.crop(place)} wrong={wrong}>
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
      <div className={styles['pair']}>
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
      <Button icon="delete" onClick={onRemove}>
        {words.removeCrop(place)}
      </Button>
    </div>
  )
}
