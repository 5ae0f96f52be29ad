import type { Kit, Level } from '#domain/kit/kit.ts'
import { unknown, type Known } from '#domain/sourced.ts'
import { minutes, seconds, type Seconds } from '#domain/units.ts'
import { nitratePadLook } from '#knowledge/kits/dyes.ts'
import { inferred, official, remark } from '#knowledge/kits/figures.ts'

import type { MquantNitrateText } from './text.ja.ts'

/** MQuant 1.10020 by eye, on one part of soil in one of water. Source: docs/facts/kits.md 2. */
export const mquantNitrate = (text: MquantNitrateText): Kit =>
  nitrateByEye(text, {
    id: 'mquant-nitrate',
    chart: 'MQ',
    // The leaflet's own sentence was not seen: the time is from the strip's near twin and the reader's strips.
    dip: inferred(seconds(1), 'MN11'),
    wait: inferred(seconds(60), 'MN11', 'RQ'),
    levels: [10, 25, 50, 100, 250, 500].map((value) => ({
      value,
      word: '',
      look: nitratePadLook(value),
      trust: 'official',
      sources: ['MQ', 'CD'],
    })),
  })

interface NitrateStrip {
  readonly id: string
  /** Key of the source that describes the pads. */
  readonly chart: string
  readonly dip: Known<Seconds>
  readonly wait: Known<Seconds>
  readonly levels: readonly Level[]
}

type NitrateByEyeText = Omit<MquantNitrateText, 'sources'> & Pick<Kit, 'sources'>

/** Creates the procedure for nitrate strips read by eye, which is the same for all; times and chart depend on the strip. */
export const nitrateByEye = (text: NitrateByEyeText, strip: NitrateStrip): Kit => ({
  schema: 1,
  id: strip.id,
  name: text.name,
  maker: text.maker,
  trust: 'official',
  note: text.note,
  prepare: [
    remark(official(text.prepare.soil, 'LFL')),
    remark(official(text.prepare.water, 'LFL', 'LWG')),
    remark(official(text.prepare.bottle, 'LWG')),
    remark(official(text.prepare.filter, 'LWG')),
    remark(official(text.prepare.strips, strip.chart)),
  ],
  cautions: [
    remark(official(text.cautions.fresh, 'LFL')),
    remark(official(text.cautions.nitrite, 'MQ')),
    remark(official(text.cautions.crumbs, 'LWG')),
    remark(official(text.cautions.color, strip.chart)),
  ],
  analytes: [
    {
      id: 'no3',
      name: text.analytes.nitrate,
      species: 'NO3',
      unit: 'mg/L',
      method: 'pad',
      halfLevels: true,
      lowestDetectable: unknown,
      chartComplete: true,
      levels: strip.levels,
    },
  ],
  lanes: [
    {
      id: 'extract',
      name: text.lanes.extract,
      after: [],
      steps: [
        { id: 'weigh', kind: 'hands-on', ...text.steps.weigh, hands: seconds(60) },
        { id: 'water', kind: 'hands-on', ...text.steps.water, hands: seconds(30) },
        {
          id: 'shake',
          kind: 'timed',
          ...text.steps.shake,
          duration: official(minutes(5), 'LWG'),
        },
        { id: 'filter', kind: 'hands-on', ...text.steps.filter, hands: seconds(60) },
      ],
    },
    {
      id: 'strip',
      name: text.lanes.strip,
      after: ['extract'],
      steps: [
        { id: 'dip', kind: 'timed', ...text.steps.dip, duration: strip.dip },
        { id: 'wait', kind: 'reaction', ...text.steps.wait, duration: strip.wait },
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
