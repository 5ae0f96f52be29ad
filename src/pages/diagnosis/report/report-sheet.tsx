import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { dayText } from '#ui/day-text.ts'
import { QrCode } from '#ui/qr/qr-code.tsx'
import { useServices } from '#ui/services.tsx'
import { DiagnosisPart } from './diagnosis-part.tsx'
import { keptDiagnosis } from './kept-diagnosis.ts'
import { PlotCharts } from './plot-charts.tsx'
import { ReadingsTable } from './readings-table.tsx'
import { reportCode } from './report-code.ts'
import styles from './report-sheet.module.css'
import { ReportSources } from './report-sources.tsx'
import { shownDiagnosis, type WantedDiagnosis } from './shown-diagnosis.ts'
import { TestFacts } from './test-facts.tsx'

interface ReportSheetProps {
  readonly record: SoilRecord
  readonly wanted: WantedDiagnosis
}

/** What goes to the counter: one page, black on white. */
export function ReportSheet({ record, wanted }: ReportSheetProps) {
  const words = texts('report')
  const kept = shownDiagnosis(record, wanted)
  const diagnosis = kept === null ? null : keptDiagnosis(kept)
  const plot = usePlotOf(record, kept?.plot ?? null, kept?.sample ?? wanted.sample)
  return (
    <article className={styles['sheet']} aria-label={words.sheet}>
      <h1 className={styles['title']}>{words.title}</h1>
      <header className={styles['head']}>
        <TestFacts record={record} plot={plot} />
        <figure className={styles['code']}>
          <QrCode
            text={reportCode(record, (at) => dayText(at, record.wallOffset))}
            name={words.code}
          />
          <figcaption>{words.code}</figcaption>
        </figure>
      </header>
      <ReadingsTable record={record} />
      {kept !== null && diagnosis !== null ? (
        <DiagnosisPart kept={kept} diagnosis={diagnosis} record={record} />
      ) : (
        <p>{words.noDiagnosis}</p>
      )}
      {plot !== null && <PlotCharts plot={plot} />}
      <ReportSources record={record} diagnosis={diagnosis} />
      <footer className={styles['foot']}>{words.footer}</footer>
    </article>
  )
}

/** That of the diagnosis, else of the sample, else of the only sample. */
function usePlotOf(record: SoilRecord, judged: string | null, sample: string | null) {
  const { plots } = useServices()
  const kept = useStore(plots.store, (state) => state.plots)
  useEffect(() => void plots.start(), [plots])
  const samples = record.samples.filter(({ id }) => sample === null || id === sample)
  const id = judged ?? samples.find((one) => one.plot !== undefined)?.plot
  return kept.find((plot) => plot.id === id) ?? null
}
