import { useState, type FormEvent } from 'react'
import { maxSampleNameChars } from '#app/session/setup.ts'
import { plotOfSample, plotTitle } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Choice } from '#ui/controls/choice.tsx'
import { InputField } from '#ui/controls/field.tsx'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { showToast } from '#ui/toast.tsx'
import type { SheetProps } from './condition-fields.tsx'

/** Chooses the user's field that the soil is from, so that what is known of it is not asked again. */
export function PlotChoice({ form, onClose }: SheetProps) {
  const words = texts('judge').plot
  const { plots, answer, samplePlot } = form
  const choose = async (id: string | null) => {
    const chosen = await samplePlot.assign(id)
    if (!chosen.ok) showToast({ text: texts('judge').keep.notKept[chosen.reason] })
  }
  return (
    <>
      {plots.length > 0 && (
        <Choice
          legend={words.label}
          hidesLegend
          options={[
            ...plots.map((plot) => ({ value: plot.id, label: plotTitle(plot) })),
            { value: '', label: words.none },
          ]}
          value={answer?.plot?.id ?? ''}
          onChange={(id: string) => void choose(id === '' ? null : id)}
        />
      )}
      {answer?.plot === null && <NewField form={form} onClose={onClose} />}
      <p>
        <AppLink className="inline-row target" to="/diag?view=plots">
          {words.edit}
        </AppLink>
      </p>
    </>
  )
}

/** Makes a field of the ground that was judged, by its name alone. */
function NewField({ form: { plots, samplePlot }, onClose }: SheetProps) {
  const { plot: words, keep } = texts('judge')
  const [name, setName] = useState(samplePlot.nameOfSample)
  const [isSaving, setSaving] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const typed = name.trim()
    const known =
      plots.find((plot) => plotTitle(plot) === typed) ?? plotOfSample({ name: typed }, plots)
    setSaving(true)
    const keeping = known === null ? samplePlot.add(typed) : samplePlot.assign(known.id)
    const kept = await keeping.finally(() => setSaving(false))
    if (!kept.ok) {
      showToast({ text: keep.notKept[kept.reason] })
      return
    }
    if (kept.value !== null) showToast({ text: words.fieldKept[kept.value](typed) })
    onClose()
  }
  return (
    <form className="grid gap-3" onSubmit={(event) => void save(event)}>
      <InputField
        label={words.newField}
        hint={words.newFieldDetail}
        maxLength={maxSampleNameChars}
        value={name}
        onChange={setName}
      />
      <Button
        kind={plots.length === 0 ? 'filled' : 'tonal'}
        type="submit"
        block
        icon="place"
        disabled={name.trim() === '' || isSaving}
      >
        {words.keepField}
      </Button>
    </form>
  )
}
