import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'

/* For tests: one reading of each quantity, in the unit of most kits; phosphate and potassium by water. */

export const water = { liquid: 'water', extract: null } as const
export const ph = (value: number) => typedReading('ph', 'pH', '', value)
export const ec = (value: number) => typedReading('ec', 'EC', 'mS/cm', value)
export const nitrate = (value: number) => typedReading('nitrate', 'NO3-N', 'kg/10a', value)
export const ammonium = (value: number) => typedReading('ammonium', 'NH4-N', 'kg/10a', value)
export const phosphate = (value: number) => typedReading('phosphate', '', 'kg/10a', value, water)
export const potassium = (value: number) => typedReading('potassium', '', 'kg/10a', value, water)
