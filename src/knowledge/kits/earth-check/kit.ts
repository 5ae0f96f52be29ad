import type { Kit, Lane } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { minutes, seconds } from '#domain/units.ts'
import { bareLevel, inferred, mixedSoon, remark, reported } from '#knowledge/kits/figures.ts'

import type { EarthCheckText } from './text.ja.ts'

/** Earth Check liquid: soil pH by drops. Source: docs/facts/kits.md 1.6. */
export const earthCheck = (text: EarthCheckText): Kit => ({
  schema: 1,
  id: 'earth-check',
  name: text.name,
  maker: text.maker,
  trust: 'reported',
  note: text.note,
  prepare: [
    remark(reported(text.prepare.soil, 'RP', 'EG', 'B1')),
    remark(reported(text.prepare.cup, 'RP', 'EG')),
    remark(reported(text.prepare.tube, 'RP', 'EG', 'B2')),
    remark(reported(text.prepare.filter, 'RP', 'EG', 'YN')),
  ],
  cautions: [
    remark(inferred(text.cautions.clear, 'CL')),
    remark(inferred(text.cautions.clay, 'M0')),
    remark(reported(text.cautions.rinse, 'RP')),
    remark(reported(text.cautions.life, 'B1', 'SK')),
  ],
  analytes: [
    {
      id: 'ph',
      name: text.analytes.ph,
      species: 'pH',
      unit: '',
      method: 'color',
      halfLevels: false,
      lowestDetectable: unknown,
      chartComplete: false,
      // The only printed level that anyone has reported.
      levels: [bareLevel(inferred(6, 'CL'))],
    },
  ],
  lanes: [lane(text)],
  sources: text.sources,
})

const lane = ({ lanes, steps }: EarthCheckText): Lane => ({
  id: 'soil',
  name: lanes.soil,
  after: [],
  steps: [
    { id: 'mix', kind: 'hands-on', ...steps.mix, hands: seconds(40) },
    { id: 'stir', kind: 'hands-on', ...steps.stir, hands: seconds(30) },
    {
      id: 'settle',
      kind: 'settle',
      ...steps.settle,
      duration: unknown,
      extend: minutes(10),
    },
    { id: 'draw', kind: 'hands-on', ...steps.draw, hands: seconds(30) },
    { id: 'drops', kind: 'hands-on', ...steps.drops, hands: seconds(10) },
    {
      id: 'shake',
      kind: 'hands-on',
      ...steps.shake,
      hands: seconds(10),
      startWithin: mixedSoon('RP'),
    },
    {
      id: 'read',
      kind: 'read',
      ...steps.read,
      analytes: ['ph'],
      readWithin: unknown,
      hands: seconds(20),
    },
  ],
})
