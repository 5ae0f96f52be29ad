import type { ProductChoices } from '#domain/diagnosis/diagnosis-input.ts'
import type { Fertilizer } from '#domain/diagnosis/rule-book.ts'
import { compostNames, fertilizerNames } from '#knowledge/fertilizers/product-names.ts'
import { defaultChoices, ruleBook } from '#knowledge/rules/rule-book.ts'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'
import { Switch } from '#ui/switch.tsx'
import { NumberField } from './number-field.tsx'
import { SelectField } from './select-field.tsx'
import styles from './fields.module.css'
import type { Desk } from './use-desk.ts'

const kinds = ['lime', 'n', 'p2o5', 'k2o'] as const

/** What the user can buy. Amounts are told for these. */
export function ProductFields({ desk: { choices, change } }: { readonly desk: Desk }) {
  const words = texts('judge').products
  return (
    <details className={styles['fold']}>
      <summary>{words.title}</summary>
      {kinds.map((kind) => (
        <SelectField
          key={kind}
          label={words[kind]}
          value={choices[kind] ?? defaultChoices[kind]}
          options={productsFor(kind).map((id) => ({ value: id, label: productLabel(kind, id) }))}
          onChange={(id) => change({ [kind]: id === defaultChoices[kind] ? null : id })}
        />
      ))}
      <CompostFields compost={choices.compost} change={change} />
      <Switch
        label={words.expert}
        checked={choices.isExpert}
        onChange={(isExpert) => change({ isExpert })}
      />
      {choices.isExpert && (
        <Notice kind="warning">
          <p>{words.expertWarning}</p>
        </Notice>
      )}
    </details>
  )
}

/** Straight ones and organic ones that bring mostly this; compounds are for the mix. */
function productsFor(kind: keyof ProductChoices): readonly string[] {
  if (kind === 'lime') return ruleBook.limes.map(({ id }) => id)
  const isFor = (it: Fertilizer) => it.kind === 'straight' && it[kind] > 0
  return ruleBook.fertilizers.filter(isFor).map(({ id }) => id)
}

function productLabel(kind: keyof ProductChoices, id: string): string {
  const words = texts('judge').products
  const name = fertilizerNames()[id] ?? id
  if (id === defaultChoices[kind]) return words.isDefault(name)
  const isHot = ruleBook.limes.some((lime) => lime.id === id && lime.nature === 'hot')
  return isHot ? words.hot(name) : name
}

function CompostFields({
  compost,
  change,
}: Pick<Desk, 'change'> & { readonly compost: Desk['choices']['compost'] }) {
  const words = texts('judge').products
  return (
    <div className={styles['pair']}>
      <SelectField
        label={words.compost}
        value={compost?.compost ?? ''}
        options={[
          { value: '', label: words.noCompost },
          ...ruleBook.composts.map(({ id }) => ({ value: id, label: compostNames()[id] ?? id })),
        ]}
        onChange={(id) =>
          change({ compost: id === '' ? null : { compost: id, rate: compost?.rate ?? 1 } })
        }
      />
      {compost !== null && (
        <NumberField
          label={words.compostRate}
          value={compost.rate}
          hint={words.compostHint}
          onChange={(rate) => {
            if (rate !== null) change({ compost: { ...compost, rate } })
          }}
        />
      )}
    </div>
  )
}
