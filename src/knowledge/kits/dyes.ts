import {
  absorptionBand,
  contrastThrough,
  hexOnPaper,
  timesDeep,
} from '#domain/chart/computed-color.ts'
import type { Look } from '#domain/kit/kit.ts'

/* Published absorption of what kits make. Spectra, fits and what they leave open: docs/decisions/0020-computed-colors.md. */

const computed = (hex: string): Look => ({ kind: 'swatch', hex, isComputed: true })

/**
 * Azo dye of nitrite with N-(1-naphthyl)ethylenediamine. Peak 530 nm, ε 46,000 (iasj.net 67483); a width of 100 nm is the
 * one with which two measured strips come out, within 3.9 ΔE.
 */
const nitrateDye = absorptionBand({ peakNm: 530, widthNm: 100 })

/** Absorbance of a pad by mg/L of NO3: what the measured Quantofix pads show from 5 to 100 mg/L, carried on. */
const padDepth = (nitrateMgPerL: number) => 0.0196 * nitrateMgPerL ** 0.708
const padPaper = '#d5d3cf'

export const nitratePadLook = (nitrateMgPerL: number): Look =>
  computed(hexOnPaper(timesDeep(nitrateDye, padDepth(nitrateMgPerL)), padPaper))

/** Of a liquid in a tube, by mg/L of NO3: slope of a measured zinc kit at 1 cm, github.com/iorodeo/colorimeter, API nitrate. */
const liquidDepth = (nitrateMgPerL: number) => 0.038 * nitrateMgPerL

export const nitrateLiquidLook = (nitrateMgPerL: number): Look =>
  computed(hexOnPaper(timesDeep(nitrateDye, liquidDepth(nitrateMgPerL))))

/**
 * Molybdenum blue of ascorbic acid. Peak 710 nm where bismuth helps, 880 nm and a shoulder where antimony does; a band of
 * 500 nm about 710 nm gives back the measured pads of a soil strip within 1.3 ΔE.
 */
const molybdenumBlue = absorptionBand({ peakNm: 710, widthNm: 500 })

/** By the share of the chart's highest level, which is taken to be one unit of absorbance deep. */
export const molybdenumBlueLook = (shareOfHighest: number): Look =>
  computed(hexOnPaper(timesDeep(molybdenumBlue, shareOfHighest)))

/** mg/L of K as tetraphenylborate: solubility 53 mg/L of the salt, and no difference seen above about 20 mg/L. Source: [FGK]. */
const tetraphenylborate = { beginsAt: 5.8, hidesAt: 20 }

export const potassiumLook = (potassiumMgPerL: number): Look => ({
  kind: 'contrast',
  ratio: contrastThrough(potassiumMgPerL, tetraphenylborate),
  isComputed: true,
})
