import type { ClosedBand, Nutrients, SoilGroup } from './crop.ts'
import type { Cited, Mark } from './evidence.ts'
import type { Rule, RuleId } from './rule.ts'
import type { Texture } from './soil.ts'

/** A product of the shop; percent by weight. The bag's own figures win over these. */
export interface Fertilizer {
  readonly id: string
  readonly n: number
  readonly p2o5: number
  readonly k2o: number
  readonly mgo: number
  /** Alkali, percent of CaO; it lifts pH. */
  readonly alkali: number
  readonly kind: 'straight' | 'compound' | 'organic'
  readonly mark: Mark
  readonly sources: readonly string[]
}

export interface LimeProduct {
  readonly id: string
  readonly alkali: number
  /** `hot`: heats with water, not for home use. */
  readonly nature: 'gentle' | 'strong' | 'hot'
  readonly mark: Mark
  readonly sources: readonly string[]
}

/** Content at 50 % moisture (or as it is), and the share that works in the season; percent. */
export interface Compost {
  readonly id: string
  readonly content: Record<keyof Nutrients, number>
  readonly effect: Record<keyof Nutrients, number>
  /** False: the figures are of the material as it is sold. */
  readonly isCorrectedForMoisture: boolean
  readonly mark: Mark
  readonly sources: readonly string[]
}

/** Three borders between deficient, healthy and excessive; between them lie doubtful stretches. */
export interface LaboratoryBand {
  readonly deficientTo: number
  readonly healthy: ClosedBand
  readonly excessFrom: number | null
}

export interface BaseTarget {
  readonly cec: number
  readonly cao: ClosedBand
  readonly mgo: ClosedBand
  readonly k2o: ClosedBand
}

/** Every figure of the rules, with its source: see knowledge/rules/. */
export interface RuleBook {
  readonly rules: Readonly<Record<RuleId, Rule>>
  readonly limits: {
    readonly ph: ClosedBand
    readonly ec: ClosedBand
    readonly nitrogen: ClosedBand
  }
  readonly ph: {
    readonly veryLowUnder: number
    readonly veryHighOver: number
    readonly spinachFailsTo: number
  }
  readonly nitrate: {
    /** kg/10a in the uppermost 10 cm. */
    readonly lowUnder: number
    readonly guide: number
    readonly highFrom: number
    readonly excessFrom: number
    readonly holdFrom: number
  }
  readonly waterSoluble: {
    readonly seenFrom: number
    readonly excessFrom: number
    readonly potassiumCut: number
  }
  readonly nCreditThreshold: number
  readonly lime: {
    /** kg of calcium carbonate per 10a, per cm of depth and per pH. */
    readonly perPh: Readonly<
      Record<Texture, Readonly<Record<'some' | 'rich' | 'very-rich', number>>>
    >
    readonly humusSoil: number
    readonly peat: number
    readonly volcanicFactor: number
    readonly firstShare: number
    /** kg/10a of one dressing. */
    readonly cap: number
    readonly referenceAlkali: number
    readonly ecCorrection: { readonly above: number; readonly to: number }
    readonly retestDays: ClosedBand
  }
  /** g per m² and pH. */
  readonly sulfur: {
    readonly perPh: Readonly<Record<'sand' | 'clay' | 'peat', number>>
    readonly firstShare: number
    readonly days: ClosedBand
  }
  readonly ecBasal: {
    readonly standardTo: number
    readonly cutTo: number
    readonly share: Readonly<Record<SoilGroup, number>>
  }
  /** Share cut of the standard, from a value on. Rising. */
  readonly phosphateCut: readonly { readonly from: number; readonly share: number }[]
  readonly potassium: { readonly above: number; readonly below: number }
  readonly bases: readonly BaseTarget[]
  readonly laboratory: {
    readonly nitrateN: LaboratoryBand
    readonly nitrateSandyExcess: number
    readonly ammoniumN: LaboratoryBand
    readonly p2o5: LaboratoryBand
    readonly k2o: LaboratoryBand
    readonly cao: LaboratoryBand
    readonly mgo: LaboratoryBand
  }
  readonly compostLimit: number
  readonly fertilizers: readonly Fertilizer[]
  readonly limes: readonly LimeProduct[]
  readonly composts: readonly Compost[]
  readonly bagKilograms: Cited<number>
}
