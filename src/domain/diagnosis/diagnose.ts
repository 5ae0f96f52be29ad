import { counted } from './counted-value.ts'
import type { Diagnosis, DiagnosedItem, FertilizerPlan, NoPlan } from './diagnosis.ts'
import type { DiagnosisInput, Quantity } from './diagnosis-input.ts'
import { fertilizerPlan } from './fertilizer-plan.ts'
import { judgeEc } from './judge-ec.ts'
import { judgeLaboratory } from './judge-laboratory.ts'
import { judgeAmmonium, judgeNitrate } from './judge-nitrate.ts'
import { judgePh } from './judge-ph.ts'
import { judgeSoluble } from './judge-soluble.ts'
import type { Caution, Retest } from './message.ts'
import type { RuleBook } from './rule-book.ts'
import { saltHold, type SaltHold } from './salt-hold.ts'
import { action, caution, retest } from './say.ts'
import { caseOf, type SoilCase } from './soil-case.ts'
import { assertNever } from '#domain/result.ts'

/** Salts and nitrogen come before lime: see domain/diagnosis.md 7. */
const order: readonly Quantity[] = ['ec', 'nitrate', 'ammonium', 'ph', 'phosphate', 'potassium']

/**
 * What the readings mean for the crop, what to do about it, and why. Pure: the same input and book give the same answer. What
 * is missing is never taken for zero; it gives no advice.
 */
export function diagnose(input: DiagnosisInput, book: RuleBook): Diagnosis {
  const found = caseOf(input, book)
  const hold = saltHold(found)
  const kitItems = order.flatMap((quantity) => kitItem(quantity, found, hold)).map(named)
  const plan = fertilizerPlan(found, hold)
  return {
    crop: input.crop.id,
    plot: found.soil,
    items: [...kitItems, ...givenWay(found, hold), ...judgeLaboratory(found, kitItems)],
    plan,
    cautions: shownAlways(found, kitItems),
    retests: retests(kitItems, plan, found),
  }
}

function kitItem(quantity: Quantity, found: SoilCase, hold: SaltHold): readonly DiagnosedItem[] {
  const read = found.counted[quantity]
  if (read === undefined) return []
  switch (quantity) {
    case 'ph':
      return [judgePh(read, found, hold)]
    case 'ec':
      return [judgeEc(read, found)]
    case 'nitrate':
      return [judgeNitrate(read, found, hold)]
    case 'ammonium':
      return [judgeAmmonium(read)]
    case 'phosphate':
    case 'potassium':
      return [judgeSoluble(read, quantity, found)]
    default:
      return assertNever(quantity)
  }
}

/** A laboratory's value keeps its name: another of the same quantity may stand beside it. */
function named(one: DiagnosedItem): DiagnosedItem {
  const { item, origin } = one
  const isRenamed = origin === 'laboratory' && (item === 'ph' || item === 'ec')
  return isRenamed ? { ...one, item: `lab-${item}` } : one
}

/** What a laboratory told of a quantity that was measured since. */
function givenWay(found: SoilCase, hold: SaltHold): readonly DiagnosedItem[] {
  const { input, book, soil } = found
  return input.readings
    .filter((one) => one.origin === 'laboratory' && found.counted[one.quantity]?.reading !== one)
    .flatMap((reading) => {
      const { quantity } = reading
      const instead = { ...found.counted, [quantity]: counted(reading, soil, book) }
      return kitItem(quantity, { ...found, counted: instead }, hold)
    })
    .map((one) => ({
      ...named(one),
      action: action('decided-by-own'),
      evidence: [],
      cautions: [],
    }))
}

function shownAlways(
  { soil, input }: SoilCase,
  items: readonly DiagnosedItem[],
): readonly Caution[] {
  const { area, texture, humus, depth, bulkDensity, isVolcanicAsh } = soil
  const isAssumed = [texture, humus, depth, bulkDensity, isVolcanicAsh].some(
    ({ from }) => from === 'default',
  )
  const isComputed = items.some(({ evidence }) =>
    evidence.some(({ calculations }) => calculations.length > 0),
  )
  return [
    ...(input.readings.some(({ origin }) => origin !== 'laboratory')
      ? [caution('kit-is-rough')]
      : []),
    ...(isComputed && isAssumed ? [caution('plot-assumed')] : []),
    ...(area.from === 'default' ? [caution('area-assumed')] : []),
  ]
}

function retests(
  items: readonly DiagnosedItem[],
  plan: FertilizerPlan | NoPlan,
  { input, book }: SoilCase,
): readonly Retest[] {
  const given = new Set(items.map((one) => one.action.key))
  const isHeld =
    given.has('lime-after-salt') ||
    given.has('salt-wait') ||
    (plan.kind === 'plan' && plan.nutrients.some(({ reason }) => reason === 'held'))
  const { low, high } = book.lime.retestDays
  const isLimed = given.has('lime') || given.has('lime-to-minimum')
  return [
    ...(isHeld ? [retest('after-salt')] : []),
    ...(isLimed ? [{ key: 'after-lime', params: { from: low, to: high } } as const] : []),
    retest(input.growth === 'growing' ? 'before-next-dressing' : 'before-planting'),
    retest('laboratory-yearly'),
  ]
}
