import type { ReactNode } from 'react'
import type { Decision, ShoppingItem } from '#domain/diagnosis/decision/decision.ts'
import type { FertilizerPlan, NutrientPlan } from '#domain/diagnosis/diagnosis.ts'
import { choiceId } from '#domain/diagnosis/own/own-key.ts'
import { bookWithOwn } from '#domain/diagnosis/own/with-own.ts'
import { usableProducts } from '#domain/diagnosis/dose/suitability.ts'
import type { Fertilizer, RuleBook } from '#domain/diagnosis/rule-book.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { standardName, standardPage } from '#knowledge/crops/crop-words.ts'
import { formatCaution } from '#knowledge/diagnosis/format-message.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { productName } from '#knowledge/fertilizers/product-names.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { EvidenceList, WhereFrom } from './evidence.tsx'
import { weightText } from './decision-text.ts'
import { figureText } from './item-value.ts'
import styles from './judge.module.css'
import type { DecidedSample } from '#app/diagnosis/save-diagnosis.ts'
import { useMixSolver, type DiagnosisForm } from './use-diagnosis-form.ts'
import { useOwnRules } from '#ui/use-own-rules.ts'
import { reachesStandard } from '#domain/diagnosis/dose/reaches-standard.ts'

/** Explains the way from the crop's standard to the amounts to give. */
export function PlanDetail({ decision: { crop, plan } }: { readonly decision: Decision }) {
  if (plan.kind === 'no-plan') return <p>{diagnosisWords().noPlan[plan.reason]}</p>
  const words = texts('judge').plan
  const { region, standard, part, mark, sources } = plan
  const page = cropOf(crop)?.standards.find(({ id }) => id === standard)?.page ?? null
  return (
    <>
      <p>
        <b>
          {[region !== null && diagnosisWords().regions[region], standardName(standard)]
            .filter(Boolean)
            .join(' ')}
        </b>{' '}
        {page !== null && standardPage(page)} {words[part]}
      </p>
      <PlanTable plan={plan} />
      {plan.cautions.map((caution, place) => (
        // The same caution may apply to two nutrients.
        // oxlint-disable-next-line react/no-array-index-key
        <p key={place}>{formatCaution(caution)}</p>
      ))}
      <WhereFrom mark={mark} sources={sources} />
      {plan.nutrients.map(({ nutrient, evidence }) => (
        <section key={nutrient} className="gap-1 grid rule-above ends-2">
          <h4>{texts('judge').evidence.of(diagnosisWords().nutrients[nutrient])}</h4>
          <EvidenceList evidence={evidence} />
        </section>
      ))}
    </>
  )
}

