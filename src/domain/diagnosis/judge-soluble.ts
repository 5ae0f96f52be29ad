import { because } from './because.ts'
import type { Counted } from './counted-value.ts'
import type { Crop } from './crop.ts'
import type { DiagnosedItem, Verdict, VerdictBand } from './diagnosis.ts'
import type { Action, Caution, Meaning } from './message.ts'
import { notJudged } from './not-judged.ts'
import { laboratoryDecides } from './plan-basis.ts'
import { saltCut } from './salt-cut.ts'
import { action, caution, meaning } from './say.ts'
import { seenSoluble, type Seen, type Soluble } from './seen-soluble.ts'
import type { SoilCase } from './soil-case.ts'
import { judged } from './verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

export function judgeSoluble(found: Counted, item: Soluble, soilCase: SoilCase): DiagnosedItem {
  if (found.kind === 'none') return notJudged(found, found.reason)
  const seen = seenSoluble(soilCase, item)
  if (seen === 'nothing-known') return notJudged(found, 'other-liquid')
  const { book } = soilCase
  const rule = seen === 'not-seen' ? 'not-detected' : (`water-${item}` as const)
  const advice = solubleAction(seen, item, soilCase)
  return {
    item,
    origin: found.reading.origin,
    value: found.kind === 'value' ? found.value : null,
    band: solubleBand(found, item, soilCase),
    verdict: verdicts[seen],
    meaning: solubleMeaning(seen, item, soilCase),
    action: advice,
    evidence: [
      because(book, rule),
      ...(advice.key === 'salt-cut' ? [because(book, 'ec-basal')] : []),
      ...(isScaled(found) ? [because(book, 'kit-depth')] : []),
    ],
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
  const cut = item === 'potassium' ? saltCut(soilCase, ['k2o']) : null
  if (cut !== null) return cut
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
