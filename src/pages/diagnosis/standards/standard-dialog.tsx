import { useState } from 'react'
import { nutrients, type Crop, type Standard } from '#domain/diagnosis/crop.ts'
import {
  maxOwnNameLength,
  ownBandItems,
  type OwnBandItem,
  type OwnStandard,
} from '#domain/diagnosis/own/own-standard.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { standardName } from '#knowledge/crops/crop-words.ts'
import { diagnosisSource } from '#knowledge/diagnosis/sources.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { texts } from '#locales/texts.ts'
import { InputField, SelectField } from '#ui/controls/field.tsx'
import { CropPicker, cropName } from '#pages/diagnosis/judge/crop-picker.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { numberText } from '#ui/text/amount-text.ts'
import {
  blankStandard,
  copiedStandard,
  parseStandardForm,
  standardForm,
  typedTotal,
  type StandardForm,
  type FieldErrors,
} from './own-forms.ts'
import {
  errorText,
  noErrors,
  OwnRuleDialog,
  OwnSourceFields,
  useSaveOwnRule,
} from './own-fields.tsx'
import styles from './standards.module.css'

interface StandardDialogProps {
  /** Null: a new standard. */
  readonly standard: OwnStandard | null
  readonly onClose: () => void
}

/** Enters a standard: first the crop, then its rates and bands, prefilled from a published standard if there is one. */
export function StandardDialog({ standard, onClose }: StandardDialogProps) {
  const words = texts('standards')
  const [form, setForm] = useState(() => (standard === null ? null : standardForm(standard)))
  const [wrongs, setWrongs] = useState(noErrors)
  const { failure, ownId, keep, remove } = useSaveOwnRule(standard?.id ?? null, onClose)
  const save = async () => {
    if (form === null) return
    const read = parseStandardForm(form, await ownId())
    setWrongs(read.ok ? noErrors : read.wrongs)
    if (read.ok) await keep((service) => service.saveStandard(read.value))
  }
  return (
    <OwnRuleDialog
      title={
        form === null ? words.standard.newTitle : words.standard.editTitle(cropName(form.crop))
      }
      wrongs={wrongs}
      failure={failure}
      onSave={form && (() => void save())}
      onRemove={standard && (() => void remove((service) => service.removeStandard(standard.id)))}
      onClose={onClose}
    >
      {form === null ? (
        <CropPicker crop={null} recent={[]} onChoose={(crop) => setForm(blankStandard(crop))} />
      ) : (
        <StandardFields form={form} isNew={standard === null} wrongs={wrongs} setForm={setForm} />
      )}
    </OwnRuleDialog>
  )
}

interface StandardFieldsProps {
  readonly form: StandardForm
  readonly isNew: boolean
  readonly wrongs: FieldErrors
  readonly setForm: (form: StandardForm) => void
}

function StandardFields({ form, isNew, wrongs, setForm }: StandardFieldsProps) {
  const words = texts('standards')
  const crop = cropOf(form.crop)
  const set = (patch: Partial<StandardForm>) => setForm({ ...form, ...patch })
  return (
    <>
      {isNew && crop !== null && crop.standards.length > 0 && (
        <CopyField crop={crop} onCopy={setForm} />
      )}
      <OwnSourceFields
        title={form.title}
        date={form.date}
        hint={words.source.hint}
        wrongs={wrongs}
        set={set}
      />
      <InputField
        autoComplete="off"
        label={words.standard.name}
        value={form.name}
        maxLength={maxOwnNameLength}
        hint={words.standard.nameHint}
        onChange={(name) => set({ name })}
      />
      <Switch
        label={words.standard.isUsual}
        checked={form.isUsual}
        onChange={(isUsual) => set({ isUsual })}
      />
      <RateTable form={form} wrongs={wrongs} set={set} />
      <BandTable form={form} wrongs={wrongs} set={set} />
    </>
  )
}

interface CopyFieldProps {
  readonly crop: Crop
  readonly onCopy: (form: StandardForm) => void
}

