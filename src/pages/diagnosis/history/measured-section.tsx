import { useState } from 'react'
import type { ChangeFailure } from '#app/records/records.ts'
import { typedFigure } from '#domain/chart/typed-figure.ts'
import {
  comparators,
  type Comparator,
  type MeasuredValue,
  type SoilRecord,
} from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { amountText, limitText } from '#ui/text/amount-text.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Card } from '#ui/card.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/controls/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { useOneId } from '#ui/use-one-id.ts'
import { SaveFailureNotice } from './edit-dialogs.tsx'
import { TextField } from './form-fields.tsx'
import { laboratoryShapes, measuredName, meterShapes, methodText } from './measured-items.ts'
import { withFailureToast, type ApplyChanges } from './use-change.ts'

interface MeasuredSectionProps {
  readonly record: SoilRecord
  readonly change: ApplyChanges
}

/** Values of laboratories and instruments, shown apart from the kit's. */
export function MeasuredSection({ record, change }: MeasuredSectionProps) {
  const { measured: words, row } = texts('history')
  const [isAdding, setAdding] = useState(false)
  const { measured = [], samples } = record
  const nameOf = (id: string) => {
    const place = samples.findIndex((sample) => sample.id === id)
    const name = samples[place]?.name ?? ''
    return name === '' ? row.sample(place + 1) : name
  }
  return (
    <Card as="section">
      <h3>{words.title}</h3>
      {measured.length > 0 && (
        <ul className="plain ruled">
          {measured.map((value) => {
            const what = measuredName(value.method, value.species)
            const line = {
              what,
              amount: limitText(value.comparator, amountText(value, value.value)),
              method: methodText(value),
            }
            return (
              <li key={value.id} className="flex middle between gap-3 even target">
                <span>
                  {words.line(line)}{' '}
                  <small className="muted">
                    {words.sources[value.source]}
                    {samples.length > 1 && ` ${nameOf(value.sample)}`}
                  </small>
                </span>
                <IconButton
                  icon="delete"
                  label={words.remove(what)}
                  onClick={() =>
                    void withFailureToast(change)([
                      { field: 'measured', id: value.id, value: null },
                    ])
                  }
                />
              </li>
            )
          })}
        </ul>
      )}
      <Button icon="add" onClick={() => setAdding(true)}>
        {words.add}
      </Button>
      <small>{words.hint}</small>
      {isAdding && (
        <AddMeasuredDialog
          samples={samples.map(({ id }) => ({ id, name: nameOf(id) }))}
          change={change}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  )
}

interface AddMeasuredDialogProps {
  readonly samples: readonly { readonly id: string; readonly name: string }[]
  readonly change: ApplyChanges
  readonly onClose: () => void
}

/** Range that no soil exceeds. */
const limits = { min: 0, max: 100_000 }
const sources = ['laboratory', 'instrument'] as const
const shapesOf = { laboratory: laboratoryShapes, instrument: meterShapes }

/** Adds a laboratory's or an instrument's value to one sample. */
function AddMeasuredDialog({ samples, change, onClose }: AddMeasuredDialogProps) {
  const { measured: words, edit } = texts('history')
  const form = useMeasuredForm(samples[0]?.id ?? '', change, onClose)
  const { source, item, sample, text, method, set } = form
  return (
    <Dialog
      title={words.add}
      open
      onClose={onClose}
      actions={
        <>
          <SaveFailureNotice failure={form.failure} />
          {form.isImplausible && <Notice kind="warning">{words.implausible}</Notice>}
          <Button kind="filled" icon="save" onClick={() => void form.save()}>
            {form.isImplausible ? words.saveAnyway : edit.save}
          </Button>
        </>
      }
    >
      <div className="gap-4 grid readable">
        <Segments
          legend={words.source}
          options={sources.map((value) => ({ value, label: words.sources[value] }))}
          value={source}
          onChange={(next) => set({ source: next, item: shapesOf[next][0]?.id ?? '' })}
        />
        {samples.length > 1 && (
          <SelectField
            label={words.sample}
            value={sample}
            options={samples.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => set({ sample: id })}
          />
        )}
        <SelectField
          label={words.what}
          value={item}
          options={shapesOf[source].map(({ id, unit }) => ({
            value: id,
            label: words.option(words.items[id], unit),
          }))}
          onChange={(id) => set({ item: id })}
        />
        <TextField
          label={words.value}
          inputMode="decimal"
          value={text}
          onChange={(next) => set({ text: next, isTried: false })}
          wrong={form.isWrong ? edit.badNumber : null}
        />
        <SelectField
          label={words.kind}
          value={form.comparator}
          options={[
            { value: '', label: words.exact },
            ...comparators.map((one) => ({ value: one, label: limitText(one, words.value) })),
          ]}
          onChange={(comparator) => set({ comparator })}
        />
        {source === 'instrument' && (
          <TextField
            label={words.method}
            value={method}
            onChange={(next) => set({ method: next })}
          />
        )}
      </div>
    </Dialog>
  )
}

function useMeasuredForm(firstSample: string, change: ApplyChanges, onClose: () => void) {
  const { newId } = useServices()
  const [form, setForm] = useState({
    source: 'laboratory' as (typeof sources)[number],
    item: laboratoryShapes[0]?.id ?? '',
    sample: firstSample,
    text: '',
    /** Empty: the value is no limit. */
    comparator: '' as Comparator | '',
    method: '',
    isTried: false,
    /** The value was questioned and has not been changed since. */
    isImplausible: false,
  })
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const id = useOneId(newId)
  const set = (patch: Partial<typeof form>) =>
    setForm((before) => ({ ...before, isImplausible: false, ...patch }))
  const value = typedFigure(form.text, limits)
  const save = async () => {
    set({ isTried: true, isImplausible: form.isImplausible })
    const { source, sample, item, comparator } = form
    const shape = shapesOf[source].find((one) => one.id === item)
    if (value === null || shape === undefined) return
    const { species, unit } = shape
    const method = source === 'laboratory' ? shape.id : form.method.trim() || shape.id
    const isLimit = comparator !== '' && { comparator }
    const kept = { sample, source, species, unit, value, ...isLimit, method }
    const named = await id()
    if (!form.isImplausible && (await isBeyondSoil({ id: named, ...kept }))) {
      set({ isImplausible: true })
      return
    }
    const failed = await change([{ field: 'measured', id: named, value: kept }])
    setFailure(failed)
    if (failed === null) onClose()
  }
  return {
    ...form,
    failure,
    set,
    save,
    isWrong: value === null && (form.isTried || form.text !== ''),
  }
}

/** Whether a value is implausible; false if the check cannot be loaded, since the diagnosis checks again. */
const isBeyondSoil = (kept: MeasuredValue) =>
  import('#app/diagnosis/implausible-value.ts').then(
    ({ isImplausibleValue }) => isImplausibleValue(kept),
    () => false,
  )
