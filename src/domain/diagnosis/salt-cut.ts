import { basalNeed, saltShare } from './basal-needs.ts'
import { figure } from './expression.ts'
import type { Action } from './message.ts'
import { nitrogenCredit } from './nitrogen-credit.ts'
import { plannedStandard } from './plan-basis.ts'
import { saltHold } from './salt-hold.ts'
import { seenSoluble } from './seen-soluble.ts'
import type { SoilCase } from './soil-case.ts'
import { standardOf } from './standard-of.ts'

const cutNutrients = ['n', 'k2o'] as const
type CutNutrient = (typeof cutNutrients)[number]

/** What a card says of those of these nutrients that conductivity cuts, be it by how much nobody knows; null: of none. */
export function saltCut(
  soilCase: SoilCase,
  asked: readonly CutNutrient[] = cutNutrients,
): Action | null {
  const { input } = soilCase
  if (input.growth === 'growing' || saltShare(soilCase) === 1) return null
  const isPlanned = standardOf(input) !== null
  const isCut = isPlanned ? isCutInPlan : isCutOfOwn
  const nutrients = asked.filter((nutrient) => isCut(nutrient, soilCase))
  return nutrients.length === 0 ? null : { key: 'salt-cut', params: { nutrients, isPlanned } }
}

/** Nothing else cuts more, and there is something to cut. */
function isCutInPlan(nutrient: CutNutrient, soilCase: SoilCase): boolean {
  const standard = plannedStandard(nutrient, soilCase)
  if (standard === null) return false
  const whole = figure('basal-standard', standard, 'kg/10a')
  const { reason, evidence } = basalNeed(nutrient, whole, soilCase, saltHold(soilCase))
  return reason !== 'standard' && evidence.some(({ rule }) => rule === 'ec-basal')
}

/** Of a standard that is not known, what else cuts cannot be compared: it is said first. */
const isCutOfOwn = (nutrient: CutNutrient, soilCase: SoilCase): boolean =>
  nutrient === 'n'
    ? !saltHold(soilCase).holdsNitrogen && (nitrogenCredit(soilCase)?.result.value ?? 0) <= 0
    : seenSoluble(soilCase, 'potassium') !== 'excess'
