import { because } from './because.ts'
import type { Counted } from './counted-value.ts'
import type { CountedValue, DiagnosedItem, VerdictLevel } from './diagnosis.ts'
import type { Caution, Meaning } from './message.ts'
import { nitrateBorders, nitrateLevels } from './nitrate-borders.ts'
import { nitrogenAction, unseenNitrogenAction } from './nitrogen-action.ts'
import { notJudged } from './not-judged.ts'
import type { SaltHold } from './salt-hold.ts'
import { action, caution, meaning } from './say.ts'
import type { SoilCase } from './soil-case.ts'
import { judged, onlyLevel } from './verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

export function judgeNitrate(found: Counted, soilCase: SoilCase, hold: SaltHold): DiagnosedItem {
  if (found.kind === 'none') return notJudged(found, found.reason)
  const { book } = soilCase
  const borders = nitrateBorders(soilCase)
  const shared = { item: 'nitrate', origin: found.reading.origin, band: borders.gauge } as const
  const cautions = nitrateCautions(found, soilCase)
  if (found.kind === 'undetectable') {
    return {
      ...shared,
      value: null,
      verdict: { kind: 'undetectable' },
      meaning: meaning('nitrate-undetectable'),
      action: unseenNitrogenAction(soilCase, hold),
      evidence: [],
      cautions,
    }
  }
  const { value } = found
  const levels = nitrateLevels(value, borders)
  const { advice, evidence } = nitrogenAction(value, levels, soilCase, hold)
  const isConverted = value.conversion.length > 0 && found.reading.unit === 'mg/L'
  return {
    ...shared,
    value,
    verdict: judged(levels),
    meaning: nitrateMeaning(value, levels, soilCase),
    action: advice,
    evidence: [
      ...(isConverted ? [because(book, 'extract-ratio', [], ...originOf(found))] : []),
      ...borders.rules.map((rule) => because(book, rule)),
      ...evidence,
    ],
    cautions,
  }
}

const originOf = ({ reading: { extract } }: Counted) => (extract === null ? [] : [extract])

function nitrateMeaning(
  { high }: CountedValue,
  levels: readonly VerdictLevel[],
  { book }: SoilCase,
): Meaning {
  const params = { guide: book.nitrate.guide }
  const level = onlyLevel(levels)
  switch (level) {
    case 'low':
      return { key: high < book.nitrate.lowUnder ? 'nitrate-low' : 'nitrate-slightly-low', params }
    case 'fit':
      return { key: 'nitrate-fit', params }
    case 'high':
      return { key: 'nitrate-high', params }
    case 'excess':
      return { key: 'nitrate-excess', params }
    case null:
      return { key: 'nitrate-unsure', params }
    default:
      return assertNever(level)
  }
}

function nitrateCautions(
  found: Counted,
  { input: { crop, growth }, soil }: SoilCase,
): readonly Caution[] {
  const most = crop.laboratory.nitrateAfterHarvest?.value
  // The limit is mg/100g; kg/10a of 10 cm are that times the density.
  const isOver =
    most !== undefined && found.kind === 'value' && found.value.high > most * soil.bulkDensity.value
  return [
    ...(crop.traits.includes('fixes-nitrogen') ? [caution('legume-nitrogen')] : []),
    ...(isOver && growth === 'before-planting'
      ? [{ key: 'nitrate-after-harvest', params: { most } } as const]
      : []),
  ]
}

/** Ammonium has no band of its own for a kit; it is added to nitrate for the credit. */
export function judgeAmmonium(found: Counted): DiagnosedItem {
  const reason = found.kind === 'none' ? found.reason : 'no-band-for-crop'
  return {
    ...notJudged(found, reason, action('no-advice')),
    ...(found.kind === 'value' ? { meaning: meaning('ammonium-measured') } : {}),
  }
}
