import type { Diagnosis, DiagnosedItem, FertilizerPlan } from '#domain/diagnosis/diagnosis.ts'
import type { KeptDiagnosis, SoilRecord } from '#domain/record/soil-record.ts'
import { cropWords } from '#knowledge/crops/crop-words.ts'
import {
  formatAction,
  formatCaution,
  formatMeaning,
  formatRetest,
} from '#knowledge/diagnosis/format-message.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { fertilizerNames } from '#knowledge/fertilizers/product-names.ts'
import { texts } from '#locales/texts.ts'
import { itemNumber } from '#pages/diagnosis/judge/item-number.ts'
import { verdictText } from '#pages/diagnosis/judge/verdict-text.ts'
import { weightText } from '#pages/diagnosis/judge/weight-text.ts'
import { numberText } from '#ui/amount-text.ts'
import { formatDateTime } from '#ui/format-time.ts'
import { saidThen } from './kept-diagnosis.ts'
import styles from './report-sheet.module.css'

interface DiagnosisPartProps {
  readonly kept: KeptDiagnosis
  readonly diagnosis: Diagnosis
  readonly record: SoilRecord
}

/** What was judged and advised then. */
export function DiagnosisPart({ kept, diagnosis, record }: DiagnosisPartProps) {
  const words = texts('report')
  const { row } = texts('history')
  const place = record.samples.findIndex(({ id }) => id === kept.sample)
  const sample = record.samples[place]
  const name = sample === undefined ? '' : sample.name || row.sample(place + 1)
  const remarks = [
    ...diagnosis.cautions.map((one) => saidThen(() => formatCaution(one))),
    ...diagnosis.retests.map((one) => saidThen(() => formatRetest(one))),
  ].filter((said) => said !== null)
  return (
    <section>
      <h2>{words.diagnosis(cropWords()[kept.crop]?.name ?? kept.crop, name)}</h2>
      <p className={styles['small']}>{words.diagnosedAt(formatDateTime(kept.at, 0))}</p>
      <div className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{words.judged}</th>
              <th scope="col">{words.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {diagnosis.items.map((item) => (
              <ItemRow key={item.item} item={item} />
            ))}
          </tbody>
        </table>
      </div>
      {diagnosis.plan.kind === 'plan' && <PlanLines plan={diagnosis.plan} />}
      {remarks.length > 0 && (
        <>
          <h3>{words.cautions}</h3>
          <ul className={styles['remarks']}>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function ItemRow({ item }: { readonly item: DiagnosedItem }) {
  const { value, verdict } = item
  const notJudged =
    verdict.kind === 'not-judged' ? diagnosisWords().notJudged[verdict.reason] : null
  const cautions = item.cautions.map((one) => saidThen(() => formatCaution(one)))
  return (
    <tr>
      <th scope="row">
        {diagnosisWords().items[item.item]}{' '}
        {value !== null && (
          <small>{`${itemNumber(item.item, value.best)} ${value.unit}`.trim()}</small>
        )}
        <br />
        <span className={styles['verdict']}>{saidThen(() => verdictText(verdict))}</span>
      </th>
      <td className={styles['said']}>
        {notJudged ?? saidThen(() => formatMeaning(item.meaning))}{' '}
        <strong>{saidThen(() => formatAction(item.action))}</strong>{' '}
        {cautions.map(
          (caution) => caution !== null && <small key={caution}>{`${caution} `}</small>,
        )}
      </td>
    </tr>
  )
}

/** Nutrients with what they still want, and the product that brings it. */
function PlanLines({ plan }: { readonly plan: FertilizerPlan }) {
  const words = texts('report')
  const names = diagnosisWords().nutrients
  return (
    <>
      <h3>{words.plan}</h3>
      <ul className={`plain ${styles['measured']}`}>
        {plan.nutrients.map(({ nutrient, target, product }) => (
          <li key={nutrient}>
            {words.nutrient(names[nutrient], target === null ? '' : numberText(target))}{' '}
            {product !== null && (
              <strong>
                {words.dose({
                  name: fertilizerNames()[product.product] ?? product.product,
                  weight: product.amount.grams === product.rate ? '' : weightText(product.amount),
                  rate: numberText(product.rate),
                })}
              </strong>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
