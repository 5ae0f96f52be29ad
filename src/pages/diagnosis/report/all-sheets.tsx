import { useSearchParams } from 'react-router'
import { byName, plotOfSample } from '#domain/plot/plot.ts'
import { measuredSamples } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { useAskedTests } from '#pages/diagnosis/batch/use-batch.ts'
import { usePlots } from '#pages/diagnosis/history/use-history.ts'
import { Button } from '#ui/controls/button.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { patched } from '#ui/navigation/use-search-state.ts'
import { Notice } from '#ui/notice.tsx'
import { ReportSheet } from './report-sheet.tsx'
import { SenderFields, useSender } from './sender.tsx'
import styles from './report.module.css'

/** A sheet for each measured sample, farmer by farmer; of one alone where the address names one. */
export function AllSheets() {
  const words = texts('report')
  const [params] = useSearchParams()
  const wanted = params.get('farmer') ?? ''
  const records = useAskedTests()
  const { plots } = usePlots()
  const from = useSender()
  const sheets = (records ?? [])
    .flatMap((record) =>
      measuredSamples(record).map((sample) => ({
        record,
        sample,
        farmer: plotOfSample(sample, plots)?.farmer ?? '',
      })),
    )
    .filter(({ farmer }) => wanted === '' || farmer === wanted)
    .toSorted((one, other) => byName(one.farmer, other.farmer))
  const table = patched(params, { view: 'all', all: null })
  return (
    <div className={styles['view']}>
      <PageHead
        title={words.sheets(sheets.length)}
        back={{ label: words.backToAll, to: `/diag?${table.toString()}` }}
      />
      {sheets.length > 0 && (
        <div className={styles['tools']}>
          <Button kind="filled" block icon="print" onClick={() => window.print()}>
            {words.printAll(sheets.length)}
          </Button>
          <small>{words.printHint(sheets.length)}</small>
          <SenderFields {...from} />
        </div>
      )}
      {records === null && <output>{words.reading}</output>}
      {records !== null && sheets.length === 0 && <Notice kind="warning" title={words.missing} />}
      <div className={styles['sheets']}>
        {sheets.map(({ record, sample }) => (
          <ReportSheet
            key={`${record.id} ${sample.id}`}
            record={record}
            sample={sample}
            wanted={{ id: null, sample: sample.id }}
            from={from}
          />
        ))}
      </div>
    </div>
  )
}
