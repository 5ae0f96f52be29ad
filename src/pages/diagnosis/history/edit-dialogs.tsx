import { useState } from 'react'
import type { ChangeFailure } from '#app/records/records.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { answerIn, formAnswer } from './answer-options.ts'
import { detailChanges, detailsOf, type Details } from './detail-changes.ts'
import { AnswerField, PlotField, TextField } from './form-fields.tsx'
import type { ApplyChanges } from './use-change.ts'

/** Says beside the button why saving failed; null: nothing is wrong. */
export function SaveFailureNotice({ failure }: { readonly failure: ChangeFailure | null }) {
  if (failure === null) return null
  return <Notice kind="error" title={texts('history').failures[failure]} />
}

interface EditAnswerDialogProps {
  readonly analyte: Analyte
  readonly reading: Reading
  readonly change: ApplyChanges
  readonly onClose: () => void
}

/** Corrects the answer of a reading; the time of reading is kept. */
export function EditAnswerDialog({ analyte, reading, change, onClose }: EditAnswerDialogProps) {
  const words = texts('history')
  const [answer, setAnswer] = useState(() => formAnswer(reading.answer))
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const value = answerIn(answer, analyte)
  const save = async () => {
    if (value === undefined || value === null) return
    const { sample, analyte: id } = reading
    const failed = await change([{ field: 'reading', sample, analyte: id, value }])
    setFailure(failed)
    if (failed === null) onClose()
  }
  return (
    <Dialog
      title={words.record.editAnswerOf(analyte.name)}
      open
      onClose={onClose}
      actions={
        <>
          <SaveFailureNotice failure={failure} />
          <Button kind="filled" icon="save" aria-disabled={!value} onClick={() => void save()}>
            {words.edit.save}
          </Button>
        </>
      }
    >
      <AnswerField
        label={words.edit.answer}
        analyte={analyte}
        answer={answer}
        onChange={setAnswer}
      />
    </Dialog>
  )
}

interface EditDetailsDialogProps {
  readonly record: SoilRecord
  readonly change: ApplyChanges
  readonly onClose: () => void
}

/** Edits day, names, plots, weather and note of a test. */
export function EditDetailsDialog({ record, change, onClose }: EditDetailsDialogProps) {
  const words = texts('history').edit
  // Changes made in another tab meanwhile are not changes of this form.
  const [before] = useState(record)
  const [details, setDetails] = useState(() => detailsOf(before))
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const changes = detailChanges(before, details)
  const set = (patch: Partial<Details>) => setDetails((now) => ({ ...now, ...patch }))
  const setSample = (id: string, patch: Partial<Details['samples'][number]>) =>
    set({ samples: details.samples.map((one) => (one.id === id ? { ...one, ...patch } : one)) })
  const save = async () => {
    if (changes === null) return
    const failed = changes.length === 0 ? null : await change(changes)
    setFailure(failed)
    if (failed === null) onClose()
  }
  return (
    <Dialog
      title={words.title}
      open
      onClose={onClose}
      actions={
        <>
          <SaveFailureNotice failure={failure} />
          <Button kind="filled" icon="save" onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className="gap-4 grid readable">
        <TextField
          label={words.when}
          type="datetime-local"
          value={details.when}
          onChange={(when) => set({ when })}
          wrong={changes === null ? words.badWhen : null}
        />
        {details.samples.map((sample, place) => (
          <div key={sample.id} className="pair">
            <TextField
              label={words.sampleName(place + 1)}
              value={sample.name}
              onChange={(name) => setSample(sample.id, { name })}
            />
            <PlotField
              label={words.samplePlot(place + 1)}
              value={sample.plot}
              onChange={(plot) => setSample(sample.id, { plot })}
            />
          </div>
        ))}
        <TextField
          label={words.weather}
          value={details.weather}
          onChange={(weather) => set({ weather })}
        />
        <TextField
          label={words.note}
          lines={3}
          value={details.note}
          onChange={(note) => set({ note })}
        />
      </div>
    </Dialog>
  )
}
