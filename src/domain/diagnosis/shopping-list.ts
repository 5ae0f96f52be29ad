import type { Amount } from './amount.ts'

interface Bought {
  readonly product: string
  readonly amount: Amount
}

export interface ShoppingItem extends Bought {
  readonly bagGrams: number
  /** Whole bags that hold the amount. */
  readonly bags: number
}

/** What to buy: each product once, in whole bags. Bags without a size of their own have `usualGrams`. */
export function shoppingList(
  bought: readonly Bought[],
  usualGrams: number,
  bagGrams: Readonly<Record<string, number>> = {},
): readonly ShoppingItem[] {
  return bought
    .filter(({ amount }) => amount.grams > 0)
    .map((one) => {
      const size = bagGrams[one.product] ?? usualGrams
      return { ...one, bagGrams: size, bags: Math.ceil(one.amount.grams / size - 1e-9) }
    })
}
