import type { Analyte, HandsOnStep, Kit, Lane, Step } from '#domain/kit/kit.ts'
import { unknown, type Sourced } from '#domain/sourced.ts'
import { minutes, seconds, type Seconds } from '#domain/units.ts'
import {
  bareLevel,
  inferred,
  mixedSoon,
  official,
  remark,
  reported,
  wordLevel,
} from '#knowledge/kits/figures.ts'

import type { RapitestText } from './text.ja.ts'

/** Luster Leaf Rapitest 1601. Source: docs/facts/kits.md 2. */
export const rapitest = (text: RapitestText): Kit => ({
  schema: 1,
  id: 'rapitest',
  name: text.name,
  maker: text.maker,
  trust: 'official',
  note: text.note,
  prepare: [
    remark(official(text.prepare.soil, 'RT')),
    remark(official(text.prepare.water, 'RT')),
    remark(official(text.prepare.cup, 'RT', 'EH')),
    remark(official(text.prepare.comparators, 'RT')),
    remark(official(text.prepare.capsules, 'RT')),
  ],
  cautions: [
    remark(official(text.cautions.hand, 'RT')),
    remark(official(text.cautions.separate, 'RT')),
    remark(official(text.cautions.light, 'RT')),
    remark(official(text.cautions.clear, 'RT')),
    remark(inferred(text.cautions.wait, 'PL')),
  ],
  analytes: analytes(text),
  lanes: [
    acidity(text),
    extract(text),
    nutrient('n', text.lanes.n, {
      draw: text.steps.drawN,
      powder: text.steps.powderN,
      shake: text.steps.shakeN,
      wait: text.steps.waitN,
      read: text.steps.readN,
    }),
    nutrient('p', text.lanes.p, {
      draw: text.steps.drawP,
      powder: text.steps.powderP,
      shake: text.steps.shakeP,
      wait: text.steps.waitP,
      read: text.steps.readP,
    }),
    nutrient('k', text.lanes.k, {
      draw: text.steps.drawK,
      powder: text.steps.powderK,
      shake: text.steps.shakeK,
      wait: text.steps.waitK,
      read: text.steps.readK,
    }),
  ],
  sources: text.sources,
})

function analytes({ analytes: name, levels }: RapitestText): readonly Analyte[] {
  const fiveLevels = [
    wordLevel(reported(levels.l0, 'CL2', 'CF2')),
    wordLevel(reported(levels.l1, 'CF2')),
    wordLevel(reported(levels.l2, 'CF2')),
    wordLevel(reported(levels.l3, 'CL2', 'RT')),
    wordLevel(reported(levels.l4, 'CL2')),
  ]
  return [
    {
      ...comparator('ph', name.ph),
      species: 'pH',
      // Only the ends of the color scale were published: a reading between them is typed in.
      halfLevels: false,
      chartComplete: false,
      levels: [4.5, 7.5].map((value) => bareLevel(inferred(value, 'CL2'))),
    },
    { ...comparator('n', name.n), levels: fiveLevels },
    { ...comparator('p', name.p), levels: fiveLevels },
    { ...comparator('k', name.k), levels: fiveLevels },
  ]
}

const comparator = (id: string, name: string): Omit<Analyte, 'levels'> => ({
  id,
  name,
  species: '',
  unit: '',
  method: 'color',
  halfLevels: true,
  lowestDetectable: unknown,
  chartComplete: true,
})

const acidity = ({ lanes, steps }: RapitestText): Lane => ({
  id: 'ph',
  name: lanes.ph,
  after: [],
  steps: [
    hands('ph-soil', steps.phSoil, 30),
    hands('ph-powder', steps.phPowder, 20),
    hands('ph-water', steps.phWater, 20),
    soon(hands('ph-shake', steps.phShake, 20)),
    wait('ph-wait', steps.phWait, official(seconds(60), 'RT')),
    read('ph', steps.phRead),
  ],
})

const extract = ({ lanes, steps }: RapitestText): Lane => ({
  id: 'extract',
  name: lanes.extract,
  after: [],
  steps: [
    hands('soil', steps.soil, 60),
    { id: 'shake', kind: 'timed', ...steps.shake, duration: reported(seconds(60), 'EH', 'CF2') },
    {
      id: 'settle',
      kind: 'settle',
      ...steps.settle,
      duration: official(minutes(30), 'RT'),
      extend: minutes(30),
    },
  ],
})

type NutrientSteps = Readonly<Record<'draw' | 'powder' | 'shake' | 'wait' | 'read', StepText>>

const nutrient = (id: string, name: string, steps: NutrientSteps): Lane => ({
  id,
  name,
  after: ['extract'],
  steps: [
    hands(`${id}-draw`, steps.draw, 30),
    hands(`${id}-powder`, steps.powder, 20),
    soon(hands(`${id}-shake`, steps.shake, 20)),
    wait(`${id}-wait`, steps.wait, inferred(minutes(10), 'PL')),
    read(id, steps.read),
  ],
})

interface StepText {
  readonly title: string
  readonly detail: string
}

const soon = (step: HandsOnStep): Step => ({ ...step, startWithin: mixedSoon('RT') })

const hands = (id: string, text: StepText, length: number): HandsOnStep => ({
  id,
  kind: 'hands-on',
  ...text,
  hands: seconds(length),
})

const wait = (id: string, text: StepText, duration: Sourced<Seconds>): Step => ({
  id,
  kind: 'reaction',
  ...text,
  duration,
})

const read = (analyte: string, text: StepText): Step => ({
  id: `${analyte}-read`,
  kind: 'read',
  ...text,
  analytes: [analyte],
  readWithin: unknown,
  hands: seconds(20),
})
