import { citeRule } from '#domain/diagnosis/cite-rule.ts'
import { standardRate, type DiagnosisContext } from '#domain/diagnosis/context.ts'
import type { CountedReading } from '#domain/diagnosis/input/counted-value.ts'
import type { Crop } from '#domain/diagnosis/crop.ts'
import type { DiagnosedItem, Verdict, VerdictBand } from '#domain/diagnosis/diagnosis.ts'
import { measuredItems } from '#domain/diagnosis/measured-items.ts'
import { judgeWord } from './judge-words.ts'
import {
  advise,
  caution,
  meaning,
  type Advice,
  type Caution,
  type Meaning,
} from '#domain/diagnosis/decision/message.ts'
import {
  solubleFinding,
  type SolubleFinding,
  type Soluble,
} from '#domain/diagnosis/dose/nutrient-candidates.ts'
import { hasLaboratoryPotassium } from '#domain/diagnosis/dose/laboratory-potassium.ts'
import { shareLeft, type NutrientNeed } from '#domain/diagnosis/dose/nutrient-needs.ts'
import { isHighGrade, judgedVerdict, notJudged } from './verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

type Known = Exclude<SolubleFinding, 'nothing-known'>

export function judgeSoluble(
  counted: CountedReading,
  item: Soluble,
  context: DiagnosisContext,
  need: NutrientNeed,
): DiagnosedItem {
  if (counted.kind === 'none') return notJudged(counted, counted.reason)
  const nutrient = measuredItems[item].substance
  const isByLaboratory =
    need.by === 'laboratory' || (item === 'potassium' && hasLaboratoryPotassium(context))
  if (isByLaboratory) {
    const advice = { key: 'decided-by', params: { nutrient, by: 'laboratory' } } as const
    const words = counted.kind === 'word' ? { words: counted.words } : {}
    return { ...notJudged(counted, 'superseded', advice), ...words }
  }
  if (counted.kind === 'word') {
    return judgeWord(counted, wordAdvice(counted.grade, item, context, need), need)
  }
  const finding = solubleFinding(context, item)
  if (finding === 'nothing-known') return notJudged(counted, 'other-liquid')
  const { book } = context
  const rule = finding === 'not-seen' ? 'not-detected' : (`water-${item}` as const)
  const advice = solubleAdvice(finding, item, context, need)
  return {
    item,
    origin: counted.reading.origin,
    value: counted.kind === 'value' ? counted.value : null,
    band: solubleBand(counted, item, context),
    verdict: verdicts[finding],
    meaning: solubleMeaning(finding, item, context),
    action: advice,
    evidence: [
      citeRule(book, rule),
      ...(isCutBySalts(need, context) ? [citeRule(book, 'ec-basal')] : []),
      ...(isScaled(counted) ? [citeRule(book, 'kit-depth')] : []),
    ],
    cautions: [caution('kit-pk-is-water-soluble'), ...excessCautions(finding, item, context)],
  }
}

const isScaled = (counted: CountedReading) =>
  counted.kind === 'value' && counted.value.conversion.length > 0

const verdicts: Readonly<Record<Known, Verdict>> = {
  'not-seen': { kind: 'undetectable' },
  supplied: judgedVerdict(['fit']),
  'supplied-or-excess': judgedVerdict(['fit', 'excess']),
  excess: judgedVerdict(['excess']),
}

function solubleBand(
  counted: CountedReading,
  item: Soluble,
  { book }: DiagnosisContext,
): VerdictBand {
  const { seenFrom, excessFrom } = book.waterSoluble
  const { mark, sources } = book.rules[`water-${item}`]
  const species = counted.kind === 'value' ? counted.value.species : ''
  const borders = { fitFrom: seenFrom, fitTo: excessFrom, excessFrom }
  return { ...borders, unit: 'kg/10a', species, mark, sources }
}

