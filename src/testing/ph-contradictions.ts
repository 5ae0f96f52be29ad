import { nutrients } from '#domain/diagnosis/crop.ts'
import type { AddAction, Decision, Judgement } from '#domain/diagnosis/decision/decision.ts'
import type { DiagnosisInput } from '#domain/diagnosis/input/diagnosis-input.ts'
import type { RuleBook } from '#domain/diagnosis/rule-book.ts'

/** Describes every contradiction within a decision about what raises or lowers the pH; must be empty. */
export const phContradictions = (
  decision: Decision,
  input: DiagnosisInput,
  book: RuleBook,
): readonly string[] => [
  ...ofLime(decision, input),
  ...ofAlkali(decision, book),
  ...ofAcidifying(decision, book),
]

function ofLime({ items, actions }: Decision, { crop }: DiagnosisInput): readonly string[] {
  const isLimed = actions.some((one) => one.kind === 'add' && one.what === 'lime')
  if (!isLimed) return []
  const level = (name: Judgement['item']) => items.find(({ item }) => item === name)?.level
  const found: string[] = []
  if (level('ph') !== 'low' && level('lab-ph') !== 'low')
    found.push('lime on soil that is not acid')
  const calcium = level('lab-exchangeable-cao')
  if (calcium === 'high' || calcium === 'excess') found.push('lime on soil full of calcium')
  if (level('base-saturation') === 'high') found.push('lime on saturated soil')
  if (crop.lime === 'acid-lover' || crop.lime === 'not-urged') found.push(`lime for ${crop.id}`)
  if (actions.some((one) => one.kind === 'stop' && one.what.includes('lime'))) {
    found.push('lime is given and left out')
  }
  const magnesium = level('lab-exchangeable-mgo')
  const dolomite = actions.some((one) => one.kind === 'add' && one.product === 'dolomite')
  if ((magnesium === 'high' || magnesium === 'excess') && dolomite) {
    found.push('dolomite on soil full of magnesium')
  }
  return found
}

/** Lime and the fertilizers that work like it; a rate is rounded by 2.5 % at most. */
function ofAlkali({ actions }: Decision, { fertilizers, lime }: RuleBook): readonly string[] {
  const isAlkaline = (id: string) => fertilizers.some((one) => one.id === id && one.alkali > 0)
  const liming = actions.filter(
    (one): one is AddAction =>
      one.kind === 'add' && (one.what === 'lime' || isAlkaline(one.product)),
  )
  const fertilizing = liming.filter(({ what }) => what !== 'lime').map(({ product }) => product)
  const isHeld = actions.some(
    (one) =>
      one.kind === 'stop' &&
      one.what.includes('lime') &&
      (one.reason === 'salts' || one.reason === 'ph-high'),
  )
  const rate = liming.reduce((so, one) => so + one.rate, 0)
  return [
    ...(rate > lime.cap * 1.025 ? [`${rate} g/m² that lime in one dressing`] : []),
    ...(isHeld && fertilizing.length > 0 ? [`no lime, but ${fertilizing.join()}`] : []),
  ]
}

/** Fertilizers named for lowering the pH, compared with the nutrients that are left out. */
function ofAcidifying({ actions }: Decision, { fertilizers }: RuleBook): readonly string[] {
  const left = new Set(actions.flatMap((one) => (one.kind === 'stop' ? one.what : [])))
  return actions.flatMap((one) =>
    one.kind !== 'acidify'
      ? []
      : one.fertilizers.flatMap((id) => {
          const product = fertilizers.find((it) => it.id === id)
          if (product === undefined) return [`${id}: no fertilizer of the rules`]
          return nutrients
            .filter((nutrient) => product[nutrient] > 0 && left.has(nutrient))
            .map((nutrient) => `${id}: named, and ${nutrient} is left out`)
        }),
  )
}