function CopyField({ crop, onCopy }: CopyFieldProps) {
  const words = texts('standards').standard
  const [chosen, setChosen] = useState('')
  return (
    <SelectField
      label={words.copy}
      value={chosen}
      options={[
        { value: '', label: words.noCopy },
        ...crop.standards.map((one) => ({
          value: one.id,
          label: [standardName(one.id), publisherOf(one)]
            .filter(Boolean)
            .join(texts('ui').listSeparator),
        })),
      ]}
      onChange={(id) => {
        setChosen(id)
        const published = crop.standards.find((one) => one.id === id)
        const name = standardName(id)
        onCopy(
          published === undefined
            ? blankStandard(crop.id)
            : copiedStandard(crop, id, { name, title: publisherOf(published) }),
        )
      }}
    />
  )
}

const publisherOf = ({ region, sources: [first = ''] }: Standard) =>
  region === null ? (diagnosisSource(first)?.title ?? '') : diagnosisWords().regions[region]

interface TableProps {
  readonly form: StandardForm
  readonly wrongs: FieldErrors
  readonly set: (patch: Partial<StandardForm>) => void
}

function RateTable({ form, wrongs, set }: TableProps) {
  const words = texts('standards').standard
  const wrong = nutrients.flatMap((nutrient) =>
    (['basal', 'top'] as const).flatMap((part) => errorText(wrongs, `${part}-${nutrient}`) ?? []),
  )[0]
  return (
    <>
      <table className={`fill wide unbroken narrow-cells fields ${styles['grid']}`}>
        <caption>{words.rates}</caption>
        <thead>
          <tr>
            <th scope="col">{words.part}</th>
            {nutrients.map((nutrient) => (
              <th key={nutrient} scope="col">
                {words[nutrient]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['basal', 'top'] as const).map((part) => (
            <tr key={part}>
              <th scope="row">{words[part]}</th>
              {nutrients.map((nutrient) => (
                <td key={nutrient}>
                  <NumberCell
                    label={words.rateOf(words[part], words[nutrient])}
                    value={form[part][nutrient]}
                    isWrong={wrongs.has(`${part}-${nutrient}`)}
                    onChange={(text) => set({ [part]: { ...form[part], [nutrient]: text } })}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{words.sum}</th>
            {nutrients.map((nutrient) => {
              const total = typedTotal(form, nutrient)
              return <td key={nutrient}>{total === null ? '' : <b>{numberText(total)}</b>}</td>
            })}
          </tr>
        </tbody>
      </table>
      {wrong !== undefined && <p role="alert">{wrong}</p>}
    </>
  )
}

function BandTable({ form, wrongs, set }: TableProps) {
  const words = texts('standards').standard
  const wrong = ownBandItems.flatMap((item) => errorText(wrongs, item) ?? [])[0]
  const ends = [
    ['low', words.low],
    ['high', words.high],
  ] as const
  const change = (item: OwnBandItem, end: 'low' | 'high', text: string) =>
    set({ bands: { ...form.bands, [item]: { ...form.bands[item], [end]: text } } })
  return (
    <>
      <table className={`fill wide unbroken narrow-cells fields ${styles['grid']}`}>
        <caption>
          {words.bands} {words.bandsHint}
        </caption>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            {ends.map(([end, name]) => (
              <th key={end} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ownBandItems.map((item) => (
            <tr key={item}>
              <th scope="row">{words.items[item]}</th>
              {ends.map(([end, name]) => (
                <td key={end}>
                  <NumberCell
                    label={words.endOf(words.items[item], name)}
                    value={form.bands[item][end]}
                    isWrong={wrongs.has(item)}
                    onChange={(text) => change(item, end, text)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {wrong !== undefined && <p role="alert">{wrong}</p>}
    </>
  )
}

interface NumberCellProps {
  readonly label: string
  readonly value: string
  readonly isWrong: boolean
  readonly onChange: (text: string) => void
}

const NumberCell = ({ label, value, isWrong, onChange }: NumberCellProps) => (
  <input
    type="text"
    inputMode="decimal"
    autoComplete="off"
    maxLength={8}
    aria-label={label}
    aria-invalid={isWrong}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
