import { useEffect } from 'react'
import type { DiagnosisInput } from '#domain/diagnosis/diagnosis-input.ts'
import type { FertilizerPlan, ProductAmount } from '#domain/diagnosis/diagnosis.ts'
import type { Mix } from '#domain/diagnosis/fertilizer-mix.ts'
import type { Fertilizer } from '#domain/diagnosis/rule-book.ts'
import { nutrients } from '#domain/diagnosis/crop.ts'
import { plotSoil } from '#domain/diagnosis/soil.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { fertilizerNames } from '#knowledge/fertilizers/product-names.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import fields from './fields.module.css'
import { numberText } from './number-text.ts'
import { ProductList } from './product-list.tsx'
import type { Desk } from './use-desk.ts'

/** Brings a solver with it. */
const solver = createModule(() => import('#domain/diagnosis/fertilizer-mix.ts'))

interface MixPartProps {
  readonly desk: Desk
  readonly plan: FertilizerPlan
  readonly input: DiagnosisInput
  readonly onMixed: (products: readonly ProductAmount[]) => void
}

const mixable = ruleBook.fertilizers.filter(({ kind }) => kind !== 'straight')

/** Products at home, mixed so that no nutrient goes over its target. */
export function MixPart({ desk: { choices, change }, plan, input, onMixed }: MixPartProps) {
  const words = texts('judge').mix
  const { mix } = choices
  const toggle = (id: string, isIn: boolean) =>
    change({ mix: isIn ? [...mix, id] : mix.filter((one) => one !== id) })
  return (
    <details className={fields['fold']} open={mix.length > 0 ? true : undefined}>
      <summary>{words.title}</summary>
      <p className={fields['hint']}>{words.hint}</p>
      {mixable.map(({ id, ...content }) => (
        <p key={id} className={fields['tight']}>
          <label className={fields['tick']}>
            <input
              type="checkbox"
              checked={mix.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            />
            <span>
              {fertilizerNames()[id] ?? id} <small>{words.contents(contents(content))}</small>
            </span>
          </label>
        </p>
      ))}
      {mix.length > 0 && (
        <>
          <Mixed ids={mix} plan={plan} input={input} onMixed={onMixed} />
          <Button onClick={() => change({ mix: [] })}>{words.clear}</Button>
        </>
      )}
    </details>
  )
}

const contents = ({ n, p2o5, k2o }: Readonly<Record<'n' | 'p2o5' | 'k2o', number>>) => ({
  n: numberText(n),
  p2o5: numberText(p2o5),
  k2o: numberText(k2o),
})

/** The chosen ones first; what they leave wanting comes from the single ones of the plan. */
function mixOf(
  {
    fertilizerMix,
    mixTargets,
    usableProducts,
  }: typeof import('#domain/diagnosis/fertilizer-mix.ts'),
  products: readonly Fertilizer[],
  plan: FertilizerPlan,
  input: DiagnosisInput,
): Mix {
  const area = plotSoil(input.plot).area.value
  const mix = fertilizerMix({ targets: mixTargets(plan), products, area })
  const { n, p2o5, k2o } = input.choices
  const single = usableProducts([n, p2o5, k2o], input, ruleBook)
  const rest = fertilizerMix({ targets: mix.short, products: single, area })
  return { ...rest, products: [...mix.products, ...rest.products] }
}

/** Amounts are rounded down to two digits: up to a tenth may be wanting. */
const lostByRounding = 0.1

interface MixedProps extends Pick<MixPartProps, 'plan' | 'input' | 'onMixed'> {
  readonly ids: readonly string[]
}

function Mixed({ ids, plan, input, onMixed }: MixedProps) {
  const words = texts('judge').mix
  const module = useModule(solver, true)
  const usable = module?.usableProducts(ids, input, ruleBook) ?? []
  const mix = module === null ? undefined : mixOf(module, usable, plan, input)
  const key = JSON.stringify(mix?.products ?? [])
  useEffect(() => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own text of a line above
    onMixed(JSON.parse(key) as readonly ProductAmount[])
  }, [onMixed, key])
  if (module === null || mix === undefined) return <output>{words.working}</output>
  const targets = module.mixTargets(plan)
  const short = nutrients.filter(
    (nutrient) => (mix.short[nutrient] ?? 0) > (targets[nutrient] ?? 0) * lostByRounding,
  )
  return (
    <output>
      {mix.products.length === 0 ? <p>{words.none}</p> : <ProductList products={mix.products} />}
      {usable.length < ids.length && <p>{words.unusable}</p>}
      {short.length === 0 && mix.products.length > 0 && <p>{words.complete}</p>}
      {short.map((nutrient) => (
        <p key={nutrient}>
          {words.short({
            nutrient: diagnosisWords().nutrients[nutrient],
            value: numberText(mix.short[nutrient] ?? 0),
          })}
        </p>
      ))}
    </output>
  )
}
