import { useRef, useState } from 'react'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import styles from './keep-diagnosis.module.css'
import { keptDiagnosis, typedTest } from './typed-test.ts'
import type { Desk, Judged } from './use-desk.ts'

interface KeepDiagnosisProps {
  readonly desk: Desk
  readonly judged: Judged
}

interface Kept {
  readonly record: string
  /** What was kept and of which sample, as text; another one can be kept again. */
  readonly said: string
}

/** Keeps the diagnosis with the readings it came from, as it was computed now. Undone from the toast. */
export function KeepDiagnosis({ desk, judged }: KeepDiagnosisProps) {
  const words = texts('judge').keep
  const [kept, setKept] = useState<Kept | null>(null)
  const keep = useKeeping(desk)
  const { source } = desk
  const of = source.kind === 'record' ? [source.record.id, source.sample.id] : []
  const said = JSON.stringify([of, judged.diagnosis])
  const isKept = kept?.said === said
  const press = async () => {
    const done = await keep(judged)
    if (!done.ok) {
      showToast({ text: words.notKept[done.reason] })
      return
    }
    setKept({ record: done.record, said })
    showToast({
      text: words.kept,
      action: {
        label: words.undo,
        run() {
          setKept(null)
          void done.undo().then(() => showToast({ text: words.undone }))
        },
      },
    })
  }
  return (
    <section className={styles['keep']}>
      {isKept ? (
        <p className={styles['kept']}>
          <Icon name="check_circle" /> {words.isKept}
        </p>
      ) : (
        <Button kind="filled" block test icon="save" onClick={() => void press()}>
          {words.button}
        </Button>
      )}
      <p className={styles['hint']}>{words.hint}</p>
      {isKept && (
        <AppLink
          to={`/diag?view=report&record=${encodeURIComponent(kept.record)}`}
          className={styles['link']}
        >
          {words.report}
        </AppLink>
      )}
    </section>
  )
}

type Keeping =
  | { readonly ok: true; readonly record: string; readonly undo: () => Promise<unknown> }
  | { readonly ok: false; readonly reason: keyof ReturnType<typeof failureWords> }

const failureWords = () => texts('judge').keep.notKept

/** With the record, or, of values typed, with a new record of them. */
function useKeeping({ source, now, plot, form }: Desk) {
  const { records, newId } = useServices()
  // The same until something is kept: storage that refused may still take the first.
  const ids = useRef<Promise<readonly [diagnosis: string, record: string]> | null>(null)
  return async (judged: Judged): Promise<Keeping> => {
    const moment = now()
    const [id, own] = await (ids.current ??= Promise.all([newId(), newId()]))
    if (source.kind === 'record') {
      const { record, sample } = source
      const value = keptDiagnosis(judged, { plot, sample: sample.id, at: moment.at })
      const changed = await records.change(record.id, [{ field: 'diagnosis', id, value }])
      if (!changed.ok) return changed
      ids.current = null
      return { ok: true, record: record.id, undo: () => records.change(record.id, changed.value) }
    }
    const record = typedTest({ id: own, diagnosis: id, form, judged, plot, ...moment })
    if (record === null) return { ok: false, reason: 'unreadable' }
    const done = await records.keep(record)
    if (!done.ok) return done
    ids.current = null
    return { ok: true, record: record.id, undo: () => records.remove(record.id) }
  }
}
