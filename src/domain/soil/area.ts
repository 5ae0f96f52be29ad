export const areaUnits = ['m2', 'a', '10a', 'ha', 'tsubo', 'se'] as const
/** 10a is 1,000 m²; one tsubo is 400/121 m², one se 30 tsubo. */
export type AreaUnit = (typeof areaUnits)[number]

/** Until another was chosen. A bed typed in a larger unit by mistake would get a hundred times its dose. */
export const firstAreaUnit: AreaUnit = 'm2'

const squareMetersOf: Readonly<Record<AreaUnit, number>> = {
  m2: 1,
  a: 100,
  '10a': 1000,
  ha: 10_000,
  tsubo: 400 / 121,
  se: (30 * 400) / 121,
}

export const squareMeters = (value: number, unit: AreaUnit) => value * squareMetersOf[unit]
export const areaIn = (inSquareMeters: number, unit: AreaUnit) =>
  inSquareMeters / squareMetersOf[unit]

export interface Area {
  readonly value: number
  readonly unit: AreaUnit
}
