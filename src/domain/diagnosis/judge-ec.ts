import { because } from './because.ts'
import type { Counted } from './counted-value.ts'
import type { DiagnosedItem, VerdictLevel } from './diagnosis.ts'
import type { Action, Caution, Meaning } from './message.ts'
import { notJudged } from './not-judged.ts'
import { saltCut } from './salt-cut.ts'
import { ecBand, isSalty, saltHold } from './salt-hold.ts'
import { action, caution } from './say.ts'
import type { SoilCase } from './soil-case.ts'
import { judged, levelsOf, onlyLevel } from './verdict-levels.ts'
import { assertNever } from '#domain/result.ts'

export function judgeEc(found: Counted, soilCase: SoilCase): DiagnosedItem {
  if (found.kind === 'none') return notJudged(found, found.reason)
  if (found.kind === 'undetectable') return notJudged(found, 'no-color-fits')
  const { crop } = soilCase.input
  if (crop.traits.includes('paddy')) {
    const item = notJudged(found, 'not-for-paddy')
    return { ...item, cautions: [caution('ec-not-for-paddy')] }
  }
  const band = ecBand(soilCase)
  if (band === null) {
    const advice = action(isSalty(soilCase) ? 'salt-wait' : 'no-advice')
    return notJudged(found, 'no-band-for-crop', advice)
  }
  const { low, high } = band.value
  const levels = levelsOf(found.value, { fitFrom: low, fitTo: high })
  const advice = ecAction(levels, soilCase)
  return {
    item: 'ec',
    origin: found.reading.origin,
    value: found.value,
    band: {
      fitFrom: low,
      fitTo: high,
      excessFrom: null,
      unit: 'mS/cm',
      species: 'EC',
      mark: band.mark,
      sources: band.sources,
    },
    verdict: judged(levels),
    meaning: ecMeaning(levels, { from: low, to: high }),
    action: advice,
    evidence: [
      because(soilCase.book, 'ec-band', [], band),
      ...(advice.key === 'salt-cut' ? [because(soilCase.book, 'ec-basal')] : []),
    ],
    cautions: ecCautions(levels),
  }
}

function ecMeaning(
  levels: readonly VerdictLevel[],
  params: { readonly from: number; readonly to: number },
): Meaning {
  const level = onlyLevel(levels)
  switch (level) {
    case 'low':
      return { key: 'ec-low', params }
    case 'fit':
      return { key: 'ec-fit', params }
    case 'high':
    case 'excess':
      return { key: 'ec-high', params }
    case null:
      return { key: 'ec-unsure', params }
    default:
      return assertNever(level)
  }
}

function ecAction(levels: readonly VerdictLevel[], soilCase: SoilCase): Action {
  const level = onlyLevel(levels)
  switch (level) {
    case 'low':
      return action(saltHold(soilCase).holdsNitrogen ? 'nothing-to-do' : 'salt-low')
    case 'fit':
      return saltCut(soilCase) ?? action('nothing-to-do')
    case 'high':
    case 'excess':
      return action('salt-wait')
    case null:
      return action('test-again-first')
    default:
      return assertNever(level)
  }
}

const ecCautions = (levels: readonly VerdictLevel[]): readonly Caution[] =>
  levels.includes('high') ? [caution('low-ph-from-nitrate')] : []
