import type { EvidenceMark, Hint, HintCondition, HintSource } from '#domain/hints/hint.ts'
import type { HintSourceKey } from './sources.ts'

/*
 * The cards of /inspire without their words (see *.ja.ts), the most important first. Thresholds and marks: docs/facts/diagnosis.md
 * 2.2, 3, 4, 5; docs/facts/kits.md 4, 5. `own` marks the app's own conclusions. Months are when the work is done in
 * most of Japan (Assumption: Kanto lowlands. Revisit with a calendar by region).
 */

const source = (mark: EvidenceMark, ...keys: readonly HintSourceKey[]): readonly HintSource[] =>
  keys.map((key) => ({ key, mark }))

const ph = (
  bounds: Omit<Extract<HintCondition, { kind: 'value' }>, 'kind' | 'measured' | 'unit'>,
) => ({ kind: 'value', measured: 'ph', unit: '', ...bounds }) as const

/** In kg/10a, as printed on strip kits. */
const amount = (
  measured: 'nitrate' | 'phosphate' | 'potassium',
  bounds: Omit<Extract<HintCondition, { kind: 'value' }>, 'kind' | 'measured' | 'unit'>,
) => ({ kind: 'value', measured, unit: 'kg/10a', ...bounds }) as const

type Limit = Extract<HintCondition, { kind: 'value' }>
const general = (limit: Limit): Limit => ({ ...limit, isGeneral: true })

const salts = (atLeast: number) =>
  ({ kind: 'value', measured: 'ec', unit: 'mS/cm', atLeast }) as const
const high = (measured: 'nitrate' | 'phosphate' | 'potassium') =>
  ({ kind: 'rank', measured, rank: 'high' }) as const
const low = (measured: 'nitrate') => ({ kind: 'rank', measured, rank: 'low' }) as const
const unseen = (measured: 'phosphate' | 'potassium') =>
  ({ kind: 'undetectable', measured }) as const

type Card<Id extends string> = Omit<Hint<Id>, 'when' | 'crops' | 'yieldsTo' | 'months'> &
  Partial<Pick<Hint<Id>, 'when' | 'crops' | 'yieldsTo' | 'months'>>

/** Lets the compiler infer the union of ids. */
const cards = <const Id extends string>(list: readonly Card<Id>[]): readonly Hint<Id>[] =>
  list.map((card) => ({ when: [], crops: [], yieldsTo: [], months: [], ...card }))