/** Table of the standard, what the diagnosis takes off or adds, compost, and what is left to give. */
function PlanTable({ plan: { nutrients } }: { readonly plan: FertilizerPlan }) {
  const words = texts('judge').plan
  const { nutrients: names } = diagnosisWords()
  const hasCompost = nutrients.some(({ fromCompost }) => fromCompost > 0)
  return (
    <>
      <div className="scroll">
        <table className="figures fill wide label unbroken narrow-cells">
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.nutrient}</th>
              <th scope="col">{words.rate}</th>
              <th scope="col">{words.change}</th>
              {hasCompost && <th scope="col">{words.compost}</th>}
              <th scope="col">{words.target}</th>
            </tr>
          </thead>
          <tbody>
            {nutrients.map((planned) => (
              <tr key={planned.nutrient}>
                <th scope="row">{names[planned.nutrient]}</th>
                <td>{figure(planned.standard)}</td>
                <td>{changeText(planned)}</td>
                {hasCompost && (
                  <td>
                    {planned.fromCompost > 0 ? words.less(figureText(planned.fromCompost)) : '0'}
                  </td>
                )}
                <td>
                  <b>{figure(planned.target)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {nutrients.map((planned) => {
        const reason = planReasonText(planned)
        const { nutrient } = planned
        return (
          reason !== null && (
            <p key={nutrient}>{words.nutrientReason({ nutrient: names[nutrient], reason })}</p>
          )
        )
      })}
    </>
  )
}

/** Why another amount than the standard is given; null where it is not. */
export function planReasonText(plan: NutrientPlan): string | null {
  const { reason, standard, target, fromCompost } = plan
  const { planReasons, planNotes } = diagnosisWords()
  if (reason === 'standard' || standard === 0) return null
  if (standard === null) return planNotes['no-rate']
  if (reason !== 'reduced' || target === null) return planReasons[reason]
  if (target === 0) return fromCompost > 0 ? planNotes['by-compost'] : planReasons['not-needed']
  return reachesStandard(plan) ? planNotes['less-by-compost'] : planReasons.reduced
}

/** Formats a figure; unknown is not shown as zero. */
const figure = (value: number | null) =>
  value === null ? texts('judge').plan.nothing : figureText(value)

/** Change against the standard; none if compost covers the whole target, since the diagnosis' share is then unknown. */
function changeText({ standard, target, fromCompost }: NutrientPlan): string {
  const words = texts('judge').plan
  if (standard === null || target === null) return words.nothing
  if (target === 0 && fromCompost > 0) return words.nothing
  const difference = Math.round((target + fromCompost - standard) * 100) / 100
  if (difference === 0) return words.unchanged
  return difference < 0 ? words.less(figureText(-difference)) : words.more(figureText(difference))
}

interface MixFieldsProps {
  readonly form: DiagnosisForm
  readonly decided: DecidedSample
}

/** Chooses products at home; the decision then mixes them so that no nutrient exceeds its target. */
export function MixFields({ form: { choices, change }, decided }: MixFieldsProps) {
  const words = texts('judge').mix
  const { mix } = choices
  const book = bookWithOwn(ruleBook, useOwnRules().fertilizers)
  const mixable = book.fertilizers.filter(({ kind }) => kind !== 'straight')
  const isMixed = useMixSolver(choices) !== null
  const unused = isMixed ? unusedOf(mixable, mix, book, decided) : none
  const toggle = (key: string, isIn: boolean) => {
    const id = choiceId(key)
    change({ mix: isIn ? [...mix, id] : mix.filter((one) => one !== id) })
  }
  return (
    <>
      <p>{words.hint}</p>
      {mixable.map((product) => (
        <label key={product.id} className="row gap-2 even target">
          <input
            type="checkbox"
            checked={mix.includes(choiceId(product.id))}
            onChange={({ target }) => toggle(product.id, target.checked)}
          />
          <span>
            {productName(product.id)}
            <small className="block muted">{words.contents(contentsOf(product))}</small>
            <Unused why={unused.get(product.id)} />
          </span>
        </label>
      ))}
      {mix.length > 0 && <Button onClick={() => change({ mix: [] })}>{words.clear}</Button>}
    </>
  )
}

/**
 * Why a product at hand is not spread. `unsuited`: crop or soil does not tolerate it. `unknown`: no amount is known of a nutrient in
 * it. `unneeded`: others suffice, or it would bring too much.
 */
type UnusedReason = 'unsuited' | 'unknown' | 'unneeded'

const none: ReadonlyMap<string, UnusedReason> = new Map()

function unusedOf(
  mixable: readonly Fertilizer[],
  mix: readonly string[],
  book: RuleBook,
  { input, decision: { actions, plan } }: DecidedSample,
): ReadonlyMap<string, UnusedReason> {
  if (plan.kind === 'no-plan') return none
  const spread = actions.map((one) => (one.kind === 'add' ? one.product : null))
  const unused = mixable.filter(({ id }) => mix.includes(choiceId(id)) && !spread.includes(id))
  const ids = unused.map(({ id }) => id)
  const usable = usableProducts(ids, input, book)
  const hasUnknown = (product: Fertilizer) =>
    plan.nutrients.some(({ nutrient, target }) => target === null && product[nutrient] > 0)
  return new Map(
    unused.map((one) => [
      one.id,
      !usable.includes(one) ? 'unsuited' : hasUnknown(one) ? 'unknown' : 'unneeded',
    ]),
  )
}

const Unused = ({ why }: { readonly why: UnusedReason | undefined }) =>
  why !== undefined && <small className="block">{texts('judge').mix[why]}</small>

const contentsOf = ({ n, p2o5, k2o }: Pick<Fertilizer, 'n' | 'p2o5' | 'k2o'>) => ({
  n: figureText(n),
  p2o5: figureText(p2o5),
  k2o: figureText(k2o),
})

interface ShoppingListProps {
  readonly form: Pick<DiagnosisForm, 'choices' | 'change'>
  readonly shopping: readonly ShoppingItem[]
}

/** Whole bags of everything advised; the user can change the weight of a bag. */
export function ShoppingList({ form: { choices, change }, shopping }: ShoppingListProps) {
  const words = texts('judge').shopping
  return (
    <>
      <div className="scroll">
        <ShoppingTable
          shopping={shopping}
          renderBag={({ product, bags }) => (
            <input
              className={styles['bag']}
              type="number"
              inputMode="decimal"
              min="0.1"
              step="any"
              aria-label={words.bagOf(productName(product))}
              defaultValue={bags.kilograms}
              onChange={({ target: { valueAsNumber } }) => {
                if (valueAsNumber > 0) {
                  change({ bags: { ...choices.bags, [choiceId(product)]: valueAsNumber } })
                }
              }}
            />
          )}
        />
      </div>
      <small>{words.note}</small>
    </>
  )
}

interface ShoppingTableProps {
  readonly shopping: readonly ShoppingItem[]
  readonly renderBag: (item: ShoppingItem) => ReactNode
  /** A further column. */
  readonly more?: {
    readonly title: string
    readonly cell: (item: ShoppingItem) => ReactNode
  } | null
}

/** Whole bags of each product. */
export function ShoppingTable({ shopping, renderBag, more = null }: ShoppingTableProps) {
  const words = texts('judge').shopping
  return (
    <table className={`figures fill label unbroken narrow-cells ${styles['shopping']}`}>
      <thead>
        <tr>
          <th scope="col">{words.product}</th>
          <th scope="col">{words.amount}</th>
          <th scope="col">{words.bag}</th>
          <th scope="col">{words.bags}</th>
          {more !== null && <th scope="col">{more.title}</th>}
        </tr>
      </thead>
      <tbody>
        {shopping.map((item) => (
          <tr key={item.product}>
            <th scope="row">{productName(item.product)}</th>
            <td>{weightText(item.total)}</td>
            <td>{renderBag(item)}</td>
            <td>
              <b>{words.count(item.bags.count)}</b>
            </td>
            {more !== null && <td>{more.cell(item)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
