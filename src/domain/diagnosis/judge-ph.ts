import { because } from './because.ts'
import type { Counted } from './counted-value.ts'
import type { Band } from './crop.ts'
import type {
  CountedValue,
  DiagnosedItem,
  Evidence,
  VerdictBand,
  VerdictLevel,
} from './diagnosis.ts'
import type { Cited } from './evidence.ts'
import type { Caution, Meaning } from './message.ts'
import { notJudged } from './not-judged.ts'
import { phAction } from './ph-action.ts'
import { action, caution, meaning } from './say.ts'
import type { SoilCase } from './soil-case.ts'
import type { SaltHold } from './salt-hold.ts'
import { judged, levelsOf, onlyLevel } from './verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

export function judgePh(found: Counted, soilCase: SoilCase, hold: SaltHold): DiagnosedItem {
  if (found.kind === 'none') return notJudged(found, found.reason)
  if (found.kind === 'undetectable') return notJudged(found, 'no-color-fits')
  const { crop } = soilCase.input
  if (crop.ph === null) return withoutBand(found, soilCase)
  const { value, reading } = found
  const levels = phLevels(value, crop.ph, soilCase)
  const { advice, evidence, cautions } = phAction(value, levels, soilCase, hold)
  return {
    item: 'ph',
    origin: reading.origin,
    value,
    band: gaugeBand(crop.ph, soilCase),
    verdict: judged(levels),
    meaning: phMeaning(value, levels, crop.ph.value, soilCase),
    action: advice,
    evidence: [
      because(soilCase.book, 'ph-band', [], crop.ph),
      ...extremes(value, soilCase),
      ...(crop.phRisk === null ? [] : [because(soilCase.book, 'ph-crop-risk', [], crop.phRisk)]),
      ...evidence,
    ],
    cautions: [...cropCautions(value, levels, soilCase), ...cautions],
  }
}

function phLevels(value: CountedValue, ph: Cited<Band>, { book }: SoilCase) {
  const { low, high } = ph.value
  return levelsOf(value, { fitFrom: low, fitTo: high, excessOver: book.ph.veryHighOver })
}

const gaugeBand = ({ value, mark, sources }: Cited<Band>, { book }: SoilCase): VerdictBand => ({
  fitFrom: value.low,
  fitTo: value.high,
  excessFrom: book.ph.veryHighOver,
  unit: '',
  species: 'pH',
  mark,
  sources,
})

function withoutBand(found: Counted, { input: { crop, flowerColor } }: SoilCase): DiagnosedItem {
  switch (crop.lime) {
    case 'ask-color':
      if (flowerColor === null) {
        return notJudged(found, 'ask-flower-color', action('choose-flower-color'))
      }
      return notJudged(
        found,
        'no-band-for-crop',
        action(flowerColor === 'blue' ? 'keep-acid-for-blue' : 'keep-neutral-for-pink'),
      )
    case 'usually-not-needed':
      return notJudged(found, 'no-band-for-crop', action('lawn-needs-no-lime'))
    default:
      return notJudged(found, 'no-band-for-crop')
  }
}

function phMeaning(
  value: CountedValue,
  levels: readonly VerdictLevel[],
  band: Band,
  { book }: SoilCase,
): Meaning {
  if (value.high < book.ph.veryLowUnder && levels[0] === 'low') return meaning('ph-very-low')
  if (value.low > book.ph.veryHighOver) return meaning('ph-very-high')
  if (band.high === null) {
    const from = band.low
    return levels[0] === 'low'
      ? { key: 'ph-low', params: { from, to: from } }
      : { key: 'ph-not-low', params: { from } }
  }
  const params = { from: band.low, to: band.high }
  const level = onlyLevel(levels)
  switch (level) {
    case 'low':
      return { key: 'ph-low', params }
    case 'fit':
      return { key: 'ph-fit', params }
    case 'high':
    case 'excess':
      return { key: 'ph-high', params }
    case null:
      return { key: unsureKey(levels), params }
    default:
      return assertNever(level)
  }
}

function unsureKey(levels: readonly VerdictLevel[]) {
  if (levels.length > 2) return 'ph-unsure'
  return levels[0] === 'low' ? 'ph-low-or-fit' : levels[0] === 'fit' ? 'ph-fit-or-high' : 'ph-high'
}

function extremes({ high, low }: CountedValue, { book }: SoilCase): readonly Evidence[] {
  const isExtreme = high < book.ph.veryLowUnder || low > book.ph.veryHighOver
  return isExtreme ? [because(book, 'ph-extremes')] : []
}

/** Diseases and failures that this pH brings this crop. Said as soon as the reading may be there. */
function cropCautions(
  value: CountedValue,
  levels: readonly VerdictLevel[],
  { input: { crop }, book }: SoilCase,
): readonly Caution[] {
  const found: Caution[] = []
  const { phRisk, traits } = crop
  if (phRisk !== null) {
    const above = phRisk.value
    if (traits.includes('scab')) found.push({ key: 'potato-scab', params: { above } })
    else if (traits.includes('stem-rot')) {
      found.push({ key: 'sweet-potato-stem-rot', params: { above } })
    } else if (value.high > above) found.push({ key: 'high-ph-risk', params: { above } })
  }
  if (traits.includes('clubroot') && levels.includes('low')) found.push(caution('clubroot-acid'))
  if (traits.includes('acid-sensitive') && value.low <= book.ph.spinachFailsTo) {
    found.push(caution('spinach-acid'))
  }
  if (levels.includes('high') || levels.includes('excess'))
    found.push(caution('alkaline-materials'))
  return found
}
