import { useState } from 'react'
import { maxOwnNameLength, type OwnFertilizer } from '#domain/diagnosis/own/own-standard.ts'
import { texts } from '#locales/texts.ts'
import { DecimalField, InputField } from '#ui/controls/field.tsx'
import { contents, fertilizerForm, parseFertilizerForm, type FertilizerForm } from './own-forms.ts'
import {
  errorText,
  noErrors,
  OwnRuleDialog,
  OwnSourceFields,
  useSaveOwnRule,
} from './own-fields.tsx'

interface FertilizerDialogProps {
  /** Null: a new product. */
  readonly product: OwnFertilizer | null
  readonly onClose: () => void
}

/** Enters a product as labeled on its bag. */
export function FertilizerDialog({ product, onClose }: FertilizerDialogProps) {
  const words = texts('standards')
  const { name, parts, content, alkaliHint, bag, price, newTitle } = words.fertilizer
  const [form, setForm] = useState(() => fertilizerForm(product))
  const [wrongs, setWrongs] = useState(noErrors)
  const { failure, ownId, keep, remove } = useSaveOwnRule(product?.id ?? null, onClose)
  const set = (patch: Partial<FertilizerForm>) => setForm((now) => ({ ...now, ...patch }))
  const save = async () => {
    const read = parseFertilizerForm(form, await ownId())
    setWrongs(read.ok ? noErrors : read.wrongs)
    if (read.ok) await keep((service) => service.saveFertilizer(read.value))
  }
  return (
    <OwnRuleDialog
      title={product?.name ?? newTitle}
      wrongs={wrongs}
      failure={failure}
      onSave={() => void save()}
      onRemove={product && (() => void remove((service) => service.removeFertilizer(product.id)))}
      onClose={onClose}
    >
      <InputField
        autoComplete="off"
        label={name}
        value={form.name}
        maxLength={maxOwnNameLength}
        wrong={errorText(wrongs, 'name')}
        onChange={(value) => set({ name: value })}
      />
      <h3>{content}</h3>
      <div className="pair align-top">
        {contents.map((part) => (
          <DecimalField
            key={part}
            label={parts[part]}
            value={form.content[part]}
            maxLength={8}
            wrong={errorText(wrongs, part)}
            hint={part === 'alkali' ? alkaliHint : undefined}
            onChange={(value) => set({ content: { ...form.content, [part]: value } })}
          />
        ))}
        <DecimalField
          label={bag}
          value={form.bag}
          maxLength={8}
          wrong={errorText(wrongs, 'bag')}
          onChange={(value) => set({ bag: value })}
        />
        <DecimalField
          label={price}
          value={form.price}
          maxLength={10}
          wrong={errorText(wrongs, 'price')}
          onChange={(value) => set({ price: value })}
        />
      </div>
      <OwnSourceFields
        title={form.title}
        date={form.date}
        hint={words.source.fertilizerHint}
        wrongs={wrongs}
        set={set}
      />
    </OwnRuleDialog>
  )
}
