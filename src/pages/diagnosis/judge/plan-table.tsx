import type { FertilizerPlan, NutrientPlan } from '#domain/diagnosis/diagnosis.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { texts } from '#locales/texts.ts'
import { numberText } from './number-text.ts'
import styles from './plan-section.module.css'

/** Standard, what the diagnosis takes off or adds, compost, and what is left to give. */
export function PlanTable({ plan: { nutrients } }: { readonly plan: FertilizerPlan }) {
  const words = texts('judge').plan
  const { nutrients: names, planReasons } = diagnosisWords()
  const changed = nutrients.filter(({ reason }) => reason !== 'standard')
  return (
    <>
      <table className={styles['table']}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.nutrient}</th>
            <th scope="col">{words.rate}</th>
            <th scope="col">{words.change}</th>
            <th scope="col">{words.compost}</th>
            <th scope="col">{words.target}</th>
          </tr>
        </thead>
        <tbody>
          {nutrients.map((planned) => (
            <tr key={planned.nutrient}>
              <th scope="row">{names[planned.nutrient]}</th>
              <td>{figure(planned.standard)}</td>
              <td>{change(planned)}</td>
              <td>{planned.fromCompost > 0 ? words.less(numberText(planned.fromCompost)) : '0'}</td>
              <td>
                <strong>{figure(planned.target)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changed.length > 0 && (
        <ul>
          {changed.map(({ nutrient, reason }) => (
            <li key={nutrient}>
              {words.nutrientReason({ nutrient: names[nutrient], reason: planReasons[reason] })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Not known is not zero. */
const figure = (value: number | null) =>
  value === null ? texts('judge').plan.nothing : numberText(value)

/** Nothing is said where compost alone brings all: how much of it is the diagnosis cannot be told. */
function change({ standard, target, fromCompost }: NutrientPlan): string {
  const words = texts('judge').plan
  if (standard === null || target === null) return words.nothing
  if (target === 0 && fromCompost > 0) return words.nothing
  const difference = Math.round((target + fromCompost - standard) * 100) / 100
  if (difference === 0) return words.unchanged
  return difference < 0 ? words.less(numberText(-difference)) : words.more(numberText(difference))
}
