import { useId } from 'react'
import type { DiagnosedItem } from '#domain/diagnosis/diagnosis.ts'
import { formatAction, formatCaution, formatMeaning } from '#knowledge/diagnosis/format-message.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { EvidenceFold } from './evidence-fold.tsx'
import { Gauge } from './gauge.tsx'
import styles from './item-card.module.css'
import { itemNumber } from './item-number.ts'
import { VerdictMark } from './verdict-mark.tsx'

/** One thing measured: how it stands, what that means, what to do, and why. */
export function ItemCard({ item }: { readonly item: DiagnosedItem }) {
  const heading = useId()
  const { value, band, verdict, cautions } = item
  return (
    <article className={styles['card']} aria-labelledby={heading}>
      <header className={styles['head']}>
        <h3 id={heading} className={styles['name']}>
          {diagnosisWords().items[item.item]}
        </h3>
        <VerdictMark verdict={verdict} />
      </header>
      {value !== null && <Value item={item} value={value} />}
      {value !== null && band !== null && <Gauge item={item} value={value} band={band} />}
      <p className={styles['meaning']}>
        {verdict.kind === 'not-judged'
          ? diagnosisWords().notJudged[verdict.reason]
          : formatMeaning(item.meaning)}
      </p>
      {verdict.kind === 'undetectable' && (
        <p className={styles['unseen']}>{texts('judge').item.notDeficient}</p>
      )}
      <ActionLine item={item} />
      {cautions.length > 0 && (
        <ul className={`plain ${styles['cautions']}`}>
          {cautions.map((caution) => (
            <li key={caution.key}>
              <Icon name="warning" />
              <span>{formatCaution(caution)}</span>
            </li>
          ))}
        </ul>
      )}
      <EvidenceFold
        evidence={item.evidence}
        conversion={value?.conversion ?? []}
        origin={band === null ? null : band}
      />
    </article>
  )
}

interface ValueProps {
  readonly item: DiagnosedItem
  readonly value: NonNullable<DiagnosedItem['value']>
}

function Value({ item: { item, origin }, value }: ValueProps) {
  const words = texts('judge').item
  const { best, low, high, unit, species } = value
  const isNamed = species !== '' && species !== 'pH' && species !== 'EC'
  return (
    <p className={styles['value']}>
      <strong>{itemNumber(item, best)}</strong> {unit}{' '}
      {isNamed && <span className={styles['species']}>{species}</span>}{' '}
      {low < high && (
        <span className={styles['species']}>
          {words.between(itemNumber(item, low), itemNumber(item, high))}
        </span>
      )}
      {origin === 'typed' && <span className={styles['typed']}>{words.typed}</span>}
    </p>
  )
}

const restful: ReadonlySet<DiagnosedItem['action']['key']> = new Set(['nothing-to-do', 'no-advice'])

function ActionLine({ item: { action } }: { readonly item: DiagnosedItem }) {
  const isRest = restful.has(action.key)
  return (
    <div className={isRest ? styles['rest'] : styles['action']}>
      <span className={styles['label']}>{texts('judge').item.action}</span>
      <p>{formatAction(action)}</p>
    </div>
  )
}
