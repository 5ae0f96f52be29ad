import type { DiagnosisChoices } from '#app/diagnosis-choices.ts'
import { texts } from '#locales/texts.ts'
import { Answer } from './answer.tsx'
import { Conditions } from './conditions.tsx'
import styles from './judge-view.module.css'
import { useChoices } from './use-choices.ts'
import { useDesk } from './use-desk.ts'

/** What the values of a test mean for a crop. Needs the catalog `judge`. */
export function JudgeView() {
  const choices = useChoices()
  return choices === null ? (
    <output className={styles['loading']}>{texts('judge').loading}</output>
  ) : (
    <JudgeDesk choices={choices} />
  )
}

function JudgeDesk({ choices }: { readonly choices: DiagnosisChoices }) {
  const desk = useDesk(choices)
  return (
    <div className={styles['desk']}>
      <Conditions desk={desk} />
      <Answer desk={desk} />
    </div>
  )
}
