/** Colors of pads by the printed value, measured by an instrument under D65. */
export type MeasuredColors = readonly (readonly [value: number, hex: string])[]

/** mg/L of NO3. Source: [CD], Quantofix 91351, from L*a*b* via docs/facts/kits.md 3.1. */
export const quantofixNitrateColors: MeasuredColors = [
  [0, '#d5d3cf'],
  [5, '#d7cacd'],
  [10, '#d8c1cb'],
  [25, '#daadc6'],
  [50, '#d996bd'],
  [75, '#d887b6'],
  [100, '#d57caf'],
]

/** pH. Source: [CD], Hach 27456, converted likewise. */
export const hachPhColors: MeasuredColors = [
  [4, '#aca159'],
  [5, '#7c9468'],
  [6, '#558377'],
  [7, '#47747a'],
  [8, '#53638a'],
  [9, '#575893'],
]
