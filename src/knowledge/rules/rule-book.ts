import type { ProductChoices } from '#domain/diagnosis/input/diagnosis-input.ts'
import type { RuleBook, AcidBases, BaseTarget } from '#domain/diagnosis/rule-book.ts'
import { composts } from '#knowledge/fertilizers/composts.ts'
import { fertilizers } from '#knowledge/fertilizers/fertilizers.ts'
import { limes } from '#knowledge/fertilizers/limes.ts'
import { rules } from './rules.ts'
import { yearly } from './yearly-dressings.ts'

type Range = readonly [low: number, high: number]

const band = (low: number, high: number) => ({ low, high })

const row = (
  cec: number,
  cao: Range,
  mgo: Range,
  k2o: Range,
  saturation: Range,
  caMg: Range,
  mgK: Range,
): BaseTarget => ({
  cec,
  cao: band(...cao),
  mgo: band(...mgo),
  k2o: band(...k2o),
  saturation: band(...saturation),
  caMg: band(...caMg),
  mgK: band(...mgK),
})

/** Exchangeable bases (mg/100g) by exchange capacity, with saturation (percent) and ratios (equivalents). Source: docs/facts/diagnosis.md 1.2. */
const baseTargets: readonly BaseTarget[] = [
  row(10, [210, 240], [25, 43], [15, 20], [90, 110], [3.51, 6.9], [2.92, 6.7]),
  row(15, [230, 290], [40, 59], [15, 34], [70, 93], [2.8, 5.21], [2.75, 9.2]),
  row(20, [280, 350], [56, 75], [20, 51], [66, 86], [2.68, 4.49], [2.57, 8.77]),
  row(25, [340, 410], [71, 91], [25, 68], [65, 82], [2.68, 4.15], [2.44, 8.51]),
  row(30, [400, 470], [87, 106], [30, 80], [64, 79], [2.71, 3.88], [2.54, 8.26]),
  row(35, [460, 540], [103, 122], [30, 80], [63, 77], [2.71, 3.77], [3.01, 9.51]),
  row(40, [520, 600], [119, 138], [30, 80], [63, 75], [2.71, 3.62], [3.48, 10.8]),
]

/** Base ranges of acid lovers, to which the vegetables' tables do not apply. Source: docs/facts/diagnosis.md 8. */
const acidBases: Readonly<Partial<Record<string, AcidBases>>> = {
  tea: {
    saturation: band(20, 40),
    bands: {
      cao: { volcanic: band(100, 200), alluvial: band(100, 150), sandy: band(60, 100) },
      mgo: { volcanic: band(25, 50), alluvial: band(20, 40), sandy: band(20, 40) },
      k2o: { volcanic: band(25, 75), alluvial: band(25, 75), sandy: band(25, 50) },
      p2o5: { volcanic: band(10, 30), alluvial: band(20, 50), sandy: band(20, 50) },
    },
    mark: 'A-t',
    sources: ['SHIZUOKA-TEA', 'KOCHI-TEA'],
  },
  // Assumption: as for tea, since no figure of its own was found.
  blueberry: { saturation: band(20, 40), mark: 'C', sources: ['KOCHI-TEA'] },
}

/** Default products for a new user: sold everywhere, gentle. */
export const defaultChoices: ProductChoices = {
  lime: 'dolomite',
  n: 'ammonium-sulfate',
  p2o5: 'superphosphate',
  k2o: 'potassium-sulfate',
}

