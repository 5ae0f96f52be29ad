import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { useKept } from '#pages/diagnosis/history/use-history.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSearchState } from '#ui/use-search-state.ts'
import { ReportSheet } from './report-sheet.tsx'
import styles from './report-view.module.css'
import { shownDiagnosis, type WantedDiagnosis } from './shown-diagnosis.ts'

/** One test on one sheet of paper, A4. Needs the catalogs `report`, `history`, `judge` and `share`. */
export function ReportView() {
  const search = useSearchState()
  const id = search.get('record') ?? ''
  const wanted = { id: search.get('diagnosis'), sample: search.get('sample') }
  return <Desk key={id} id={id} wanted={wanted} />
}

interface DeskProps {
  readonly id: string
  readonly wanted: WantedDiagnosis
}

/** The sheet, and what stands around it on screen only. */
function Desk({ id, wanted }: DeskProps) {
  const words = texts('report')
  const kept = useKept([id])
  const [found] = kept ?? []
  return (
    <>
      <div className={styles['tools']}>
        <AppLink
          to={`/diag?view=history&record=${encodeURIComponent(id)}`}
          className={styles['link']}
        >
          {words.back}
        </AppLink>
        {found !== undefined && (
          <>
            <Button kind="filled" icon="print" onClick={() => window.print()}>
              {words.print}
            </Button>
            <p className={styles['hint']}>{words.printHint}</p>
            <SampleLinks record={found.record} wanted={wanted} />
          </>
        )}
      </div>
      {kept === null && <output>{words.reading}</output>}
      {kept !== null && found === undefined && <Notice kind="warning" title={words.missing} />}
      {found !== undefined && <ReportSheet record={found.record} wanted={wanted} />}
    </>
  )
}

interface SampleLinksProps {
  readonly record: SoilRecord
  readonly wanted: WantedDiagnosis
}

/** A sheet has room for one diagnosis: which one, where several samples have theirs. */
function SampleLinks({ record, wanted }: SampleLinksProps) {
  const { row } = texts('history')
  const { diagnoses = [], samples } = record
  const judged = samples.filter(({ id }) => diagnoses.some(({ sample }) => sample === id))
  const shown = shownDiagnosis(record, wanted)?.sample ?? null
  if (judged.length < 2) return null
  return (
    <nav aria-label={texts('report').sample}>
      <ul className={`plain ${styles['samples']}`}>
        {judged.map(({ id, name }) => (
          <li key={id}>
            <AppLink
              to={`/diag?${new URLSearchParams({ view: 'report', record: record.id, sample: id })}`}
              aria-current={id === shown ? 'page' : undefined}
              className={styles['link']}
            >
              {name === '' ? row.sample(samples.findIndex((one) => one.id === id) + 1) : name}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
