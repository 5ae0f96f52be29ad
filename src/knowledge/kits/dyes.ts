import {
  absorptionBand,
  turbidityContrast,
  hexOnPaper,
  scaleAbsorbance,
} from '#domain/chart/computed-color.ts'
import type { Look } from '#domain/kit/kit.ts'

/* Published absorption of the reaction products of kits. Spectra, fits and open questions: docs/decisions/0020-computed-colors.md. */

const computed = (hex: string): Look => ({ kind: 'swatch', hex, isComputed: true })

/**
 * Azo dye of nitrite with N-(1-naphthyl)ethylenediamine. Peak 530 nm, ε 46,000 (iasj.net 67483); with a width of 100 nm it
 * reproduces two measured strips within 3.9 ΔE.
 */
const nitrateDye = absorptionBand({ peakNm: 530, widthNm: 100 })

/** Absorbance of a pad by mg/L of NO3: fitted to the measured Quantofix pads from 5 to 100 mg/L, extrapolated beyond. */
const padDepth = (nitrateMgPerL: number) => 0.0196 * nitrateMgPerL ** 0.708
const padPaper = '#d5d3cf'

export const nitratePadLook = (nitrateMgPerL: number): Look =>
  computed(hexOnPaper(scaleAbsorbance(nitrateDye, padDepth(nitrateMgPerL)), padPaper))

/** Absorbance of the liquid in a tube by mg/L of NO3: slope of a measured zinc kit at 1 cm, github.com/iorodeo/colorimeter, API nitrate. */
const liquidDepth = (nitrateMgPerL: number) => 0.038 * nitrateMgPerL

export const nitrateLiquidLook = (nitrateMgPerL: number): Look =>
  computed(hexOnPaper(scaleAbsorbance(nitrateDye, liquidDepth(nitrateMgPerL))))

/**
 * Molybdenum blue with ascorbic acid. Peak 710 nm with bismuth, 880 nm and a shoulder with antimony; a band of 500 nm width at
 * 710 nm reproduces the measured pads of a soil strip within 1.3 ΔE.
 */
const molybdenumBlue = absorptionBand({ peakNm: 710, widthNm: 500 })

/** Look by the share of the chart's highest level, which is taken to have an absorbance of one. */
export const molybdenumBlueLook = (shareOfHighest: number): Look =>
  computed(hexOnPaper(scaleAbsorbance(molybdenumBlue, shareOfHighest)))

/** mg/L of K as tetraphenylborate: solubility 53 mg/L of the salt, and no visible difference above about 20 mg/L. Source: [FGK]. */
const tetraphenylborate = { beginsAt: 5.8, hidesAt: 20 }

export const potassiumLook = (potassiumMgPerL: number): Look => ({
  kind: 'contrast',
  ratio: turbidityContrast(potassiumMgPerL, tetraphenylborate),
  isComputed: true,
})