/** Every figure of the rules. Sources are in rules.ts; numbers in the comments refer to docs/facts/diagnosis.md. */
export const ruleBook: RuleBook = {
  rules,
  // 7: values outside are probably typing errors
  limits: {
    ph: { low: 3, high: 10 },
    ec: { low: 0, high: 5 },
    nitrogen: { low: 0, high: 60 },
    // Assumption: several times what is published for greenhouses. Revisit when somebody is asked in vain.
    soluble: { low: 0, high: 200 },
    laboratory: {
      'lab-nitrate-n': 300,
      'lab-ammonium-n': 200,
      'lab-available-p2o5': 2000,
      'lab-exchangeable-k2o': 1000,
      'lab-exchangeable-cao': 4000,
      'lab-exchangeable-mgo': 1000,
    },
  },
  // 2.2; 5, 11
  ph: { veryLowUnder: 5, veryHighOver: 8, spinachFailsTo: 5.5 },
  // 2.2; 4.4
  nitrate: { lowUnder: 3, guide: 5, highFrom: 10, excessFrom: 20, holdFrom: 10 },
  // 2.2. Assumption: potassium is halved, since the source says "cut" without a figure. Revisit with a leaflet.
  waterSoluble: { seenFrom: 5, excessFrom: 10, potassiumCut: 0.5 },
  // 10: pounds per acre of very low, low … divided by those of low; amounts above the standard are not given.
  wordShares: {
    n: [1, 1, 20 / 50, 0, 0],
    p2o5: [1, 1, 80 / 80, 0, 0],
    k2o: [1, 1, 80 / 80, 0, 0],
  },
  // 3.1
  nCreditThreshold: 3,
  lime: {
    // 4.1
    perPh: {
      sand: { some: 8, rich: 13, 'very-rich': 20 },
      'sandy-loam': { some: 17, rich: 25, 'very-rich': 39 },
      loam: { some: 25, rich: 34, 'very-rich': 51 },
      'clay-loam': { some: 34, rich: 42, 'very-rich': 62 },
      clay: { some: 42, rich: 51, 'very-rich': 73 },
    },
    humusSoil: 83,
    peat: 99,
    volcanicFactor: 0.7,
    // 4.2; 5, 6
    firstShare: 0.5,
    cap: 200,
    // 4.3
    referenceAlkali: 53,
    // 4.4
    ecCorrection: { above: 0.2, to: 1 },
    // 4.1
    retestDays: { low: 7, high: 10 },
  },
  // 4.5
  sulfur: {
    perPh: { sand: 55, clay: 79, peat: 242 },
    firstShare: 0.5,
    days: { low: 15, high: 25 },
  },
  // 3.4
  ecBasal: {
    standardTo: 0.3,
    cutTo: 0.7,
    share: { volcanic: 2 / 3, alluvial: 2 / 3, sandy: 1 / 2 },
  },
  // 3.2
  phosphateCut: [
    { from: 80, share: 0.2 },
    { from: 100, share: 0.4 },
    { from: 200, share: 0.6 },
    { from: 300, share: 1 },
  ],
  // 3.2
  phosphateOverOwn: 0.5,
  // 3.3
  potassium: { above: 10, below: 5, dressingCap: 30 },
  bases: baseTargets,
  acidBases,
  yearly,
  // Assumption: a handful over a bed, and what the scale of a kitchen shows. No source; revisit with a spreader's leaflet.
  spreading: { minRate: 2, minGrams: 1 },
  // 3.6: two bags, 40 kg/10a, are mentioned twice
  magnesium: { product: 'magnesium-sulfate', cap: 40 },
  acidFertilizers: [
    { nutrient: 'n', product: 'ammonium-sulfate' },
    { nutrient: 'k2o', product: 'potassium-sulfate' },
  ],
  // 1.3: where the table prints a range as a border, its outer end
  laboratory: {
    nitrateN: { deficientTo: 0.5, healthy: { low: 3, high: 8 }, excessFrom: 20 },
    nitrateSandyExcess: 10,
    ammoniumN: { deficientTo: 2.5, healthy: { low: 5, high: 15 }, excessFrom: 20 },
    p2o5: { deficientTo: 8, healthy: { low: 30, high: 100 }, excessFrom: 500 },
    k2o: { deficientTo: 10, healthy: { low: 15, high: 20 }, excessFrom: 40 },
    cao: { deficientTo: 100, healthy: { low: 200, high: 400 }, excessFrom: 500 },
    mgo: { deficientTo: 10, healthy: { low: 25, high: 50 }, excessFrom: null },
  },
  // 3.7
  compostLimit: 30,
  fertilizers,
  limes,
  composts,
  // The usual bag of Japanese shops. Assumption of ours, no source.
  bagKilograms: { value: 20, mark: 'C', sources: [] },
}
