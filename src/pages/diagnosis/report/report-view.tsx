import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { useKept } from '#pages/diagnosis/history/use-history.ts'
import { Button } from '#ui/controls/button.tsx'
import { ChipTabs } from '#ui/controls/chip.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { AllSheets } from './all-sheets.tsx'
import { ReportSheet } from './report-sheet.tsx'
import { SenderFields, useSender } from './sender.tsx'
import styles from './report.module.css'
import { shownSample, type WantedDiagnosis } from './shown-diagnosis.ts'

/** One sample of a test on one A4 sheet; with `all` in the URL a sheet for each. Needs the catalogs `report`, `history`, `judge` and `share`. */
export function ReportView() {
  const search = useSearchState()
  const id = search.get('record') ?? ''
  const wanted = { id: search.get('diagnosis'), sample: search.get('sample') }
  return search.get('all') === null ? <Report key={id} id={id} wanted={wanted} /> : <AllSheets />
}

interface ReportProps {
  readonly id: string
  readonly wanted: WantedDiagnosis
}

/** The sheet, with controls shown on screen only. */
function Report({ id, wanted }: ReportProps) {
  const words = texts('report')
  const kept = useKept([id])
  const from = useSender()
  const record = kept?.[0]?.record
  const shown = record === undefined ? null : shownSample(record, wanted)
  const sample = record?.samples.find((one) => one.id === shown)
  return (
    <div className={`stack gap-3 ${styles['view']}`}>
      <PageHead
        title={words.sheet}
        back={{
          label: words.back,
          to: `/diag?view=history&record=${encodeURIComponent(id)}`,
        }}
      />
      {record !== undefined && sample !== undefined && (
        <div className={`stack gap-3 screen-only ${styles['tools']}`}>
          <SampleTabs record={record} shown={sample.id} />
          <Button kind="filled" block icon="print" onClick={() => window.print()}>
            {words.print}
          </Button>
          <small>{words.printHint(1)}</small>
          <SenderFields {...from} />
        </div>
      )}
      {kept === null && <output>{words.reading}</output>}
      {kept !== null && record === undefined && <Notice kind="warning" title={words.missing} />}
      {record !== undefined && sample !== undefined && (
        <ReportSheet key={sample.id} record={record} sample={sample} wanted={wanted} from={from} />
      )}
    </div>
  )
}

interface SampleTabsProps {
  readonly record: SoilRecord
  readonly shown: string
}

/** Tabs for the samples, each of which has its own sheet. */
function SampleTabs({ record: { id, samples }, shown }: SampleTabsProps) {
  if (samples.length < 2) return null
  const { sampleName } = texts('judge').conditions
  return (
    <ChipTabs
      label={texts('report').samples}
      tabs={samples.map((sample, place) => ({
        to: `/diag?${new URLSearchParams({ view: 'report', record: id, sample: sample.id }).toString()}`,
        label: sampleName(place + 1, sample.name),
        isCurrent: sample.id === shown,
      }))}
    />
  )
}
