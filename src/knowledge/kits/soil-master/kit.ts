import type { Analyte, HandsOnStep, Kit, Lane, Level, Look, Step } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { minutes, seconds, type Seconds } from '#domain/units.ts'
import { molybdenumBlueLook, potassiumLook } from '#knowledge/kits/dyes.ts'
import {
  inferred,
  mixedSoon,
  official,
  remark,
  reported,
  wordLevel,
} from '#knowledge/kits/figures.ts'

import type { SoilMasterText } from './text.ja.ts'

/** Tablets of the LaMotte family. Source: docs/facts/kits.md 0.1, 2. */
export const soilMaster = (text: SoilMasterText): Kit => ({
  schema: 1,
  id: 'soil-master',
  name: text.name,
  maker: text.maker,
  trust: 'official',
  note: text.note,
  prepare: [
    remark(reported(text.prepare.water, 'CF1')),
    remark(reported(text.prepare.soil, 'CF1')),
    remark(official(text.prepare.tablets, 'LT1', 'LT2')),
    remark(official(text.prepare.black, 'LT2')),
  ],
  cautions: [
    remark(official(text.cautions.time, 'LT1')),
    remark(official(text.cautions.clay, 'LT1', 'CF1')),
    remark(official(text.cautions.between, 'LT1')),
    remark(official(text.cautions.light, 'LT1')),
    remark(official(text.cautions.amounts, 'LT4')),
    remark(official(text.cautions.color, 'LT2')),
  ],
  analytes: analytes(text),
  lanes: [extract(text), nitrogen(text), phosphate(text), potassium(text)],
  sources: text.sources,
})

/** Levels as shares of the highest, from lb/acre of P and K. Source: [LT4]. */
const phosphorus = { low: 8 / 64, medium: 20 / 64, high: 1 }
/** mg/L in the extract at 40, 80 and 160 lb/acre: half of that in ppm of soil, one part of soil in five of water. */
const potassiumInLiquid = { low: 4, medium: 8, high: 16 }

function analytes({ analytes: name, levels: word }: SoilMasterText): readonly Analyte[] {
  const named = (look: (level: keyof typeof phosphorus) => Look, ...more: readonly string[]) =>
    (['low', 'medium', 'high'] as const).map((level) =>
      wordLevel(official(word[level], 'LT4', ...more), look(level)),
    )
  return [
    // Zinc and chromotropic acid give red, but no absorption is published.
    tube(
      'n',
      name.n,
      'color',
      named(() => ({ kind: 'unknown' })),
    ),
    tube(
      'p',
      name.p,
      'color',
      named((level) => molybdenumBlueLook(phosphorus[level]), 'PLP'),
    ),
    tube(
      'k',
      name.k,
      'turbidity',
      named((level) => potassiumLook(potassiumInLiquid[level]), 'FGK'),
    ),
  ]
}

const tube = (
  id: string,
  name: string,
  method: Analyte['method'],
  levels: readonly Level[],
): Analyte => ({
  id,
  name,
  species: '',
  unit: '',
  method,
  halfLevels: true,
  lowestDetectable: unknown,
  chartComplete: true,
  levels,
})

const extract = ({ lanes, steps }: SoilMasterText): Lane => ({
  id: 'extract',
  name: lanes.extract,
  after: [],
  steps: [
    { id: 'tablet', kind: 'hands-on', ...steps.tablet, hands: seconds(60) },
    { id: 'soil', kind: 'hands-on', ...steps.soil, hands: seconds(30) },
    { id: 'shake', kind: 'timed', ...steps.shake, duration: reported(seconds(60), 'CF1') },
    {
      id: 'settle',
      kind: 'settle',
      ...steps.settle,
      duration: reported(minutes(30), 'CF1'),
      extend: minutes(30),
    },
  ],
})

const nitrogen = ({ lanes, steps }: SoilMasterText): Lane => ({
  id: 'n',
  name: lanes.n,
  after: ['extract'],
  steps: [
    hands('n-draw', steps.drawN, 30),
    hands('n-tablet', steps.tabletN, 20),
    {
      id: 'n-shake',
      kind: 'timed',
      ...steps.shakeN,
      duration: official(minutes(2), 'LT2', 'LT3'),
      startWithin: mixedSoon('LT1'),
    },
    { id: 'n-wait', kind: 'reaction', ...steps.waitN, duration: official(minutes(5), 'LT3') },
    read('n', steps.readN),
  ],
})

const phosphate = ({ lanes, steps }: SoilMasterText): Lane => ({
  id: 'p',
  name: lanes.p,
  after: ['extract'],
  steps: [
    hands('p-draw', steps.drawP, 30),
    hands('p-tablet', steps.tabletP, 20),
    soon(hands('p-mix', steps.mixP, 60)),
    wait('p-wait', steps.waitP, minutes(5), 'CG'),
    read('p', steps.readP),
  ],
})

const potassium = ({ lanes, steps }: SoilMasterText): Lane => ({
  id: 'k',
  name: lanes.k,
  after: ['extract'],
  steps: [
    hands('k-draw', steps.drawK, 30),
    hands('k-tablet', steps.tabletK, 20),
    soon(hands('k-mix', steps.mixK, 20)),
    wait('k-wait', steps.waitK, minutes(5), 'AST22'),
    read('k', steps.readK),
  ],
})

interface StepText {
  readonly title: string
  readonly detail: string
}

const soon = (step: HandsOnStep): Step => ({ ...step, startWithin: mixedSoon('LT1') })

const hands = (id: string, text: StepText, length: number): HandsOnStep => ({
  id,
  kind: 'hands-on',
  ...text,
  hands: seconds(length),
})

/** Waiting time of a related kit with the same reagent. */
const wait = (id: string, text: StepText, length: Seconds, source: string): Step => ({
  id,
  kind: 'reaction',
  ...text,
  duration: inferred(length, source),
})

const read = (analyte: string, text: StepText): Step => ({
  id: `${analyte}-read`,
  kind: 'read',
  ...text,
  analytes: [analyte],
  readWithin: unknown,
  hands: seconds(20),
})
