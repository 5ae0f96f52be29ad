import { useState } from 'react'
import { maxOwnNameLength, type OwnFertilizer } from '#domain/diagnosis/own/own-standard.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { contents, fertilizerForm, parseFertilizerForm, type FertilizerForm } from './own-forms.ts'
import {
  noErrors,
  OwnSourceFields,
  OwnTextField,
  useSaveOwnRule,
  errorText,
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
  const whole = errorText(wrongs, 'form')
  return (
    <Dialog
      title={product?.name ?? newTitle}
      open
      onClose={onClose}
      actions={
        <>
          {whole !== undefined && <Notice kind="warning" title={whole} />}
          {failure !== null && <Notice kind="error" title={failure} />}
          {product !== null && (
            <Button
              icon="delete"
              onClick={() => void remove((service) => service.removeFertilizer(product.id))}
            >
              {words.remove}
            </Button>
          )}
          <Button kind="filled" icon="save" onClick={() => void save()}>
            {words.keep}
          </Button>
        </>
      }
    >
      <OwnTextField
        label={name}
        value={form.name}
        maxLength={maxOwnNameLength}
        wrong={errorText(wrongs, 'name')}
        onChange={(value) => set({ name: value })}
      />
      <h3>{content}</h3>
      <div className="pair align-top">
        {contents.map((part) => (
          <OwnTextField
            key={part}
            isNumber
            label={parts[part]}
            value={form.content[part]}
            maxLength={8}
            wrong={errorText(wrongs, part)}
            {...(part === 'alkali' && { hint: alkaliHint })}
            onChange={(value) => set({ content: { ...form.content, [part]: value } })}
          />
        ))}
        <OwnTextField
          isNumber
          label={bag}
          value={form.bag}
          maxLength={8}
          wrong={errorText(wrongs, 'bag')}
          onChange={(value) => set({ bag: value })}
        />
        <OwnTextField
          isNumber
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
    </Dialog>
  )
}
