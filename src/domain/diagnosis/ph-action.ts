import { because } from './because.ts'
import type { CountedValue, Evidence, VerdictLevel } from './diagnosis.ts'
import { limeDose } from './lime-dose.ts'
import type { LimeProduct } from './rule-book.ts'
import type { Action, Caution } from './message.ts'
import type { SaltHold } from './salt-hold.ts'
import { action, caution } from './say.ts'
import { valueOf, type SoilCase } from './soil-case.ts'
import { sulfurDose } from './sulfur-dose.ts'
import { onlyLevel } from './verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

export interface Advised {
  readonly advice: Action
  readonly evidence: readonly Evidence[]
  readonly cautions: readonly Caution[]
}

const advised = (
  advice: Action,
  evidence: readonly Evidence[] = [],
  cautions: readonly Caution[] = [],
): Advised => ({ advice, evidence, cautions })

export function phAction(
  value: CountedValue,
  levels: readonly VerdictLevel[],
  soilCase: SoilCase,
  hold: SaltHold,
): Advised {
  const level = onlyLevel(levels)
  switch (level) {
    case 'low':
      return tooAcid(value, soilCase, hold)
    case 'fit':
      return advised(action('nothing-to-do'))
    case 'high':
      return tooAlkaline(value, soilCase)
    case 'excess':
      return advised(action('stop-lime-laboratory'))
    case null:
      return unsure(levels, soilCase)
    default:
      return assertNever(level)
  }
}

function unsure(levels: readonly VerdictLevel[], { input: { crop }, book }: SoilCase): Advised {
  if (levels[0] !== 'low') return advised(action('no-lime'))
  // A second test would not change the answer where no lime is given anyway.
  const never = neverLimed(crop.lime)
  return never === null
    ? advised(action('test-again-first'))
    : advised(never, [because(book, 'lime-crop-policy')])
}

/** What is said instead of lime to a crop that gets none, or null. */
function neverLimed(policy: SoilCase['input']['crop']['lime']): Action | null {
  switch (policy) {
    case 'acid-lover':
      return action('no-lime-acid-lover')
    case 'not-urged':
      return action('no-lime-not-urged')
    case 'usually-not-needed':
      return action('lawn-needs-no-lime')
    case 'ask-color':
      return action('choose-flower-color')
    default:
      return null
  }
}

function tooAcid(value: CountedValue, soilCase: SoilCase, hold: SaltHold): Advised {
  const { input, book } = soilCase
  const never = neverLimed(input.crop.lime)
  if (never !== null) return advised(never, [because(book, 'lime-crop-policy')])
  if (hold.holdsLime) {
    return advised(action('lime-after-salt'), hold.evidence, [caution('low-ph-from-nitrate')])
  }
  if (input.growth === 'growing') return advised(action('lime-after-harvest'))
  const lime = book.limes.find(({ id }) => id === input.choices.lime)
  return lime === undefined ? advised(action('no-advice')) : limed(value, lime, soilCase)
}

function limed(value: CountedValue, lime: LimeProduct, soilCase: SoilCase): Advised {
  const { input, book, soil } = soilCase
  const target = limeTarget(soilCase)
  const ec = valueOf(soilCase, 'ec')?.high ?? null
  const dose = limeDose({ ph: value, target, ec }, lime, soil, book)
  if (dose.amount.grams <= 0) {
    return advised(action('lime-after-salt'), [because(book, 'lime-ec-correction')])
  }
  const { amount, rate, whole, isCapped } = dose
  const area = { area: soil.area.value, isAreaAssumed: soil.area.from === 'default' }
  const params = { product: lime.id, amount, rate, whole, isCapped, ...area }
  const isPotato = input.crop.lime === 'to-minimum'
  return advised(
    { key: isPotato ? 'lime-to-minimum' : 'lime', params },
    [
      ...(isPotato ? [because(book, 'lime-crop-policy')] : []),
      ...dose.evidence,
      ...thumb(soilCase),
    ],
    [
      caution('lime-timing'),
      caution('lime-no-overdose'),
      ...(lime.nature === 'hot' ? [caution('quicklime-danger')] : []),
    ],
  )
}

/** The middle of the crop's range; the low end where more would harm, or where the upper end is unknown. */
function limeTarget({ input: { crop } }: SoilCase): number {
  const { low, high } = crop.ph?.value ?? { low: 0, high: null }
  return crop.lime === 'to-minimum' || high === null ? low : (low + high) / 2
}

/** A maker's table for this crop, beside the computed dose, for those who do not know their soil. */
const thumb = ({ input: { crop }, soil, book }: SoilCase) =>
  crop.dolomitePerPh !== null && soil.texture.from === 'default'
    ? [because(book, 'lime-thumb', [], crop.dolomitePerPh)]
    : []

function tooAlkaline(value: CountedValue, soilCase: SoilCase): Advised {
  const { input, book } = soilCase
  const gentle = because(book, 'acid-lover-acidify')
  if (input.isExpert && input.growth === 'before-planting') return sulfurDose(value, soilCase)
  return input.crop.lime === 'acid-lover'
    ? advised(action('acidify-gently'), [gentle])
    : advised(action('stop-lime'))
}
