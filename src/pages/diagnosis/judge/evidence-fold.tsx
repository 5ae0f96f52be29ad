import type { Calculation, Evidence } from '#domain/diagnosis/diagnosis.ts'
import type { Mark } from '#domain/diagnosis/evidence.ts'
import { diagnosisSource } from '#knowledge/diagnosis/sources.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { texts } from '#locales/texts.ts'
import { SourceList } from '#ui/sources.tsx'
import { CalculationLine } from './calculation-line.tsx'
import styles from './evidence-fold.module.css'

interface Origin {
  readonly mark: Mark
  readonly sources: readonly string[]
}

interface EvidenceFoldProps {
  readonly evidence: readonly Evidence[]
  readonly conversion?: readonly Calculation[]
  /** Of the band on the gauge. */
  readonly origin?: Origin | null
  readonly title?: string
}

/** Why: each rule with its mark in words, the sums with the user's numbers, and where it was read. */
export function EvidenceFold(props: EvidenceFoldProps) {
  const words = texts('judge').evidence
  const { evidence, conversion = [], origin = null, title = words.title } = props
  if (evidence.length === 0 && conversion.length === 0 && origin === null) return null
  return (
    <details className={styles['fold']}>
      <summary>{title}</summary>
      {conversion.length > 0 && (
        <section className={styles['rule']}>
          <h4 className={styles['title']}>{words.conversion}</h4>
          <Calculations lines={conversion} />
        </section>
      )}
      {evidence.map((one, place) => (
        // A rule may be used twice, and the order is that of reckoning.
        // oxlint-disable-next-line react/no-array-index-key
        <section key={place} className={styles['rule']}>
          <h4 className={styles['title']}>{diagnosisWords().rules[one.rule]}</h4>
          <Calculations lines={one.calculations} />
          <WhereFrom {...one} />
        </section>
      ))}
      {origin !== null && evidence.length === 0 && (
        <section className={styles['rule']}>
          <h4 className={styles['title']}>{words.band}</h4>
          <WhereFrom {...origin} />
        </section>
      )}
    </details>
  )
}

function Calculations({ lines }: { readonly lines: readonly Calculation[] }) {
  return lines.map((line, place) => (
    // Sums of one rule stand in the order of reckoning and never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <CalculationLine key={place} line={line} />
  ))
}

/** The mark in words, and the sources. */
export function WhereFrom({ mark, sources }: Origin) {
  const words = texts('judge').evidence
  const known = sources.map(diagnosisSource).filter((source) => source !== null)
  return (
    <>
      <p className={styles['mark']}>
        <b className={styles['letter']}>{mark}</b> {words.marks[mark]}
      </p>
      {known.length === 0 ? (
        <p className={styles['mark']}>{words.noSource}</p>
      ) : (
        <SourceList kit={{ sources: known }} keys={sources} />
      )}
    </>
  )
}
