import type { Kit } from '#domain/kit/kit.ts'
import { seconds } from '#domain/units.ts'
import { measuredLevels, official } from '#knowledge/kits/figures.ts'
import { nitrateByEye } from '#knowledge/kits/mquant-nitrate/kit.ts'
import { quantofixNitrateColors } from '#knowledge/kits/measured-colors.ts'

import type { QuantofixNitrateText } from './text.ja.ts'

/** Quantofix Nitrate 100 (91351) by eye. Source: docs/facts/kits.md 2, 3.1. */
export const quantofixNitrate = (text: QuantofixNitrateText): Kit =>
  nitrateByEye(text, {
    id: 'quantofix-nitrate',
    chart: 'CD',
    dip: official(seconds(1), 'CD'),
    wait: official(seconds(60), 'CD'),
    levels: measuredLevels(quantofixNitrateColors, 'CD'),
  })
