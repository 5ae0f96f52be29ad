import { because } from './because.ts'
import type { ClosedBand } from './crop.ts'
import type {
  CountedValue,
  DiagnosedItem,
  Evidence,
  VerdictBand,
  VerdictLevel,
} from './diagnosis.ts'
import { laboratoryItems, type LaboratoryItem } from './diagnosis-input.ts'
import { diseaseCautions } from './judge-soluble.ts'
import { laboratoryAction } from './laboratory-action.ts'
import { generalBand } from './laboratory-band.ts'
import type { Caution, Meaning } from './message.ts'
import { baseTarget } from './potassium-of-soil.ts'
import type { LaboratoryBand } from './rule-book.ts'
import { action, meaning } from './say.ts'
import type { SoilCase } from './soil-case.ts'
import { judged, levelAt, onlyLevel } from './verdict-levels.ts'

const speciesOf = {
  'lab-nitrate-n': 'NO3-N',
  'lab-ammonium-n': 'NH4-N',
  'lab-available-p2o5': 'P2O5',
  'lab-exchangeable-k2o': 'K2O',
  'lab-exchangeable-cao': 'CaO',
  'lab-exchangeable-mgo': 'MgO',
} as const satisfies Record<LaboratoryItem, VerdictBand['species']>

/** The laboratory's values, by the laboratory's own rules. No kit reading comes here, and none of these goes to a kit's rule. */
export function judgeLaboratory(
  soilCase: SoilCase,
  kitItems: readonly DiagnosedItem[],
): readonly DiagnosedItem[] {
  return laboratoryItems.flatMap((item) => {
    const value = soilCase.input.laboratory[item]
    return value === undefined ? [] : [laboratoryItem(item, value, soilCase, kitItems)]
  })
}

function laboratoryItem(
  item: LaboratoryItem,
  value: number,
  soilCase: SoilCase,
  kitItems: readonly DiagnosedItem[],
): DiagnosedItem {
  const species = speciesOf[item]
  const counted: CountedValue = {
    best: value,
    low: value,
    high: value,
    unit: 'mg/100g',
    species,
    conversion: [],
  }
  if (!Number.isFinite(value) || value < 0) return implausible(item, counted)
  const { levels, band, evidence } = laboratoryLevels(item, value, soilCase)
  const advised = laboratoryAction(item, value, levels, soilCase, kitItems)
  return {
    item,
    origin: 'laboratory',
    value: counted,
    band: {
      fitFrom: band.fitFrom,
      fitTo: band.fitTo,
      excessFrom: band.excessFrom,
      unit: 'mg/100g',
      species,
      mark: evidence.mark,
      sources: evidence.sources,
    },
    verdict: judged(levels),
    meaning: laboratoryMeaning(levels),
    action: advised.advice,
    evidence: [evidence, ...advised.evidence],
    cautions: laboratoryCautions(item, levels, soilCase),
  }
}

const implausible = (item: LaboratoryItem, value: CountedValue): DiagnosedItem => ({
  item,
  origin: 'laboratory',
  value,
  band: null,
  verdict: { kind: 'not-judged', reason: 'out-of-range' },
  meaning: meaning('not-judged'),
  action: action('check-input'),
  evidence: [],
  cautions: [],
})

interface Judgement {
  readonly levels: readonly VerdictLevel[]
  readonly band: Pick<VerdictBand, 'fitFrom' | 'fitTo' | 'excessFrom'>
  readonly evidence: Evidence
}

function laboratoryLevels(item: LaboratoryItem, value: number, soilCase: SoilCase): Judgement {
  const { book, input } = soilCase
  const ofCrop = input.crop.laboratory.availableP2O5
  if (item === 'lab-available-p2o5' && ofCrop !== undefined) {
    const { low, high } = ofCrop.value
    return {
      levels: [levelAt(value, { fitFrom: low, fitTo: high })],
      band: { fitFrom: low, fitTo: high, excessFrom: null },
      evidence: because(book, 'lab-crop', [], ofCrop),
    }
  }
  const base = baseBand(item, soilCase)
  if (base !== null) {
    return {
      levels: [levelAt(value, { fitFrom: base.low, fitTo: base.high })],
      band: { fitFrom: base.low, fitTo: base.high, excessFrom: null },
      evidence: because(book, 'lab-base-by-cec'),
    }
  }
  const general = generalBand(item, soilCase)
  const { healthy, excessFrom } = general
  return {
    levels: generalLevels(value, general),
    band: { fitFrom: healthy.low, fitTo: healthy.high, excessFrom },
    evidence: because(book, 'lab-general'),
  }
}

/** Bases are judged by the soil's exchange capacity, where that is known. */
function baseBand(item: LaboratoryItem, soilCase: SoilCase): ClosedBand | null {
  const target = baseTarget(soilCase)
  if (target === null) return null
  switch (item) {
    case 'lab-exchangeable-k2o':
      return target.k2o
    case 'lab-exchangeable-cao':
      return target.cao
    case 'lab-exchangeable-mgo':
      return target.mgo
    default:
      return null
  }
}

/** Between deficient and healthy the table says nothing: it may be either. */
function generalLevels(
  value: number,
  { deficientTo, healthy, excessFrom }: LaboratoryBand,
): readonly VerdictLevel[] {
  if (value <= deficientTo) return ['low']
  if (value < healthy.low) return ['low', 'fit']
  if (value <= healthy.high) return ['fit']
  return excessFrom !== null && value >= excessFrom ? ['excess'] : ['high']
}

function laboratoryCautions(
  item: LaboratoryItem,
  levels: readonly VerdictLevel[],
  { input: { crop } }: SoilCase,
): readonly Caution[] {
  if (!levels.includes('high') && !levels.includes('excess')) return []
  if (item === 'lab-available-p2o5') return diseaseCautions('phosphate', crop)
  return item === 'lab-exchangeable-k2o' ? diseaseCautions('potassium', crop) : []
}

function laboratoryMeaning(levels: readonly VerdictLevel[]): Meaning {
  const only = onlyLevel(levels)
  return meaning(only === null ? 'laboratory-unsure' : `laboratory-${only}`)
}
