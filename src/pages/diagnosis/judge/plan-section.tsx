import { useState } from 'react'
import type { FertilizerPlan, ProductAmount } from '#domain/diagnosis/diagnosis.ts'
import { standardName, standardPage } from '#knowledge/crops/crop-words.ts'
import { formatCaution } from '#knowledge/diagnosis/format-message.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { EvidenceFold, WhereFrom } from './evidence-fold.tsx'
import { MixPart } from './mix-part.tsx'
import { PlanTable } from './plan-table.tsx'
import { ProductList } from './product-list.tsx'
import styles from './plan-section.module.css'
import { SelectField } from './select-field.tsx'
import { ShoppingPart } from './shopping-part.tsx'
import type { Desk, Judged } from './use-desk.ts'

interface PlanSectionProps {
  readonly desk: Desk
  readonly judged: Judged
}

/** From the standard of the crop to what is to be bought. */
export function PlanSection({ desk, judged }: PlanSectionProps) {
  const words = texts('judge').plan
  const { plan } = judged.diagnosis
  const [mixed, setMixed] = useState<readonly ProductAmount[]>([])
  const isMixed = plan.kind === 'plan' && desk.choices.mix.length > 0
  return (
    <section className={styles['plan']}>
      <h2>{words.title}</h2>
      {plan.kind === 'no-plan' ? (
        <p>{diagnosisWords().noPlan[plan.reason]}</p>
      ) : (
        <>
          <StandardChoice desk={desk} plan={plan} />
          <PlanTable plan={plan} />
          <Straight plan={plan} />
          <MixPart desk={desk} plan={plan} input={judged.input} onMixed={setMixed} />
          <PlanCautions plan={plan} />
          {plan.nutrients.map(({ nutrient, evidence }) => (
            <EvidenceFold
              key={nutrient}
              title={texts('judge').evidence.of(diagnosisWords().nutrients[nutrient])}
              evidence={evidence}
            />
          ))}
        </>
      )}
      <ShoppingPart desk={desk} diagnosis={judged.diagnosis} mixed={isMixed ? mixed : null} />
    </section>
  )
}

/** Which way of growing, and who set the standard for it. */
function StandardChoice({ desk, plan }: { readonly desk: Desk; readonly plan: FertilizerPlan }) {
  const words = texts('judge').plan
  const { crop, choices, change } = desk
  const standards = crop?.standards ?? []
  const page = standards.find(({ id }) => id === plan.standard)?.page ?? null
  return (
    <>
      {crop !== null && standards.length > 1 && (
        <SelectField
          label={words.standard}
          value={plan.standard}
          options={standards.map(({ id }) => ({ value: id, label: standardName(id) }))}
          onChange={(id) => change({ standards: { ...choices.standards, [crop.id]: id } })}
        />
      )}
      <p className={styles['origin']}>
        {plan.region !== null && <strong>{diagnosisWords().regions[plan.region]} </strong>}
        {page !== null && standardPage(page)} {words[plan.part]}
      </p>
      <details>
        <summary className={styles['fold']}>{texts('judge').evidence.sources}</summary>
        <WhereFrom mark={plan.mark} sources={plan.sources} />
      </details>
    </>
  )
}

function Straight({ plan: { nutrients } }: { readonly plan: FertilizerPlan }) {
  const words = texts('judge').plan
  const bought = nutrients.flatMap(({ product }) => (product === null ? [] : [product]))
  return (
    <>
      <h3>{words.products}</h3>
      {bought.length === 0 ? <p>{words.noProduct}</p> : <ProductList products={bought} />}
    </>
  )
}

function PlanCautions({ plan: { cautions } }: { readonly plan: FertilizerPlan }) {
  if (cautions.length === 0) return null
  return (
    <ul className={`plain ${styles['cautions']}`}>
      {cautions.map((caution, place) => (
        // The same caution may be said of two nutrients.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <Icon name="info" />
          <span>{formatCaution(caution)}</span>
        </li>
      ))}
    </ul>
  )
}
