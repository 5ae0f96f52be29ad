import type { Diagnosis, ProductAmount } from '#domain/diagnosis/diagnosis.ts'
import type { Action } from '#domain/diagnosis/message.ts'
import { fertilizerNames } from '#knowledge/fertilizers/product-names.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import { texts } from '#locales/texts.ts'
import fields from './fields.module.css'
import styles from './shopping-part.module.css'
import type { Desk } from './use-desk.ts'
import { weightText } from './weight-text.ts'

interface ShoppingPartProps {
  readonly desk: Desk
  readonly diagnosis: Diagnosis
  /** Products of the mix, in place of the single ones; null where nothing is mixed. */
  readonly mixed: readonly ProductAmount[] | null
}

/** Whole bags of everything that is advised. Without an area there is nothing to count. */
export function ShoppingPart({ desk: { choices, change }, diagnosis, mixed }: ShoppingPartProps) {
  const words = texts('judge').shopping
  const usual = ruleBook.bagKilograms.value
  const { bags } = choices
  const list = [...advised(diagnosis), ...(mixed ?? planned(diagnosis))].map((one) => {
    const bagGrams = (bags[one.product] ?? usual) * 1000
    return { ...one, bagGrams, bags: Math.ceil(one.amount.grams / bagGrams - 1e-9) }
  })
  if (list.length === 0 || diagnosis.plot.area.from === 'default') return null
  return (
    <details className={fields['fold']}>
      <summary>{words.title}</summary>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">{words.bag}</th>
            <th scope="col">{words.bags}</th>
          </tr>
        </thead>
        <tbody>
          {list.map(({ product, amount, bagGrams, bags: count }) => (
            <tr key={product}>
              <th scope="row">{fertilizerNames()[product] ?? product}</th>
              <td>{weightText(amount)}</td>
              <td>
                <input
                  type="number"
                  inputMode="decimal"
                  min="0.1"
                  step="any"
                  aria-label={words.bagOf(fertilizerNames()[product] ?? product)}
                  defaultValue={bagGrams / 1000}
                  onChange={({ target: { valueAsNumber } }) => {
                    if (valueAsNumber > 0) change({ bags: { ...bags, [product]: valueAsNumber } })
                  }}
                />
              </td>
              <td>
                <strong>{words.count(count)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={fields['hint']}>{words.note}</p>
    </details>
  )
}

/** Of the cards: lime, sulfur, top dressing. */
const advised = ({ items }: Diagnosis) => items.flatMap(({ action }) => dosed(action))

function dosed(action: Action): readonly Pick<ProductAmount, 'product' | 'amount'>[] {
  switch (action.key) {
    case 'lime':
    case 'lime-to-minimum':
    case 'sulfur':
    case 'top-dress':
    case 'magnesium':
      return [action.params]
    default:
      return []
  }
}

const planned = ({ plan }: Diagnosis) =>
  plan.kind === 'plan'
    ? plan.nutrients.flatMap(({ product }) => (product === null ? [] : [product]))
    : []
