import type { Nutrient } from './crop.ts'
import { baseTarget } from './potassium-of-soil.ts'
import type { SoilCase } from './soil-case.ts'
import { standardOf } from './standard-of.ts'

/** kg/10a that the plan starts from; null where there is no plan, or where its standard says nothing of this nutrient. */
export function plannedStandard(nutrient: Nutrient, { input }: SoilCase): number | null {
  const standard = input.growth === 'growing' ? null : standardOf(input)
  return standard === null ? null : (standard.basal ?? standard.total)[nutrient]
}

/** Whether the plan follows the laboratory's value, and no kit's. */
export function laboratoryDecides(nutrient: 'p2o5' | 'k2o', soilCase: SoilCase): boolean {
  if (plannedStandard(nutrient, soilCase) === null) return false
  const { laboratory, crop } = soilCase.input
  if (nutrient === 'p2o5') return isAmount(laboratory['lab-available-p2o5'])
  const value = laboratory['lab-exchangeable-k2o']
  if (!isAmount(value)) return false
  const notNeeded = crop.laboratory.potassiumNotNeededFrom
  return baseTarget(soilCase) !== null || (notNeeded !== undefined && value >= notNeeded.value)
}

const isAmount = (value: number | undefined): value is number => value !== undefined && value >= 0
