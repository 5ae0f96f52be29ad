import { toDigits } from '#domain/diagnosis/dose/amount.ts'
import type { Laboratory } from '#domain/diagnosis/input/diagnosis-input.ts'
import { figure, type Figure } from './expression.ts'

/** Milligrams of one milliequivalent. Source: domain/diagnosis.md 6. */
const milliequivalents = { cao: 28.04, mgo: 20.15, k2o: 47.1 } as const
export type Base = keyof typeof milliequivalents

/** Bases measured by a laboratory, me/100g; null where not measured or not credible. */
export type ExchangeableBases = Readonly<Record<Base, Figure | null>>

export const exchangeableBases = (laboratory: Laboratory): ExchangeableBases => ({
  cao: held('calcium-me', laboratory['lab-exchangeable-cao'], milliequivalents.cao),
  mgo: held('magnesium-me', laboratory['lab-exchangeable-mgo'], milliequivalents.mgo),
  k2o: held('potassium-me', laboratory['lab-exchangeable-k2o'], milliequivalents.k2o),
})

const held = (name: Figure['name'], found: number | undefined, ofOne: number) =>
  found === undefined ? null : figure(name, toDigits(found / ofOne, 4), 'me/100g')
