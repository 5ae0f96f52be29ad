import type { LaboratoryItem } from './diagnosis-input.ts'
import type { LaboratoryBand, RuleBook } from './rule-book.ts'
import { soilGroup } from './soil.ts'
import { guardedValueOf, type SoilCase } from './soil-case.ts'

/** The table for all crops. */
export function generalBand(item: LaboratoryItem, { book, soil }: SoilCase): LaboratoryBand {
  const { laboratory } = book
  switch (item) {
    case 'lab-nitrate-n':
      return soilGroup(soil) === 'sandy'
        ? { ...laboratory.nitrateN, excessFrom: laboratory.nitrateSandyExcess }
        : laboratory.nitrateN
    default:
      return laboratory[generalName[item]]
  }
}

const generalName = {
  'lab-ammonium-n': 'ammoniumN',
  'lab-available-p2o5': 'p2o5',
  'lab-exchangeable-k2o': 'k2o',
  'lab-exchangeable-cao': 'cao',
  'lab-exchangeable-mgo': 'mgo',
} as const satisfies Partial<Record<LaboratoryItem, keyof RuleBook['laboratory']>>

const kitQuantity = { 'lab-nitrate-n': 'nitrate', 'lab-ammonium-n': 'ammonium' } as const
export type NitrogenItem = keyof typeof kitQuantity

/** A kit's reading of today counts before a laboratory's of some time ago. */
export const isReadByKit = (item: NitrogenItem, soilCase: SoilCase) =>
  guardedValueOf(soilCase, kitQuantity[item]) !== null

/** Whether the laboratory found too much nitrate or ammonium that no kit has read since. */
export const findsNitrogenExcess = (soilCase: SoilCase): boolean =>
  (['lab-nitrate-n', 'lab-ammonium-n'] as const).some((item) => {
    const value = soilCase.input.laboratory[item]
    const { excessFrom } = generalBand(item, soilCase)
    const isExcess = value !== undefined && excessFrom !== null && value >= excessFrom
    return isExcess && Number.isFinite(value) && !isReadByKit(item, soilCase)
  })
