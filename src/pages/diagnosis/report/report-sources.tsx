import type { Diagnosis } from '#domain/diagnosis/diagnosis.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { diagnosisSource } from '#knowledge/diagnosis/sources.ts'
import { texts } from '#locales/texts.ts'
import styles from './report-sheet.module.css'

interface ReportSourcesProps {
  readonly record: SoilRecord
  readonly diagnosis: Diagnosis | null
}

/** More would not fit on the sheet; all of them stand in the diagnosis on screen. */
const most = 8

/** Where the figures come from. */
export function ReportSources({ record, diagnosis }: ReportSourcesProps) {
  const words = texts('report')
  const judged = diagnosis === null ? [] : sourcesOf(diagnosis)
  const titles = [
    ...judged.flatMap((key) => diagnosisSource(key)?.title ?? []),
    ...record.kit.sources.map(({ title }) => title),
  ]
  const unique = [...new Set(titles)]
  if (unique.length === 0) return null
  return (
    <section className={styles['sources']}>
      <h2>{words.sources}</h2>
      <ol>
        {unique.slice(0, most).map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
      {unique.length > most && <p>{words.moreSources(unique.length - most)}</p>}
    </section>
  )
}

function sourcesOf({ items, plan }: Diagnosis): readonly string[] {
  const ofItems = items.flatMap(({ band, evidence }) => [
    ...(band?.sources ?? []),
    ...evidence.flatMap(({ sources }) => sources),
  ])
  const ofPlan =
    plan.kind === 'plan'
      ? [
          ...plan.sources,
          ...plan.nutrients.flatMap(({ evidence }) => evidence.flatMap(({ sources }) => sources)),
        ]
      : []
  return [...ofItems, ...ofPlan]
}
