import type { Kit } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { minutes, seconds } from '#domain/units.ts'
import { inferred, measuredLevels, official, remark } from '#knowledge/kits/figures.ts'
import { hachPhColors } from '#knowledge/kits/measured-colors.ts'

import type { HachPhText } from './text.ja.ts'

/** Hach 27456. Source: docs/facts/kits.md 2, 3.1. */
export const hachPh = (text: HachPhText): Kit => ({
  schema: 1,
  id: 'hach-ph',
  name: text.name,
  maker: text.maker,
  trust: 'official',
  note: text.note,
  prepare: [
    remark(inferred(text.prepare.soil, 'CD')),
    remark(inferred(text.prepare.cup, 'CD')),
    remark(official(text.prepare.strips, 'CD')),
  ],
  cautions: [
    remark(inferred(text.cautions.muddy, 'CD')),
    remark(official(text.cautions.quick, 'CD')),
    remark(official(text.cautions.color, 'CD')),
  ],
  analytes: [
    {
      id: 'ph',
      name: text.analytes.ph,
      species: 'pH',
      unit: '',
      method: 'pad',
      halfLevels: true,
      lowestDetectable: unknown,
      chartComplete: true,
      levels: measuredLevels(hachPhColors, 'CD'),
    },
  ],
  lanes: [
    {
      id: 'strip',
      name: text.lanes.strip,
      after: [],
      steps: [
        { id: 'stir', kind: 'hands-on', ...text.steps.stir, hands: seconds(60) },
        {
          id: 'settle',
          kind: 'settle',
          ...text.steps.settle,
          duration: unknown,
          extend: minutes(10),
        },
        { id: 'dip', kind: 'hands-on', ...text.steps.dip, hands: seconds(10) },
        { id: 'wait', kind: 'reaction', ...text.steps.wait, duration: official(seconds(15), 'CD') },
        {
          id: 'read',
          kind: 'read',
          ...text.steps.read,
          analytes: ['ph'],
          readWithin: unknown,
          hands: seconds(20),
        },
      ],
    },
  ],
  sources: text.sources,
})
