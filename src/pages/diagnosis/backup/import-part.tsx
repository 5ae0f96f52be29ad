import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import type { BackupWork } from '#app/transfer/backup-progress.ts'
import type {
  ImportFailure,
  ImportPreview,
  ImportReport,
  OtherFile,
  StoppedImport,
  ImportOptions,
} from '#app/transfer/import-types.ts'
import type { Result } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useArrivedFile } from '#ui/navigation/use-arrived-file.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { useServices } from '#ui/services.tsx'
import { showFault } from '#ui/show-fault.ts'
import { maxTests } from '#pages/diagnosis/batch/max-tests.ts'
import styles from './backup.module.css'
import { ImportPreviewView } from './import-preview.tsx'
import { MappingView } from './mapping-view.tsx'
import { FileProgress } from './file-progress.tsx'

type ImportState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'refused'
      readonly reason: Exclude<ImportFailure, OtherFile | 'canceled'> | 'failed'
    }
  | {
      readonly kind: 'previewed'
      readonly preview: ImportPreview
      readonly options: ImportOptions
      /** Whether the mapping of columns is shown first. */
      readonly isMapping: boolean
    }
  | { readonly kind: 'imported'; readonly report: ImportReport }
  | {
      readonly kind: 'stopped'
      readonly reason: StoppedImport['reason']
      readonly report: ImportReport
    }

/** Shows what is in the opened file, and imports it only on request. */
export function ImportPart({ imported }: { readonly imported: ReturnType<typeof useImport> }) {
  const { in: words, ...all } = texts('backup')
  const { state, isBusy, previewAgain, mapColumns, importOpened, drop } = imported
  return (
    <div className={`stack gap-4 ${styles['view']}`}>
      <FileProgress
        kind="preview"
        label={words.workingShort}
        shown={(work) => words.working(percentOf(work))}
      />
      <FileProgress
        kind="import"
        label={all.takingShort}
        shown={(work) => all.taking(percentOf(work))}
      />
      {state.kind === 'refused' && <Notice kind="error" title={words.failure[state.reason]} />}
      {state.kind === 'previewed' && state.isMapping && state.preview.table !== null && (
        <MappingView
          key={state.preview.table.sheet}
          file={state.preview.file}
          table={state.preview.table}
          isBusy={isBusy}
          onSheet={(sheet) => void previewAgain({ table: { sheet } }, true)}
          onNext={(table) => void previewAgain({ ...state.options, table })}
          onCancel={drop}
        />
      )}
      {state.kind === 'previewed' && !state.isMapping && (
        <ImportPreviewView
          preview={state.preview}
          options={state.options}
          isBusy={isBusy}
          onPreviewAgain={(options) => void previewAgain(options)}
          onColumns={mapColumns}
          onImport={(chosen) => void importOpened({ ...state.options, ...chosen })}
          onCancel={drop}
        />
      )}
      <output>{state.kind === 'imported' && <Imported report={state.report} />}</output>
      {state.kind === 'stopped' && <Stopped {...state} />}
    </div>
  )
}

const percentOf = ({ done, total }: BackupWork) =>
  total ? Math.min(100, Math.round((done / total) * 100)) : 0

/** Addresses of the pages that open other files. */
const opensAt = {
  'kit-file': '/?view=kits&file=arrived',
  'chart-file': '/ColorChart?tool=own&file=arrived',
  'standards-file': '/diag?view=standards&file=arrived',
} as const

const isOther = (reason: ImportFailure): reason is keyof typeof opensAt =>
  Object.hasOwn(opensAt, reason)

export function useImport() {
  const { backup, plots } = useServices()
  const isBusy = useStore(backup.store, ({ work }) => work !== null)
  const navigate = useNavigate()
  const search = useSearchState()
  const [state, setState] = useState<ImportState>({ kind: 'idle' })
  const show = (
    preview: Result<ImportPreview, ImportFailure>,
    options: ImportOptions,
    isMapping = preview.ok && isInDoubt(preview.value, options),
  ) => {
    if (preview.ok) setState({ kind: 'previewed', preview: preview.value, options, isMapping })
    else if (isOther(preview.reason)) {
      void navigate(opensAt[preview.reason], { replace: true })
    } else if (preview.reason !== 'canceled') setState({ kind: 'refused', reason: preview.reason })
  }
  const showFailed = () => setState({ kind: 'refused', reason: 'failed' })
  const open = async (from?: 'arrived') => {
    if (isBusy) return
    setState({ kind: 'idle' })
    show(await showFault(backup.open(from), showFailed), {})
  }
  useArrivedFile(() => open('arrived'))
  const previewAgain = async (options: ImportOptions, isMapping?: boolean) => {
    if (isBusy) return
    const preview = await showFault(backup.previewAgain(options), showFailed)
    show(preview, options, isMapping)
  }
  const mapColumns = () => {
    if (state.kind === 'previewed') setState({ ...state, isMapping: true })
  }
  const close = () => {
    void backup.close()
    if (search.get('file') !== null) search.change({ file: null }, 'replace')
  }
  const importOpened = async (options: ImportOptions) => {
    if (isBusy) return
    const outcome = await backup.importOpened(options)
    close()
    setState(
      outcome.ok
        ? { kind: 'imported', report: outcome.value }
        : { kind: 'stopped', ...outcome.reason },
    )
    await Promise.all([backup.refresh(), plots.start()])
    if (!outcome.ok && outcome.reason.reason === 'failed') throw outcome.reason.fault
  }
  const drop = () => {
    close()
    setState({ kind: 'idle' })
  }
  return { state, isBusy, open, previewAgain, mapColumns, importOpened, drop }
}

/** Whether the file is a table with ambiguous columns, days or samples. */
const isInDoubt = ({ table }: ImportPreview, { table: asked }: ImportOptions) =>
  table !== null &&
  (table.needsDay ||
    table.columns.some(({ isSure }) => !isSure) ||
    (table.parts.length > 0 && !table.isRemembered && asked?.rowHolds === undefined))

function Imported({ report }: { readonly report: ImportReport }) {
  const words = texts('backup').done
  const text = words.text(report)
  return (
    <Notice kind="note" title={words.title}>
      {text !== '' && <p>{text}</p>}
      {report.others > 0 && <p>{words.others}</p>}
      {report.preferences > 0 && <p>{words.preferences}</p>}
      <Diagnose tests={report.tests} />
      <ButtonLink kind="text" to="/diag?view=history">
        {words.see}
      </ButtonLink>
    </Notice>
  )
}

/** Leads on from a laboratory's table to what it says. */
function Diagnose({ tests }: Pick<ImportReport, 'tests'>) {
  const words = texts('backup').done
  const [first] = tests
  if (first === undefined || tests.length > maxTests) return null
  const address =
    tests.length === 1
      ? new URLSearchParams({ record: first })
      : new URLSearchParams([['view', 'all'], ...tests.map((id) => ['test', id])])
  return (
    <ButtonLink kind="tonal" icon="stethoscope" to={`/diag?${address.toString()}`}>
      {tests.length === 1 ? words.diagnose : words.diagnoseAll(tests.length)}
    </ButtonLink>
  )
}

function Stopped({ reason, report }: Omit<ImportState & { kind: 'stopped' }, 'kind'>) {
  const { notTaken: words, done } = texts('backup')
  const text = done.text(report)
  return (
    <Notice kind="error" title={words.title}>
      <p>{words.reasons[reason]}</p>
      {text !== '' && <p>{text}</p>}
      <p>{words.again}</p>
    </Notice>
  )
}
