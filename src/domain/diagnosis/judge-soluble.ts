import { because } from './because.ts'
import type { Counted } from './counted-value.ts'
import type { Crop } from './crop.ts'
import type { CountedValue, DiagnosedItem, Verdict, VerdictBand } from './diagnosis.ts'
import type { Action, Caution, Meaning } from './message.ts'
import { notJudged } from './not-judged.ts'
import { laboratoryDecides } from './plan-basis.ts'
import { action, caution, meaning } from './say.ts'
import type { SoilCase } from './soil-case.ts'
import { judged } from './verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

type Soluble = 'phosphate' | 'potassium'

/** What a kit saw of what water dissolves: an excess, a supply, or nothing, which is no shortage. */
export type Seen = 'not-seen' | 'supplied' | 'excess' | 'supplied-or-excess' | 'nothing-known'

export function seenSoluble(soilCase: SoilCase, item: Soluble): Seen {
  const found = soilCase.counted[item]
  if (found === undefined || found.reading.liquid !== 'water') return 'nothing-known'
  if (found.kind === 'none') return 'nothing-known'
  return found.kind === 'undetectable' ? 'not-seen' : seenValue(found.value, soilCase)
}

function seenValue({ best, low, high }: CountedValue, { book }: SoilCase): Seen {
  const { seenFrom, excessFrom } = book.waterSoluble
  if (best < seenFrom) return 'not-seen'
  if (low >= excessFrom) return 'excess'
  return high >= excessFrom ? 'supplied-or-excess' : 'supplied'
}

export function judgeSoluble(found: Counted, item: Soluble, soilCase: SoilCase): DiagnosedItem {
  if (found.kind === 'none') return notJudged(found, found.reason)
  const seen = seenSoluble(soilCase, item)
  if (seen === 'nothing-known') return notJudged(found, 'other-liquid')
  const { book } = soilCase
  const rule = seen === 'not-seen' ? 'not-detected' : (`water-${item}` as const)
  return {
    item,
    origin: found.reading.origin,
    value: found.kind === 'value' ? found.value : null,
    band: solubleBand(found, item, soilCase),
    verdict: verdicts[seen],
    meaning: solubleMeaning(seen, item, soilCase),
    action: solubleAction(seen, item, soilCase),
    evidence: [because(book, rule), ...(isScaled(found) ? [because(book, 'kit-depth')] : [])],
    cautions: [caution('kit-pk-is-water-soluble'), ...excessCautions(seen, item, soilCase)],
  }
}

const isScaled = (found: Counted) => found.kind === 'value' && found.value.conversion.length > 0

const verdicts: Readonly<Record<Exclude<Seen, 'nothing-known'>, Verdict>> = {
  'not-seen': { kind: 'undetectable' },
  supplied: judged(['fit']),
  'supplied-or-excess': judged(['fit', 'excess']),
  excess: judged(['excess']),
}

function solubleBand(found: Counted, item: Soluble, { book }: SoilCase): VerdictBand {
  const { seenFrom, excessFrom } = book.waterSoluble
  const { mark, sources } = book.rules[`water-${item}`]
  const species = found.kind === 'value' ? found.value.species : ''
  const borders = { fitFrom: seenFrom, fitTo: excessFrom, excessFrom }
  return { ...borders, unit: 'kg/10a', species, mark, sources }
}

function solubleMeaning(
  seen: Exclude<Seen, 'nothing-known'>,
  item: Soluble,
  { book }: SoilCase,
): Meaning {
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

function solubleAction(
  seen: Exclude<Seen, 'nothing-known'>,
  item: Soluble,
  soilCase: SoilCase,
): Action {
  const { book } = soilCase
  const nutrient = item === 'phosphate' ? 'p2o5' : 'k2o'
  if (laboratoryDecides(nutrient, soilCase)) {
    return { key: 'decided-by', params: { nutrient, by: 'laboratory' } }
  }
  if (seen === 'not-seen') return action(`${item}-keep-standard`)
  if (item === 'phosphate') return action(seen === 'excess' ? 'phosphate-none' : 'phosphate-low-p')
  return seen === 'excess'
    ? { key: 'potassium-cut', params: { share: book.waterSoluble.potassiumCut } }
    : action('potassium-watch-magnesium')
}

function excessCautions(
  seen: Seen,
  item: Soluble,
  { input: { crop } }: SoilCase,
): readonly Caution[] {
  return seen === 'excess' || seen === 'supplied-or-excess' ? diseaseCautions(item, crop) : []
}

/** What too much of it brings this crop. */
export function diseaseCautions(item: Soluble, crop: Crop): readonly Caution[] {
  if (item === 'potassium') return [caution('potassium-magnesium')]
  return [
    ...(crop.traits.includes('clubroot') ? [caution('clubroot-phosphate')] : []),
    ...(crop.traits.includes('scab') ? [caution('potato-scab-phosphate')] : []),
  ]
}
