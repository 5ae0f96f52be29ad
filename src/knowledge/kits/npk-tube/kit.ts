import type { Analyte, Kit, Lane, Level, Step } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { minutes, seconds } from '#domain/units.ts'
import { molybdenumBlueLook } from '#knowledge/kits/dyes.ts'
import { inferred, mixedSoon, official, remark, wordLevel } from '#knowledge/kits/figures.ts'

import type { NpkTubeText } from './text.ja.ts'

/**
 * The tube kit of the observed app. Its own times are not published.
 * Assumption: those of the closest documented relative, LaMotte/LabTech (docs/facts/kits.md 0.1). Revisit with a leaflet.
 */
export const npkTube = (text: NpkTubeText): Kit => ({
  schema: 1,
  id: 'npk-tube',
  name: text.name,
  maker: text.maker,
  trust: 'inferred',
  note: text.note,
  prepare: [
    remark(official(text.prepare.black, 'SO')),
    remark(inferred(text.prepare.water, 'CF1')),
    remark(inferred(text.prepare.soil, 'CF1')),
    remark(inferred(text.prepare.tubes, 'SO', 'LT1')),
  ],
  cautions: [
    remark(inferred(text.cautions.leaflet, 'DRAFT')),
    remark(inferred(text.cautions.time, 'LT1')),
    remark(inferred(text.cautions.clay, 'CF1', 'LT1')),
    remark(inferred(text.cautions.mix, 'RF')),
    remark(official(text.cautions.others, 'SO2')),
    remark(inferred(text.cautions.light, 'LT1')),
  ],
  analytes: analytes(text),
  lanes: [extract(text), nitrogen(text), phosphorus(text), potassium(text)],
  sources: text.sources,
})

function analytes({ analytes: name, levels: word }: NpkTubeText): readonly Analyte[] {
  const colors = [word.low, word.medium, word.high].map((it) => wordLevel(inferred(it, 'LT1')))
  // Related kits turn phosphate into molybdenum blue; their three amounts are in the ratio 8 : 20 : 64.
  const blues = [8 / 64, 20 / 64, 1].map(molybdenumBlueLook)
  const contrast = (label: string, ratio: number) =>
    wordLevel(inferred(label, 'LT2', 'DRAFT'), { kind: 'contrast', ratio })
  return [
    tube('n', name.n, 'color', colors),
    tube(
      'p',
      name.p,
      'color',
      colors.map((level, place) => ({ ...level, look: blues[place] ?? level.look })),
    ),
    tube('k', name.k, 'turbidity', [
      contrast(word.clear, 0.9),
      contrast(word.faint, 0.35),
      contrast(word.gone, 0.03),
    ]),
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
  chartComplete: false,
  levels,
})

const extract = ({ lanes, steps }: NpkTubeText): Lane => ({
  id: 'extract',
  name: lanes.extract,
  after: [],
  steps: [
    { id: 'water', kind: 'hands-on', ...steps.water, hands: seconds(60) },
    { id: 'soil', kind: 'hands-on', ...steps.soil, hands: seconds(30) },
    { id: 'shake', kind: 'timed', ...steps.shake, duration: inferred(seconds(60), 'CF1') },
    {
      id: 'settle',
      kind: 'settle',
      ...steps.settle,
      duration: inferred(minutes(30), 'CF1'),
      extend: minutes(30),
    },
  ],
})

const nitrogen = ({ lanes, steps }: NpkTubeText): Lane => ({
  id: 'n',
  name: lanes.n,
  after: ['extract'],
  steps: [
    { id: 'n-draw', kind: 'hands-on', ...steps.drawN, hands: seconds(30) },
    { id: 'n-add', kind: 'hands-on', ...steps.addN, hands: seconds(20) },
    {
      id: 'n-shake',
      kind: 'timed',
      ...steps.shakeN,
      duration: inferred(minutes(2), 'LT2', 'LT3'),
      startWithin: mixedSoon('LT1'),
    },
    {
      id: 'n-wait',
      kind: 'reaction',
      ...steps.waitN,
      duration: inferred(minutes(5), 'LT2', 'LT3'),
    },
    read('n', steps.readN),
  ],
})

const phosphorus = ({ lanes, steps }: NpkTubeText): Lane => ({
  id: 'p',
  name: lanes.p,
  after: ['extract'],
  steps: [
    { id: 'p-draw', kind: 'hands-on', ...steps.drawP, hands: seconds(30) },
    { id: 'p-add', kind: 'hands-on', ...steps.addP, hands: seconds(20) },
    {
      id: 'p-mix',
      kind: 'timed',
      ...steps.mixP,
      duration: inferred(minutes(1), 'DRAFT'),
      startWithin: mixedSoon('LT1'),
    },
    { id: 'p-wait', kind: 'reaction', ...steps.waitP, duration: inferred(minutes(5), 'CG') },
    read('p', steps.readP),
  ],
})

const potassium = ({ lanes, steps }: NpkTubeText): Lane => ({
  id: 'k',
  name: lanes.k,
  after: ['extract'],
  steps: [
    { id: 'k-draw', kind: 'hands-on', ...steps.drawK, hands: seconds(30) },
    { id: 'k-add', kind: 'hands-on', ...steps.addK, hands: seconds(20) },
    {
      id: 'k-mix',
      kind: 'hands-on',
      ...steps.mixK,
      hands: seconds(20),
      startWithin: mixedSoon('LT1'),
    },
    { id: 'k-wait', kind: 'reaction', ...steps.waitK, duration: inferred(minutes(5), 'CZ') },
    read('k', steps.readK),
  ],
})

const read = (
  analyte: string,
  text: { readonly title: string; readonly detail: string },
): Step => ({
  id: `${analyte}-read`,
  kind: 'read',
  ...text,
  analytes: [analyte],
  readWithin: unknown,
  hands: seconds(20),
})
