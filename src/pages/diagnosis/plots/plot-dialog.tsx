import { useRef, useState } from 'react'
import { newPlot, type Plot } from '#domain/plot/plot.ts'
import type { Result } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { CropHistory } from './crop-history.tsx'
import { changedFields, plotFields, plotForm, type PlotForm } from './plot-form.ts'
import { SoilFields } from './soil-fields.tsx'
import { Field } from '#ui/field.tsx'
import styles from './plot-dialog.module.css'

interface PlotDialogProps {
  /** Null: a new one. */
  readonly plot: Plot | null
  /** By another tab, while it is edited. */
  readonly isRemoved: boolean
  readonly onClose: () => void
}

/** Everything that can be said of a field. Only the name is needed. */
export function PlotDialog({ plot, isRemoved, onClose }: PlotDialogProps) {
  const words = texts('plots').form
  const [form, setForm] = useState<PlotForm>(() => plotForm(plot))
  const [isTried, setTried] = useState(false)
  const read = plotFields(form)
  const troubles = isTried && 'troubles' in read ? read.troubles : { crops: {} }
  // What others write meanwhile is no change of this form.
  const [before] = useState(plot)
  const { keep, failure } = useKeeping(before, isRemoved, onClose)
  const set = (patch: Partial<PlotForm>) => setForm((now) => ({ ...now, ...patch }))
  const save = () => {
    setTried(true)
    if ('fields' in read) void keep(read.fields)
  }
  return (
    <Dialog
      title={plot === null ? words.newTitle : words.editTitle(plot.name)}
      open
      onClose={onClose}
      actions={
        <>
          <output>{isRemoved && <Notice kind="warning" title={words.removedElsewhere} />}</output>
          {failure !== null && <Notice kind="error" title={texts('plots').failures[failure]} />}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button kind="filled" icon="save" onClick={save}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p className={styles['hint']}>{words.unknownHint}</p>
        <Field label={words.name} wrong={troubles.name && words.needName}>
          {(props) => (
            <input
              {...props}
              value={form.name}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => set({ name: target.value })}
            />
          )}
        </Field>
        <SoilFields form={form} set={set} troubles={troubles} />
        <CropHistory
          crops={form.crops}
          troubles={troubles.crops}
          onChange={(crops) => set({ crops })}
        />
        <Field label={words.note}>
          {(props) => (
            <textarea
              {...props}
              rows={3}
              maxLength={2000}
              value={form.note}
              onChange={({ target }) => set({ note: target.value })}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}

type Fields = Extract<ReturnType<typeof plotFields>, { readonly fields: unknown }>['fields']

type Failure = 'full' | 'denied' | 'broken' | 'unknown-plot'

/** Keeps a new plot, or what was changed of a known one, and says so with the way back. */
function useKeeping(plot: Plot | null, isRemoved: boolean, onClose: () => void) {
  const words = texts('plots')
  const { plots } = useServices()
  const [failure, setFailure] = useState<Failure | null>(null)
  // One for all tries: storage that refused may still take the first.
  const newPlotId = useRef<Promise<string> | null>(null)
  const isRestoring = useRef(false)
  const settle = (kept: Result<unknown, Failure>, undo: () => Promise<unknown>) => {
    setFailure(kept.ok ? null : kept.reason)
    if (!kept.ok) return
    showToast({ text: words.kept, action: { label: words.undo, run: () => void undo() } })
    onClose()
  }
  const keep = async (fields: Fields) => {
    if (plot === null) {
      const id = await (newPlotId.current ??= plots.newId())
      settle(await plots.keep({ ...newPlot(id, fields.name), ...fields }), () => plots.remove(id))
      return
    }
    const patch = changedFields(plot, fields)
    isRestoring.current ||= isRemoved
    if (Object.keys(patch).length === 0 && !isRestoring.current) {
      onClose()
      return
    }
    const changed = await plots.change(plot.id, patch)
    const kept = changed.ok && isRestoring.current ? await plots.restore(plot.id) : changed
    settle(kept, async () => {
      if (changed.ok) await plots.change(plot.id, changed.value)
      if (isRestoring.current) await plots.remove(plot.id)
    })
  }
  return { keep, failure }
}
