import type { Analyte, Kit, Lane, StartWithin } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { seconds } from '#domain/units.ts'
import { bareLevel, inferred, official, remark, reported } from '#knowledge/kits/figures.ts'

import type { MidorikunText } from './text.ja.ts'

/** Midorikun N + PK. Source: docs/facts/kits.md 1.1. */
export const midorikun = (text: MidorikunText): Kit => ({
  schema: 1,
  id: 'midorikun',
  name: text.name,
  maker: text.maker,
  trust: 'official',
  note: text.note,
  prepare: [
    remark(reported(text.prepare.water, 'KJ', 'Z1')),
    remark(official(text.prepare.bottle, 'Z1')),
    remark(official(text.prepare.syringe, 'Z1')),
    remark(reported(text.prepare.strips, 'IS', 'YM')),
    remark(reported(text.prepare.tissue, 'ML', 'AM')),
    remark(official(text.prepare.soil, 'Z1')),
  ],
  cautions: [
    remark(official(text.cautions.dip, 'Z1')),
    remark(reported(text.cautions.low, 'Z6')),
    remark(official(text.cautions.soluble, 'TN')),
  ],
  analytes: analytes(text),
  lanes: [soil(text), stripN(text), stripPk(text)],
  sources: text.sources,
})

/** Levels reported by users; the full printed chart was never published. */
const seen = (...values: readonly number[]) =>
  values.map((value) => bareLevel(inferred(value, 'NM', 'YM', 'ML', 'TK')))

const analytes = ({ analytes: name }: MidorikunText): readonly Analyte[] => [
  {
    id: 'ph',
    name: name.ph,
    species: 'pH',
    unit: '',
    method: 'pad',
    halfLevels: true,
    lowestDetectable: unknown,
    chartComplete: false,
    levels: seen(5, 5.5, 6, 6.5),
  },
  {
    id: 'no3n',
    name: name.nitrate,
    species: 'NO3-N',
    unit: 'kg/10a',
    method: 'pad',
    // There are printed levels between 0 and 20 without published values; such a reading is typed in.
    halfLevels: false,
    lowestDetectable: unknown,
    chartComplete: false,
    levels: seen(0, 20),
  },
  waterSoluble('p', name.phosphate),
  waterSoluble('k', name.potassium),
]

/** The chart's species (P or P2O5, K or K2O) is not published, so none is given. */
const waterSoluble = (id: string, name: string): Analyte => ({
  id,
  name,
  species: '',
  unit: 'kg/10a',
  method: 'pad',
  halfLevels: false,
  lowestDetectable: reported(5, 'Z6'),
  chartComplete: false,
  levels: seen(10),
})

const soil = ({ lanes, steps }: MidorikunText): Lane => ({
  id: 'soil',
  name: lanes.soil,
  after: [],
  steps: [
    { id: 'soil', kind: 'hands-on', ...steps.soil, hands: seconds(40) },
    { id: 'water', kind: 'hands-on', ...steps.water, hands: seconds(20) },
    { id: 'shake', kind: 'timed', ...steps.shake, duration: official(seconds(60), 'Z1', 'NM') },
  ],
})

/**
 * The maker says to dip into the muddy liquid without letting it stand, but gives no figure: a minute is our inference. Only sand
 * has settled by then (coarser than 0.05 mm falls 10 cm in less than a minute, Stokes).
 */
const whileCloudy = (remedies: MidorikunText['remedies']): StartWithin => ({
  limit: inferred(seconds(60), 'Z1'),
  remedy: { title: remedies.shake, hands: seconds(10) },
})

const stripN = ({ lanes, steps, remedies }: MidorikunText): Lane => ({
  id: 'n',
  name: lanes.n,
  after: ['soil'],
  steps: [
    {
      id: 'n-dip',
      kind: 'timed',
      ...steps.dipN,
      duration: official(seconds(3), 'Z1', 'NM'),
      startWithin: whileCloudy(remedies),
    },
    { id: 'n-wait', kind: 'reaction', ...steps.waitN, duration: official(seconds(60), 'Z1', 'NM') },
    {
      id: 'n-read',
      kind: 'read',
      ...steps.readN,
      analytes: ['ph', 'no3n'],
      readWithin: unknown,
      hands: seconds(20),
    },
  ],
})

const stripPk = ({ lanes, steps, remedies }: MidorikunText): Lane => ({
  id: 'pk',
  name: lanes.pk,
  after: ['soil'],
  steps: [
    {
      id: 'pk-dip',
      kind: 'timed',
      ...steps.dipPk,
      duration: official(seconds(10), 'Z1', 'NM'),
      startWithin: whileCloudy(remedies),
    },
    {
      id: 'pk-wait',
      kind: 'reaction',
      ...steps.waitPk,
      duration: official(seconds(60), 'Z1', 'NM'),
    },
    {
      id: 'pk-read',
      kind: 'read',
      ...steps.readPk,
      analytes: ['p', 'k'],
      readWithin: unknown,
      hands: seconds(20),
    },
  ],
})
