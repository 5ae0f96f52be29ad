import { citeRule } from '#domain/diagnosis/cite-rule.ts'
import { standardRate, type DiagnosisContext } from '#domain/diagnosis/context.ts'
import type { Counted } from '#domain/diagnosis/input/counted-value.ts'
import type { Crop } from '#domain/diagnosis/crop.ts'
import type { DiagnosedItem, Verdict, VerdictBand } from '#domain/diagnosis/diagnosis.ts'
import { measuredItems } from '#domain/diagnosis/measured-items.ts'
import { judgeWord } from './judge-words.ts'
import {
  action,
  caution,
  meaning,
  type Action,
  type Caution,
  type Meaning,
} from '#domain/diagnosis/decision/message.ts'
import {
  solubleFinding,
  type SolubleFinding,
  type Soluble,
} from '#domain/diagnosis/dose/nutrient-candidates.ts'
import { shareLeft, type NutrientNeed } from '#domain/diagnosis/dose/nutrient-needs.ts'
import { judgedVerdict, notJudged } from './verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

type Known = Exclude<SolubleFinding, 'nothing-known'>

export function judgeSoluble(
  found: Counted,
  item: Soluble,
  context: DiagnosisContext,
  need: NutrientNeed,
): DiagnosedItem {
  if (found.kind === 'none') return notJudged(found, found.reason)
  const nutrient = measuredItems[item].substance
  if (need.by === 'laboratory') {
    const advice = { key: 'decided-by', params: { nutrient, by: 'laboratory' } } as const
    const words = found.kind === 'word' ? { words: found.words } : {}
    return { ...notJudged(found, 'superseded', advice), ...words }
  }
  if (found.kind === 'word') {
    return judgeWord(found, wordAdvice(found.grade, item, context, need), need)
  }
  const seen = solubleFinding(context, item)
  if (seen === 'nothing-known') return notJudged(found, 'other-liquid')
  const { book } = context
  const rule = seen === 'not-seen' ? 'not-detected' : (`water-${item}` as const)
  const advice = solubleAdvice(seen, item, context, need)
  return {
    item,
    origin: found.reading.origin,
    value: found.kind === 'value' ? found.value : null,
    band: solubleBand(found, item, context),
    verdict: verdicts[seen],
    meaning: solubleMeaning(seen, item, context),
    action: advice,
    evidence: [
      citeRule(book, rule),
      ...(isCutBySalts(need, context) ? [citeRule(book, 'ec-basal')] : []),
      ...(isScaled(found) ? [citeRule(book, 'kit-depth')] : []),
    ],
    cautions: [caution('kit-pk-is-water-soluble'), ...excessCautions(seen, item, context)],
  }
}

const isScaled = (found: Counted) => found.kind === 'value' && found.value.conversion.length > 0

const verdicts: Readonly<Record<Known, Verdict>> = {
  'not-seen': { kind: 'undetectable' },
  supplied: judgedVerdict(['fit']),
  'supplied-or-excess': judgedVerdict(['fit', 'excess']),
  excess: judgedVerdict(['excess']),
}

function solubleBand(found: Counted, item: Soluble, { book }: DiagnosisContext): VerdictBand {
  const { seenFrom, excessFrom } = book.waterSoluble
  const { mark, sources } = book.rules[`water-${item}`]
  const species = found.kind === 'value' ? found.value.species : ''
  const borders = { fitFrom: seenFrom, fitTo: excessFrom, excessFrom }
  return { ...borders, unit: 'kg/10a', species, mark, sources }
}

function solubleMeaning(seen: Known, item: Soluble, { book }: DiagnosisContext): Meaning {
  const { seenFrom, excessFrom } = book.waterSoluble
  switch (seen) {
    case 'not-seen':
      return { key: `${item}-not-seen`, params: { below: seenFrom } }
    case 'supplied':
      return meaning(`${item}-supplied`)
    case 'supplied-or-excess':
      return { key: `${item}-unsure`, params: { from: excessFrom } }
    case 'excess':
      return { key: `${item}-excess`, params: { from: excessFrom } }
    default:
      return assertNever(seen)
  }
}

const isCutBySalts = ({ by, change }: NutrientNeed, { input }: DiagnosisContext) =>
  by === 'ec' && change.kind !== 'keep' && input.growth !== 'growing'

function solubleAdvice(
  seen: Known,
  item: Soluble,
  context: DiagnosisContext,
  need: NutrientNeed,
): Action {
  const nutrient = measuredItems[item].substance
  const isPlanned = standardRate(nutrient, context) !== null
  if (isCutBySalts(need, context)) {
    return { key: 'salt-cut', params: { nutrients: ['k2o'], isPlanned } }
  }
  if (seen === 'excess') {
    return item === 'phosphate'
      ? action('phosphate-none')
      : { key: 'potassium-cut', params: { share: context.book.waterSoluble.potassiumCut } }
  }
  if (!isPlanned) {
    return item === 'phosphate' && seen !== 'not-seen'
      ? action('phosphate-low-p')
      : { key: 'nutrient-by-bag', params: { nutrient } }
  }
  if (item === 'phosphate') return action('phosphate-keep-standard')
  return action(seen === 'not-seen' ? 'potassium-keep-standard' : 'potassium-watch-magnesium')
}

function wordAdvice(
  grade: number,
  item: Soluble,
  context: DiagnosisContext,
  need: NutrientNeed,
): Action {
  const { change } = need
  const nutrient = measuredItems[item].substance
  const isPlanned = standardRate(nutrient, context) !== null
  if (context.input.growth === 'growing') {
    return grade < 2.5
      ? { key: 'nutrient-by-bag', params: { nutrient } }
      : { key: 'nutrient-none', params: { nutrient } }
  }
  if (isCutBySalts(need, context)) {
    return { key: 'salt-cut', params: { nutrients: ['k2o'], isPlanned } }
  }
  if (change.kind === 'none') return { key: 'nutrient-none', params: { nutrient } }
  const share = shareLeft(change)
  if (share !== null) return { key: 'nutrient-share', params: { nutrient, share, isPlanned } }
  if (!isPlanned) return { key: 'nutrient-by-bag', params: { nutrient } }
  return action(item === 'phosphate' ? 'phosphate-keep-standard' : 'potassium-keep-standard')
}

function excessCautions(
  seen: SolubleFinding,
  item: Soluble,
  { input: { crop } }: DiagnosisContext,
): readonly Caution[] {
  return seen === 'excess' || seen === 'supplied-or-excess' ? diseaseCautions(item, crop) : []
}

/** Damage that an excess causes to this crop. */
export function diseaseCautions(item: Soluble, crop: Crop): readonly Caution[] {
  if (item === 'potassium') return [caution('potassium-magnesium')]
  return [
    ...(crop.traits.includes('clubroot') ? [caution('clubroot-phosphate')] : []),
    ...(crop.traits.includes('scab') ? [caution('potato-scab-phosphate')] : []),
  ]
}