function solubleMeaning(finding: Known, item: Soluble, { book }: DiagnosisContext): Meaning {
  const { seenFrom, excessFrom } = book.waterSoluble
  switch (finding) {
    case 'not-seen':
      return { key: `${item}-not-seen`, params: { below: seenFrom } }
    case 'supplied':
      return meaning(`${item}-supplied`)
    case 'supplied-or-excess':
      return { key: `${item}-unsure`, params: { from: excessFrom } }
    case 'excess':
      return { key: `${item}-excess`, params: { from: excessFrom } }
    default:
      return assertNever(finding)
  }
}

export const isCutBySalts = ({ by, change }: NutrientNeed, { input }: DiagnosisContext) =>
  by === 'ec' && change.kind !== 'keep' && input.growth !== 'growing'

/** What to do with potassium where salts decide. */
export function potassiumCutAdvice({ change }: NutrientNeed, isPlanned: boolean): Advice {
  switch (change.kind) {
    case 'none':
      return advise('potassium-after-salt')
    case 'unknown':
      return { key: 'salt-cut-much', params: { nutrients: ['k2o'] } }
    case 'share':
    case 'minus':
    case 'plus':
    case 'keep':
      return { key: 'salt-cut', params: { nutrients: ['k2o'], isPlanned } }
    default:
      return assertNever(change)
  }
}

function solubleAdvice(
  finding: Known,
  item: Soluble,
  context: DiagnosisContext,
  need: NutrientNeed,
): Advice {
  const nutrient = measuredItems[item].substance
  const isPlanned = standardRate(nutrient, context) !== null
  if (isCutBySalts(need, context)) {
    return potassiumCutAdvice(need, isPlanned)
  }
  if (finding === 'excess') {
    return item === 'phosphate'
      ? advise('phosphate-none')
      : { key: 'potassium-cut', params: { share: context.book.waterSoluble.potassiumCut } }
  }
  if (!isPlanned) {
    return item === 'phosphate' && finding !== 'not-seen'
      ? advise('phosphate-low-p')
      : { key: 'nutrient-by-bag', params: { nutrient } }
  }
  if (item === 'phosphate') return advise('phosphate-keep-standard')
  return advise(finding === 'not-seen' ? 'potassium-keep-standard' : 'potassium-watch-magnesium')
}

function wordAdvice(
  grade: number,
  item: Soluble,
  context: DiagnosisContext,
  need: NutrientNeed,
): Advice {
  const { change } = need
  const nutrient = measuredItems[item].substance
  const isPlanned = standardRate(nutrient, context) !== null
  if (context.input.growth === 'growing') {
    return isHighGrade(grade)
      ? { key: 'nutrient-none', params: { nutrient } }
      : { key: 'nutrient-by-bag', params: { nutrient } }
  }
  if (isCutBySalts(need, context)) {
    return potassiumCutAdvice(need, isPlanned)
  }
  if (change.kind === 'none') return { key: 'nutrient-none', params: { nutrient } }
  const share = shareLeft(change)
  if (share !== null) return { key: 'nutrient-share', params: { nutrient, share, isPlanned } }
  if (!isPlanned) return { key: 'nutrient-by-bag', params: { nutrient } }
  return advise(item === 'phosphate' ? 'phosphate-keep-standard' : 'potassium-keep-standard')
}

function excessCautions(
  finding: SolubleFinding,
  item: Soluble,
  { input: { crop } }: DiagnosisContext,
): readonly Caution[] {
  return finding === 'excess' || finding === 'supplied-or-excess' ? diseaseCautions(item, crop) : []
}

/** Damage that an excess causes to this crop. */
export function diseaseCautions(item: Soluble, crop: Crop): readonly Caution[] {
  if (item === 'potassium') return [caution('potassium-magnesium')]
  return [
    ...(crop.traits.includes('clubroot') ? [caution('clubroot-phosphate')] : []),
    ...(crop.traits.includes('scab') ? [caution('potato-scab-phosphate')] : []),
  ]
}
