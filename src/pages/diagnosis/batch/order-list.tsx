import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { ShoppingItem } from '#domain/diagnosis/decision/decision.ts'
import { productKey } from '#domain/diagnosis/own/with-own.ts'
import { byteOrderMark, csvLine } from '#domain/exchange/csv-cell.ts'
import { productName } from '#knowledge/fertilizers/product-names.ts'
import { texts } from '#locales/texts.ts'
import { ShoppingList, ShoppingTable } from '#pages/diagnosis/judge/plan.tsx'
import { Card, Fold } from '#ui/card.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useServices } from '#ui/services.tsx'
import { saveFile } from '#ui/share/save-file.ts'
import { todayInput } from '#ui/text/day-text.ts'
import { nameText } from '#ui/text/short-name.ts'
import {
  factsOf,
  totalShopping,
  ordersByFarmer,
  type BatchRow,
  type FarmerOrder,
} from './batch-rows.ts'
import { newestPerField } from './newest-only.ts'
import type { Batch } from './use-batch.ts'

interface OrderedProps {
  readonly batch: Batch
  readonly rows: readonly BatchRow[]
}

/** What to order in total for these fields, and for each farmer. */
export function Ordered({ batch, rows: all }: OrderedProps) {
  const words = texts('batch')
  const rows = useMemo(() => newestPerField(all, factsOf), [all])
  const { shopping, withoutArea } = useMemo(
    () => totalShopping(rows.flatMap(({ answer }) => answer.decision ?? [])),
    [rows],
  )
  const farmers = useMemo(() => ordersByFarmer(rows), [rows])
  if (shopping.length === 0) {
    return (
      withoutArea > 0 && (
        <Card as="section">
          <h2>{words.order}</h2>
          <p>{words.needArea}</p>
        </Card>
      )
    )
  }
  return (
    <Card as="section">
      <h2>{words.order}</h2>
      <ShoppingList form={batch} shopping={shopping} />
      {withoutArea > 0 && <p>{words.withoutArea(withoutArea)}</p>}
      {farmers.length > 1 && (
        <Fold icon="person" title={words.ordersByFarmer} detail={words.farmers(farmers.length)}>
          {farmers.map(({ farmer, order }) => (
            <section key={farmer}>
              <h3>{farmer === '' ? words.noFarmer : nameText(farmer)}</h3>
              <OrderTable shopping={order.shopping} />
              {order.withoutArea > 0 && <p>{words.withoutArea(order.withoutArea)}</p>}
            </section>
          ))}
        </Fold>
      )}
      <Button icon="download" onClick={() => saveOrders(shopping, farmers)}>
        {words.saveOrder}
      </Button>
    </Card>
  )
}

/** Whole bags of each product, with their cost if the price of a bag is known. */
export function OrderTable({ shopping }: { readonly shopping: readonly ShoppingItem[] }) {
  const { price: title, yen } = texts('batch')
  const { nothing } = texts('judge').plan
  const prices = useBagPrices()
  return (
    <ShoppingTable
      shopping={shopping}
      renderBag={({ bags }) => bags.kilograms}
      more={
        shopping.some(({ product }) => prices.has(product))
          ? {
              title,
              cell: ({ product, bags }) => {
                const price = prices.get(product)
                return price === undefined ? nothing : yen(yenText(price * bags.count))
              },
            }
          : null
      }
    />
  )
}

const yenText = (yen: number) => Math.round(yen).toLocaleString('ja-JP')

/** Price of a bag in yen, for products that the office entered. */
function useBagPrices(): ReadonlyMap<string, number> {
  const { ownRules } = useServices()
  const { fertilizers } = useStore(ownRules.store)
  return useMemo(
    () =>
      new Map(
        fertilizers.flatMap((one) =>
          one.bagPrice === null ? [] : [[productKey(one), one.bagPrice] as const],
        ),
      ),
    [fertilizers],
  )
}

/** Saves a table with a line for each product of each farmer, then the totals. */
function saveOrders(all: readonly ShoppingItem[], farmers: readonly FarmerOrder[]) {
  const words = texts('batch')
  const { product, amount, bag, bags } = texts('judge').shopping
  const linesOf = (farmer: string, shopping: readonly ShoppingItem[]) =>
    shopping.map((one) => [
      farmer,
      productName(one.product),
      one.total.grams / 1000,
      one.bags.kilograms,
      one.bags.count,
    ])
  const lines = [
    [words.farmer, product, `${amount} (kg)`, bag, bags],
    ...farmers.flatMap(({ farmer, order }) =>
      linesOf(farmer === '' ? words.noFarmer : farmer, order.shopping),
    ),
    ...linesOf(words.all, all),
  ]
  const text = byteOrderMark + lines.map(csvLine).join('')
  saveFile(new File([text], words.orderFile(todayInput()), { type: 'text/csv' }))
}
