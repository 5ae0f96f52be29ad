import type { BaseTarget } from '#domain/diagnosis/rule-book.ts'

const row = (
  cec: number,
  cao: readonly [number, number],
  mgo: readonly [number, number],
  k2o: readonly [number, number],
): BaseTarget => ({
  cec,
  cao: { low: cao[0], high: cao[1] },
  mgo: { low: mgo[0], high: mgo[1] },
  k2o: { low: k2o[0], high: k2o[1] },
})

/** mg/100g of exchangeable bases by exchange capacity. Source: domain/diagnosis.md 1.2. */
export const baseTargets: readonly BaseTarget[] = [
  row(10, [210, 240], [25, 43], [15, 20]),
  row(15, [230, 290], [40, 59], [15, 34]),
  row(20, [280, 350], [56, 75], [20, 51]),
  row(25, [340, 410], [71, 91], [25, 68]),
  row(30, [400, 470], [87, 106], [30, 80]),
  row(35, [460, 540], [103, 122], [30, 80]),
  row(40, [520, 600], [119, 138], [30, 80]),
]