export const hints = cards([
  {
    id: 'nitrate-before-lime',
    topic: 'acidity',
    when: [
      [general(ph({ below: 6 })), general(amount('nitrate', { atLeast: 10 }))],
      [general(ph({ below: 6 })), high('nitrate')],
      [general(ph({ below: 6 })), salts(1)],
    ],
    sources: [...source('B', 'SHISETSU'), ...source('C', 'OWN')],
  },
  {
    id: 'acid-soil',
    topic: 'acidity',
    when: [[general(ph({ below: 6 }))]],
    yieldsTo: ['nitrate-before-lime'],
    months: [1, 2, 8],
    sources: [...source('B', 'KIT06', 'ARYSTA'), ...source('A', 'AOM'), ...source('C', 'OWN')],
  },
  {
    id: 'very-acid',
    topic: 'acidity',
    when: [[ph({ below: 5 })]],
    sources: source('B', 'PH7368801'),
  },
  {
    id: 'over-limed',
    topic: 'acidity',
    when: [[general(ph({ above: 6.5 }))]],
    months: [3],
    sources: [...source('B', 'KIT06', 'YOSHIDA', 'PH7368801'), ...source('C', 'OWN')],
  },
  {
    id: 'nitrate-left',
    topic: 'nitrogen',
    when: [[general(amount('nitrate', { atLeast: 10 }))], [high('nitrate')]],
    sources: [...source('B', 'KIT06'), ...source('C', 'OWN')],
  },
  {
    id: 'nitrate-gone',
    topic: 'nitrogen',
    when: [[amount('nitrate', { below: 3 })], [low('nitrate')]],
    sources: [...source('B', 'KIT06', 'KIT03'), ...source('C', 'OWN')],
  },
  {
    id: 'phosphate-excess',
    topic: 'phosphate',
    when: [[general(amount('phosphate', { atLeast: 10 }))], [high('phosphate')]],
    sources: source('B', 'KIT06', 'SAI-COPY'),
  },
  {
    id: 'potassium-excess',
    topic: 'potassium',
    when: [[general(amount('potassium', { atLeast: 10 }))], [high('potassium')]],
    sources: [...source('A-t', 'SAI'), ...source('B', 'KIT06'), ...source('C', 'ISACHAN')],
  },
  {
    id: 'not-detected',
    topic: 'measuring',
    when: [[unseen('phosphate')], [unseen('potassium')]],
    sources: [...source('B', 'KIT06'), ...source('C', 'KAJU')],
  },
  {
    id: 'greenhouse-salts',
    topic: 'salts',
    when: [[amount('nitrate', { atLeast: 20 })], [salts(0.8)]],
    months: [6, 7],
    sources: source('B', 'AGRIWEB', 'JACOM-EC'),
  },
  {
    id: 'salts-flush',
    topic: 'salts',
    when: [[amount('nitrate', { atLeast: 20 })], [salts(0.8)]],
    months: [7, 8],
    sources: [...source('B', 'AGRIWEB'), ...source('C', 'AGLAY', 'OWN')],
  },
  {
    id: 'clubroot',
    topic: 'rotation',
    crops: [
      'cabbage',
      'chinese-cabbage',
      'broccoli',
      'cauliflower',
      'komatsuna',
      'bok-choy',
      'mizuna',
      'turnip',
      'daikon',
      'radish',
      'arugula',
    ],
    when: [[amount('phosphate', { atLeast: 10 })], [high('phosphate')], [ph({ below: 5.5 })]],
    months: [8, 9],
    sources: [...source('A', 'ITOSHIMA'), ...source('B', 'KIT02', 'KIT06', 'SAKATA')],
  },
  {
    id: 'potato-scab',
    topic: 'crops',
    crops: ['potato'],
    when: [[amount('phosphate', { atLeast: 10 })], [high('phosphate')]],
    months: [1, 2, 3, 8],
    sources: [...source('A', 'MAFF-PH'), ...source('B', 'JAIGA', 'KIT06')],
  },
  {
    id: 'nitrate-credit',
    topic: 'nitrogen',
    when: [[amount('nitrate', { atLeast: 5 })]],
    months: [2, 3, 8, 9],
    sources: [...source('A-t', 'SAI'), ...source('C', 'OWN')],
  },
  {
    id: 'magnesium',
    topic: 'potassium',
    when: [[amount('potassium', { atLeast: 5 })], [high('potassium')]],
    sources: [...source('A', 'ZENNOH-KAIZEN', 'WAKAYAMA'), ...source('C', 'OWN')],
  },
  {
    id: 'watch-after-cut',
    topic: 'nitrogen',
    when: [[amount('nitrate', { atLeast: 10 })], [amount('phosphate', { atLeast: 10 })]],
    months: [5, 6],
    sources: source('A-t', 'AOM-CUT'),
  },
  {
    id: 'lime-cap',
    topic: 'acidity',
    when: [[ph({ below: 5.5 })]],
    yieldsTo: ['nitrate-before-lime'],
    months: [2],
    sources: [...source('B', 'JA-AICHI'), ...source('C', 'OWN')],
  },
  {
    id: 'lime-timing',
    topic: 'acidity',
    when: [[ph({ below: 6 })]],
    yieldsTo: ['nitrate-before-lime'],
    months: [1, 2, 3, 8, 9],
    sources: source('B', 'ARYSTA'),
  },
  {
    id: 'spinach',
    topic: 'crops',
    crops: ['spinach'],
    when: [[ph({ atMost: 5.5 })]],
    months: [3, 9, 10],
    sources: [...source('A', 'MAFF-PH'), ...source('B', 'PH7368801')],
  },
  {
    id: 'compost-kinds',
    topic: 'compost',
    when: [[amount('phosphate', { atLeast: 10 })], [amount('potassium', { atLeast: 10 })]],
    months: [1, 2, 11, 12],
    sources: source('A-t', 'SAI'),
  },
  {
    id: 'compost-cn',
    topic: 'compost',
    months: [1, 10, 11, 12],
    sources: [...source('A', 'GUNMA'), ...source('B', 'HIDE')],
  },
  {
    id: 'compost-count',
    topic: 'compost',
    when: [[amount('potassium', { atLeast: 10 })]],
    months: [2, 12],
    sources: source('A', 'GUNMA'),
  },
  {
    id: 'green-manure',
    topic: 'compost',
    months: [5, 6, 8, 9, 10],
    sources: source('B', 'TAKII-GREEN', 'TAKII-SORGHUM'),
  },
  {
    id: 'rotation',
    topic: 'rotation',
    months: [4, 8, 9],
    sources: [
      ...source('A-t', 'IBARAKI'),
      ...source('B', 'SAKATA'),
      ...source('C', 'NARC-CLUBROOT'),
    ],
  },
  {
    id: 'lower-ph',
    topic: 'acidity',
    when: [[ph({ above: 7 })]],
    sources: [...source('A', 'HRO'), ...source('B', 'SULPHUR'), ...source('C', 'FERUS', 'OWN')],
  },
  { id: 'lime-kinds', topic: 'acidity', months: [1, 9], sources: source('B', 'LIME', 'ARYSTA') },
  {
    id: 'blueberry',
    topic: 'crops',
    crops: ['blueberry'],
    months: [2, 3, 11, 12],
    sources: [...source('A-t', 'JA-YOKOHAMA'), ...source('C', 'OWN')],
  },
  {
    id: 'acid-lovers',
    topic: 'crops',
    months: [3, 10],
    sources: [
      ...source('A-t', 'JA-YOKOHAMA'),
      ...source('B', 'KUDOKARU'),
      ...source('C', 'HANAGOKORO', 'OWN'),
    ],
  },
  {
    id: 'sweet-potato',
    topic: 'crops',
    crops: ['sweet-potato'],
    months: [4, 5],
    sources: [...source('A', 'MAFF-PH'), ...source('A-t', 'CHIBA-COPY')],
  },
  {
    id: 'rice-nursery',
    topic: 'crops',
    crops: ['rice-nursery'],
    months: [2, 3, 4],
    sources: [...source('A-t', 'YAMAGATA-COPY'), ...source('A', 'HRO')],
  },
  {
    id: 'paddy',
    topic: 'crops',
    crops: ['rice'],
    months: [3, 4, 10, 11],
    sources: [...source('A', 'ZENNOH-TEKISEI', 'ZENNOH-KAIZEN'), ...source('B', 'JACOM-CROPS')],
  },
  {
    id: 'lawn',
    topic: 'crops',
    crops: ['lawn-jp', 'lawn-kbg'],
    months: [3, 4, 9],
    sources: [...source('A', 'HK'), ...source('B', 'TAKII-LAWN')],
  },
  {
    id: 'hydrangea',
    topic: 'crops',
    crops: ['hydrangea'],
    months: [5, 6],
    sources: source('B', 'HANAGOKORO'),
  },
  {
    id: 'strawberry',
    topic: 'crops',
    crops: ['strawberry'],
    months: [1, 2, 3, 4, 9, 10, 11, 12],
    sources: source('A', 'FUKUOKA'),
  },
  {
    id: 'carrot',
    topic: 'crops',
    crops: ['carrot'],
    months: [7, 8],
    sources: source('A', 'ZENNOH-TEKISEI'),
  },
  {
    id: 'measure-often',
    topic: 'measuring',
    months: [5, 6, 7, 9],
    sources: source('B', 'KIT03', 'TSUCHI'),
  },
  {
    id: 'laboratory',
    topic: 'measuring',
    when: [[ph({ below: 5 })], [ph({ above: 8 })]],
    months: [1, 10, 11, 12],
    sources: [...source('B', 'TSUCHI', 'PH7368801'), ...source('A', 'KIT-STUDY')],
  },
  {
    id: 'after-harvest',
    topic: 'measuring',
    months: [6, 7, 10, 11, 12],
    sources: source('A', 'SM', 'DW', 'HK'),
  },
  { id: 'same-depth', topic: 'measuring', months: [4, 5], sources: source('A', 'Z1', 'HK', 'SM') },
  {
    id: 'own-prefecture',
    topic: 'measuring',
    months: [1, 4],
    sources: [...source('A-t', 'SAI'), ...source('C', 'OWN')],
  },
])

export type HintId = (typeof hints)[number]['id']
