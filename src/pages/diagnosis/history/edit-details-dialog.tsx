import { useState } from 'react'
import type { ChangeFailure } from '#app/records.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { detailChanges, detailsOf, type Details } from './detail-changes.ts'
import styles from './form.module.css'
import { PlotField } from './plot-field.tsx'
import { SaveTrouble } from './save-trouble.tsx'
import { TextField } from './text-field.tsx'
import type { Change } from './use-change.ts'

interface EditDetailsDialogProps {
  readonly record: SoilRecord
  readonly change: Change
  readonly onClose: () => void
}

/** Day, names, plots, weather and note of a test. */
export function EditDetailsDialog({ record, change, onClose }: EditDetailsDialogProps) {
  const words = texts('history').edit
  // What another tab changes meanwhile is no change of this form.
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
          <SaveTrouble failure={failure} />
          <Button kind="filled" icon="save" onClick={() => void save()}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <TextField
          label={words.when}
          type="datetime-local"
          value={details.when}
          onChange={(when) => set({ when })}
          wrong={changes === null ? words.badWhen : null}
        />
        {details.samples.map((sample, place) => (
          <div key={sample.id} className={styles['values']}>
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
