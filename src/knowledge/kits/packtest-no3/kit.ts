import type { Kit, Lane } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { minutes, seconds } from '#domain/units.ts'
import { nitrateLiquidLook } from '#knowledge/kits/dyes.ts'
import { bareLevel, inferred, official, remark, reported } from '#knowledge/kits/figures.ts'

import type { PacktestNo3Text } from './text.ja.ts'

/** PackTest NO3 on a soil extract. Source: docs/facts/kits.md 1.3. */
export const packtestNo3 = (text: PacktestNo3Text): Kit => ({
  schema: 1,
  id: 'packtest-no3',
  name: text.name,
  maker: text.maker,
  trust: 'reported',
  note: text.note,
  prepare: [
    remark(official(text.prepare.soil, 'PT6')),
    remark(official(text.prepare.water, 'PT6')),
    remark(official(text.prepare.bottle, 'PT6')),
    remark(official(text.prepare.filter, 'PT6')),
    remark(official(text.prepare.tube, 'PT6')),
  ],
  cautions: [
    remark(official(text.cautions.hands, 'ZN', 'KY')),
    remark(official(text.cautions.cut, 'KY')),
    remark(official(text.cautions.eyes, 'KY')),
    remark(official(text.cautions.skin, 'KY')),
    remark(official(text.cautions.swallowed, 'KY')),
    remark(inferred(text.cautions.temperature, 'ZN')),
    remark(reported(text.cautions.between, 'YU')),
    remark(inferred(text.cautions.potassium, 'PT6')),
  ],
  analytes: [
    {
      id: 'no3',
      name: text.analytes.nitrate,
      species: 'NO3',
      unit: 'mg/L',
      method: 'color',
      halfLevels: true,
      // Lower end of the range 1–45 mg/L.
      lowestDetectable: reported(1, 'WR', 'KZ1', 'WN'),
      chartComplete: false,
      // Users and clubs report 1, 2 and 45; the others fit the same chart in NO3-N. Colors are computed.
      levels: [1, 2, 5, 10, 20, 45].map((value) => ({
        ...bareLevel(inferred(value, 'QH', 'EB')),
        look: nitrateLiquidLook(value),
      })),
    },
  ],
  lanes: [extract(text), test(text)],
  sources: text.sources,
})

const extract = ({ lanes, steps }: PacktestNo3Text): Lane => ({
  id: 'extract',
  name: lanes.extract,
  after: [],
  steps: [
    { id: 'soil', kind: 'hands-on', ...steps.soil, hands: seconds(60) },
    { id: 'water', kind: 'hands-on', ...steps.water, hands: seconds(30) },
    { id: 'shake', kind: 'timed', ...steps.shake, duration: official(seconds(60), 'PT6') },
    {
      id: 'settle',
      kind: 'settle',
      ...steps.settle,
      duration: unknown,
      extend: minutes(10),
    },
  ],
})

const test = ({ lanes, steps }: PacktestNo3Text): Lane => ({
  id: 'test',
  name: lanes.test,
  after: ['extract'],
  steps: [
    { id: 'pull', kind: 'hands-on', ...steps.pull, hands: seconds(10) },
    { id: 'draw', kind: 'hands-on', ...steps.draw, hands: seconds(15) },
    // Counted from the moment the liquid enters the tube; shaking is included.
    {
      id: 'wait',
      kind: 'reaction',
      ...steps.wait,
      duration: reported(minutes(3), 'WR', 'KZ1', 'WN'),
    },
    {
      id: 'read',
      kind: 'read',
      ...steps.read,
      analytes: ['no3'],
      readWithin: unknown,
      hands: seconds(20),
    },
  ],
})
