import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { newestDiagnoses } from '#pages/diagnosis/report/shown-diagnosis.ts'
import { AppLink } from '#ui/app-link.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import styles from './record-view.module.css'
import type { Change } from './use-change.ts'

interface KeptDiagnosesProps {
  readonly record: SoilRecord
  readonly change: Change
}

/** The words of crops and verdicts are large. */
const lines = createModule(() => withTexts(import('./diagnosis-line.tsx'), 'judge'))

/** What was advised, newest first, each as it was computed then. */
export function KeptDiagnoses({ record, change }: KeptDiagnosesProps) {
  const words = texts('history').record
  const { diagnoses = [] } = record
  const line = useModule(lines, diagnoses.length > 0)
  return (
    <section>
      <h3>{words.diagnoses}</h3>
      {diagnoses.length === 0 && <p>{words.noDiagnosis}</p>}
      {diagnoses.length > 0 && line !== null && (
        <ul className={`plain ${styles['diagnoses']}`}>
          {newestDiagnoses(diagnoses).map((kept) => (
            <li key={kept.id}>
              <line.DiagnosisLine record={record} kept={kept} change={change} />
            </li>
          ))}
        </ul>
      )}
      <AppLink
        to={`/diag?view=report&record=${encodeURIComponent(record.id)}`}
        className={styles['link']}
      >
        {words.report}
      </AppLink>
    </section>
  )
}
