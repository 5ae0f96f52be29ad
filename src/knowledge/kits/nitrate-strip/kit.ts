import type { Kit } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { seconds } from '#domain/units.ts'
import { official, remark } from '#knowledge/kits/figures.ts'

import type { NitrateStripText } from './text.ja.ts'

/** A nitrate strip read by an RQflex. Source: docs/facts/kits.md 1.8. */
export const nitrateStrip = (text: NitrateStripText): Kit => ({
  schema: 1,
  id: 'nitrate-strip',
  name: text.name,
  maker: text.maker,
  trust: 'official',
  note: text.note,
  prepare: [
    remark(official(text.prepare.reader, 'RQ', 'GF2')),
    remark(official(text.prepare.liquid, 'RQ')),
    remark(official(text.prepare.stopwatch, 'GF8')),
  ],
  cautions: [
    remark(official(text.cautions.start, 'RQ')),
    remark(official(text.cautions.last, 'RQ')),
    remark(official(text.cautions.range, 'GF2')),
    remark(official(text.cautions.blank, 'GF9')),
  ],
  analytes: [
    {
      id: 'no3',
      name: text.analytes.nitrate,
      species: 'NO3',
      unit: 'mg/L',
      method: 'pad',
      halfLevels: false,
      // Lower end of the range 5–225 mg/L.
      lowestDetectable: official(5, 'GF2'),
      // Read by an instrument: the value is typed in, and there is no chart.
      chartComplete: false,
      levels: [],
    },
  ],
  lanes: [
    {
      id: 'strip',
      name: text.lanes.strip,
      after: [],
      steps: [
        { id: 'liquid', kind: 'hands-on', ...text.steps.liquid, hands: seconds(30) },
        { id: 'dip', kind: 'timed', ...text.steps.dip, duration: official(seconds(2), 'RQ') },
        // The manual counts 60 s from the start of dipping, which takes 2 s.
        { id: 'wait', kind: 'reaction', ...text.steps.wait, duration: official(seconds(58), 'RQ') },
        {
          id: 'read',
          kind: 'read',
          ...text.steps.read,
          analytes: ['no3'],
          readWithin: unknown,
          hands: seconds(20),
        },
      ],
    },
  ],
  sources: text.sources,
})
