import type { ProductAmount } from '#domain/diagnosis/diagnosis.ts'
import { fertilizerNames } from '#knowledge/fertilizers/product-names.ts'
import { texts } from '#locales/texts.ts'
import { weightText } from './weight-text.ts'
import styles from './product-list.module.css'

/** What to weigh out, for the plot and for a square meter. */
export function ProductList({ products }: { readonly products: readonly ProductAmount[] }) {
  const words = texts('judge').plan
  return (
    <ul className={`plain ${styles['products']}`}>
      {products.map(({ product, amount, rate }) => (
        <li key={product}>
          <span>{fertilizerNames()[product] ?? product}</span>
          <strong>{weightText(amount)}</strong>
          <small>{words.ratePer(String(rate))}</small>
        </li>
      ))}
    </ul>
  )
}
