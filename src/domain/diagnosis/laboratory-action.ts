import { because, calculation, statedFigure } from './because.ts'
import type { DiagnosedItem, VerdictLevel } from './diagnosis.ts'
import type { LaboratoryItem } from './diagnosis-input.ts'
import { difference, figure, product, quotient } from './expression.ts'
import type { Advised } from './ph-action.ts'
import type { Action } from './message.ts'
import { baseTarget } from './potassium-of-soil.ts'
import { isReadByKit, type NitrogenItem } from './laboratory-band.ts'
import { nitrogenCredit } from './nitrogen-credit.ts'
import { laboratoryDecides, plannedStandard } from './plan-basis.ts'
import { saltCut } from './salt-cut.ts'
import { isSalty } from './salt-hold.ts'
import { action } from './say.ts'
import type { SoilCase } from './soil-case.ts'
import { assertNever } from '#domain/result.ts'

type LaboratoryAdvice = Omit<Advised, 'cautions'>
const only = (advice: Action): LaboratoryAdvice => ({ advice, evidence: [] })

export function laboratoryAction(
  item: LaboratoryItem,
  value: number,
  levels: readonly VerdictLevel[],
  soilCase: SoilCase,
  kitItems: readonly DiagnosedItem[],
): LaboratoryAdvice {
  switch (item) {
    case 'lab-nitrate-n':
    case 'lab-ammonium-n':
      return only(nitrogenAdvice(item, levels, soilCase))
    case 'lab-available-p2o5':
      return only(inPlan('p2o5', laboratoryDecides('p2o5', soilCase)))
    case 'lab-exchangeable-k2o':
      return potassiumAdvice(value, soilCase)
    case 'lab-exchangeable-cao':
    case 'lab-exchangeable-mgo':
      return baseAdvice(item, value, levels, soilCase, kitItems)
    default:
      return assertNever(item)
  }
}

const inPlan = (nutrient: 'n' | 'p2o5' | 'k2o', isCounted: boolean): Action =>
  isCounted ? { key: 'laboratory-in-plan', params: { nutrient } } : action('laboratory-ask')

function nitrogenAdvice(
  item: NitrogenItem,
  levels: readonly VerdictLevel[],
  soilCase: SoilCase,
): Action {
  if (isReadByKit(item, soilCase)) {
    return { key: 'decided-by', params: { nutrient: 'n', by: 'kit' } }
  }
  if (levels.includes('excess')) return action('nitrogen-none')
  const cut = saltCut(soilCase, ['n'])
  if (cut !== null) return cut
  const isPlanned = plannedStandard('n', soilCase) !== null
  return inPlan('n', isPlanned && nitrogenCredit(soilCase) !== null)
}

function potassiumAdvice(value: number, soilCase: SoilCase): LaboratoryAdvice {
  const notNeeded = soilCase.input.crop.laboratory.potassiumNotNeededFrom
  if (notNeeded === undefined || value < notNeeded.value) {
    return only(inPlan('k2o', laboratoryDecides('k2o', soilCase)))
  }
  return {
    advice: { key: 'potassium-not-needed', params: { from: notNeeded.value } },
    evidence: [because(soilCase.book, 'lab-crop', [], notNeeded)],
  }
}

function baseAdvice(
  item: 'lab-exchangeable-cao' | 'lab-exchangeable-mgo',
  value: number,
  levels: readonly VerdictLevel[],
  soilCase: SoilCase,
  kitItems: readonly DiagnosedItem[],
): LaboratoryAdvice {
  if (levels.length !== 1) return only(action('laboratory-ask'))
  if (levels[0] === 'fit') return only(action('nothing-to-do'))
  if (levels[0] !== 'low') {
    return only(action(item === 'lab-exchangeable-cao' ? 'stop-lime' : 'laboratory-ask'))
  }
  const evidence = deficitEvidence(item, value, soilCase)
  if (item === 'lab-exchangeable-mgo') {
    const rate = evidence?.calculations[0]?.result.value
    if (evidence === undefined || rate === undefined) return only(action('laboratory-ask'))
    const params = { rate: Number(rate.toPrecision(2)) }
    return { advice: { key: 'magnesium-deficit', params }, evidence: [evidence] }
  }
  const given = kitItems.map((one) => one.action.key)
  const isHeld = isSalty(soilCase) || given.some((key) => key.startsWith('lime-after'))
  if (isHeld) return only(action('laboratory-ask'))
  const isLimed = given.includes('lime') || given.includes('lime-to-minimum')
  return {
    advice: action(isLimed ? 'calcium-with-lime' : 'calcium-without-lime'),
    evidence: evidence === undefined ? [] : [evidence],
  }
}

/** From the laboratory's value up to the low end for this soil, kg/10a. Source: domain/diagnosis.md 3.5. */
function deficitEvidence(
  item: 'lab-exchangeable-cao' | 'lab-exchangeable-mgo',
  value: number,
  soilCase: SoilCase,
) {
  const { book } = soilCase
  const target = baseTarget(soilCase)
  if (target === null) return undefined
  const wanted = item === 'lab-exchangeable-cao' ? target.cao.low : target.mgo.low
  const deficit = calculation('deficit', 'kg/10a', baseDeficit(value, wanted, soilCase))
  const asLime = calculation(
    'lime-needed',
    'kg/10a',
    quotient(deficit.result, figure('reference-alkali', book.lime.referenceAlkali / 100)),
  )
  const lines = item === 'lab-exchangeable-cao' ? [deficit, asLime] : [deficit]
  return because(book, 'lab-base-deficit', lines)
}

export const baseDeficit = (measured: number, wanted: number, { soil }: Pick<SoilCase, 'soil'>) =>
  product(
    difference(
      figure('target-soil', wanted, 'mg/100g'),
      figure('measured-soil', measured, 'mg/100g'),
    ),
    quotient(statedFigure('depth-in-cm', soil.depth, 'cm'), figure('ten', 10, 'cm')),
    statedFigure('bulk-density', soil.bulkDensity, 'g/cm³'),
  )
