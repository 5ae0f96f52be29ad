import { measuredSamples, type RecordSample, type SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { useKept } from '#pages/diagnosis/history/use-history.ts'
import { Button } from '#ui/controls/button.tsx'
import { ChipTabs } from '#ui/controls/chip.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { ReportSheet } from './report-sheet.tsx'
import styles from './report.module.css'
import { shownSample, type WantedDiagnosis } from './shown-diagnosis.ts'

/** One sample of a test on one sheet of paper, A4; with `all` in the address a sheet for each. Needs the catalogs `report`, `history`, `judge` and `share`. */
export function ReportView() {
  const search = useSearchState()
  const id = search.get('record') ?? ''
  const wanted = { id: search.get('diagnosis'), sample: search.get('sample') }
  return <Report key={id} id={id} wanted={wanted} isAll={search.get('all') !== null} />
}

interface ReportProps {
  readonly id: string
  readonly wanted: WantedDiagnosis
  /** Every sample that has values, whatever is wanted. */
  readonly isAll: boolean
}

/** The sheets, and what stands around it on screen only. */
function Report({ id, wanted, isAll }: ReportProps) {
  const words = texts('report')
  const kept = useKept([id])
  const record = kept?.[0]?.record
  const samples =
    record === undefined ? [] : isAll ? measuredSamples(record) : wantedSample(record, wanted)
  return (
    <div className={styles['view']}>
      <PageHead
        title={isAll ? words.sheets(samples.length) : words.sheet}
        back={
          isAll
            ? {
                label: words.backToAll,
                to: `/diag?${new URLSearchParams({ view: 'all', record: id }).toString()}`,
              }
            : { label: words.back, to: `/diag?view=history&record=${encodeURIComponent(id)}` }
        }
      />
      {record !== undefined && samples.length > 0 && (
        <div className={styles['tools']}>
          {!isAll && <SampleTabs record={record} shown={samples[0]?.id} />}
          <Button kind="filled" block icon="print" onClick={() => window.print()}>
            {isAll ? words.printAll(samples.length) : words.print}
          </Button>
          <small>{words.printHint(samples.length)}</small>
        </div>
      )}
      {kept === null && <output>{words.reading}</output>}
      {kept !== null && record === undefined && <Notice kind="warning" title={words.missing} />}
      {record !== undefined && (
        <div className={styles['sheets']}>
          {samples.map((sample) => (
            <ReportSheet
              key={sample.id}
              record={record}
              sample={sample}
              wanted={isAll ? { id: null, sample: sample.id } : wanted}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function wantedSample(record: SoilRecord, wanted: WantedDiagnosis): readonly RecordSample[] {
  const shown = shownSample(record, wanted)
  return record.samples.filter(({ id }) => id === shown)
}

interface SampleTabsProps {
  readonly record: SoilRecord
  readonly shown: string | undefined
}

/** Each sample has a sheet of its own. */
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
