import type { NutrientPlan } from '#domain/diagnosis/diagnosis.ts'

/** Far below what can be weighed, in kg/10a. */
const rounding = 1e-6

/** Whether what is given and what compost brings make up the standard. A rate that is not known counts as none. */
export const reachesStandard = ({ standard, target, fromCompost }: NutrientPlan) =>
  (target ?? 0) + fromCompost > (standard ?? 0) - rounding
