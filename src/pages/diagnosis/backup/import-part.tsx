import { useState } from 'react'
import { useStore } from 'zustand'
import type { BackupWork } from '#app/backup.ts'
import type {
  ImportFailure,
  ImportPreview,
  ImportReport,
  TakeFailure,
  TakeOptions,
} from '#app/import-types.ts'
import type { Result } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { ImportPreviewTable } from './import-preview.tsx'
import { Working } from './working.tsx'

type ImportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly reason: Exclude<ImportFailure, 'canceled'> }
  | { readonly kind: 'previewed'; readonly preview: ImportPreview; readonly takeAhead: boolean }
  | { readonly kind: 'taken'; readonly report: ImportReport }
  | { readonly kind: 'broken-off'; readonly failure: TakeFailure }

/** Opens a file, shows what is in it, and takes it over only when told to. */
export function ImportPart() {
  const { in: words, ...all } = texts('backup')
  const { state, isBusy, open, lookAhead, take, drop } = useImport()
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <Button icon="upload" aria-disabled={isBusy} onClick={() => void open()}>
        {words.choose}
      </Button>
      <Working
        kind="preview"
        said={words.workingShort}
        shown={(work) => words.working(percentOf(work))}
      />
      <Working kind="take" said={all.takingShort} shown={(work) => all.taking(percentOf(work))} />
      {state.kind === 'refused' && <Notice kind="error" title={words.failure[state.reason]} />}
      {state.kind === 'previewed' && (
        <ImportPreviewTable
          key={`ahead ${state.takeAhead}`}
          preview={state.preview}
          isBusy={isBusy}
          onAhead={() => void lookAhead()}
          onTake={(restoreRemoved) => void take({ restoreRemoved, takeAhead: state.takeAhead })}
          onCancel={drop}
        />
      )}
      <output>{state.kind === 'taken' && <Taken report={state.report} />}</output>
      {state.kind === 'broken-off' && <BrokenOff failure={state.failure} />}
    </section>
  )
}

const percentOf = ({ done, total }: BackupWork) =>
  total ? Math.min(100, Math.round((done / total) * 100)) : 0

function useImport() {
  const { backup, plots } = useServices()
  const isBusy = useStore(backup.store, ({ work }) => work !== null)
  const [state, setState] = useState<ImportState>({ kind: 'idle' })
  const show = (looked: Result<ImportPreview, ImportFailure>, takeAhead: boolean) => {
    if (looked.ok) setState({ kind: 'previewed', preview: looked.value, takeAhead })
    else if (looked.reason !== 'canceled') setState({ kind: 'refused', reason: looked.reason })
  }
  const open = async () => {
    if (isBusy) return
    show(await backup.open(), false)
  }
  const lookAhead = async () => {
    if (!isBusy) show(await backup.again({ takeAhead: true }), true)
  }
  const take = async (options: TakeOptions) => {
    if (isBusy) return
    const taken = await backup.take(options)
    await backup.forget()
    setState(
      taken.ok
        ? { kind: 'taken', report: taken.value }
        : { kind: 'broken-off', failure: taken.reason },
    )
    await Promise.all([backup.look(), plots.start()])
  }
  const drop = () => {
    void backup.forget()
    setState({ kind: 'idle' })
  }
  return { state, isBusy, open, lookAhead, take, drop }
}

function Taken({ report }: { readonly report: ImportReport }) {
  const words = texts('backup').done
  return (
    <Notice kind="note" title={words.title}>
      <p>{words.text(report)}</p>
      {report.others > 0 && <p>{words.others}</p>}
      <p>
        <AppLink to="/diag?view=history">{words.see}</AppLink>
      </p>
    </Notice>
  )
}

function BrokenOff({ failure }: { readonly failure: TakeFailure }) {
  const { notTaken: words, done } = texts('backup')
  return (
    <Notice kind="error" title={words.title}>
      <p>{words.reasons[failure.reason]}</p>
      <p>{done.text(failure.report)}</p>
      <p>{words.again}</p>
    </Notice>
  )
}
