import { fileURLToPath } from 'node:url'
import { scenesUpTo } from './tools/scene-parts.mjs'
import { median } from './tools/statistics.mjs'

/** Rendered charts without prepared positions, and pictures without a chart, through the code path that app and command share: of each kind the seeds `from` to `to`. */
export async function measure({ from = 0, to = 30 }) {
  const script = fileURLToPath(new URL('./color-charts/chart-answers.mjs', import.meta.url))
  const counted = await scenesUpTo('color-charts', script, { from, to })
  const { charts, cards, otherCards, chartless } = counted.lists
  return {
    tables: [chartsTable(charts), cardsTable(cards, otherCards), chartlessTable(chartless)],
    goals: [...goals(charts, chartless), ...cardGoals(otherCards)],
    notes: [
      `Of each kind the first ${counted.to} scenes. \`npm run bench -- color-charts ${counted.to} ${counted.to + 30}\` adds the next thirty to these figures, on the same code; a part from 0 begins anew.`,
      'Charts: 3 to 24 levels of 1 to 4 pads, in rows or columns, turned by quarters and up to 14° more, tilted up to 35°, on any table, with numbers, lines of text, colored dots and a white square around; a strip or tube beside them; a fifth under the edge of a shade, a seventh with a shine on a field, a quarter kept as JPEG of quality 20. Of a turned chart the levels may be found the other way round, which is one tap.',
      'Cards: as kits print them and phones show them: white to black and colored, fields that touch, are ruled, framed, apart or round, numbers on them, one analyte or two, 4 to 15 levels, pads darker or paler than the print. The finder was made with half of them; the goals are of the others.',
      'Good: neither shade nor shine lies on the sample or on the two levels beside its place, and the white square does not lie on the sample.',
      'Without a chart: strips of 1 to 4 pads alone, several, on paper and in a hand; tables of wood, tiles and checked cloth; leaves, printed pages, tubes, packets; and what is as regular as a chart: bricks, panes, keys, a calendar, seed trays, pencils, striped cloth, tiles, plant labels, a phone, a bottle; and things on a grower’s table: seed packets, buttons, tomatoes, bottle caps and the like, with a phone’s tone curve and sharpening. Three rows and three columns at most, and four fields in all, are taken for a chart only where one of three levels, or of as many as there are fields, is wanted; they are not counted.',
    ],
  }
}

const isRead = ({ error }) => error !== null
const share = (some, all) => (all.length === 0 ? 0 : some.length / all.length)
const percent = (value) => `${(100 * value).toFixed(1)} %`

function chartsTable(charts) {
  const kinds = [
    ['all', () => true],
    ['good', ({ isGood }) => isGood],
    ['single pad', ({ pads }) => pads === 1],
    ['several pads', ({ pads }) => pads > 1],
    ['shade', ({ faults }) => faults.includes('shade')],
    ['shine', ({ faults }) => faults.includes('glare')],
    ['JPEG quality 20', ({ faults }) => faults.includes('jpeg')],
    ['sample covered', ({ faults }) => faults.includes('covered')],
  ]
  return {
    title: 'Printed charts, painted',
    head: answersHead,
    rows: kinds.map(([kind, isOf]) => answersRow(kind, charts.filter(isOf))),
  }
}

const isOfGood = ({ isGood }) => isGood

const cardsTable = (cards, otherCards) => ({
  title: 'Cards as kits print them, painted',
  head: answersHead,
  rows: [
    answersRow('worked with', cards),
    answersRow('worked with, good', cards.filter(isOfGood)),
    answersRow('held out', otherCards),
    answersRow('held out, good', otherCards.filter(isOfGood)),
  ],
})

const answersHead = [
  'kind',
  'scenes',
  'found',
  'read',
  'within half a level',
  'beyond a level',
  'in the range',
  'its width, median',
  'reasons',
]

function answersRow(kind, those) {
  const read = those.filter(isRead)
  return [
    kind,
    those.length,
    those.filter(({ isFound }) => isFound).length,
    read.length,
    read.filter(({ error }) => error <= 0.5).length,
    read.filter(({ error }) => error > 1).length,
    read.filter(({ isInRange }) => isInRange).length,
    read.length === 0 ? '–' : median(read.map(({ width }) => width)).toFixed(2),
    reasonsOf(those),
  ]
}

function reasonsOf(those) {
  const counts = new Map()
  for (const { reasons } of those)
    for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const sorted = Array.from(counts).toSorted(([, one], [, other]) => other - one)
  return sorted.map(([reason, times]) => `${reason} ${times}`).join(', ') || '–'
}

function chartlessTable(chartless) {
  const kinds = Array.from(new Set(chartless.map(({ kind }) => kind)))
  return {
    title: 'Pictures without a chart',
    head: ['kind', 'scenes', 'taken for a chart'],
    rows: kinds.map((kind) => {
      const those = chartless.filter((scene) => scene.kind === kind)
      return [kind, those.length, those.filter(({ isTaken }) => isTaken).length]
    }),
  }
}

function goals(charts, chartless) {
  const read = charts.filter(isRead)
  const good = charts.filter(({ isGood }) => isGood)
  const found = share(
    charts.filter(({ isFound }) => isFound),
    charts,
  )
  const near = share(
    read.filter(({ error }) => error <= 1),
    read,
  )
  const unanswered = share(
    good.filter((scene) => !isRead(scene)),
    good,
  )
  const wrong = share(
    read.filter(({ error }) => error > 1),
    charts,
  )
  const held = share(
    read.filter(({ isInRange }) => isInRange),
    read,
  )
  const taken = chartless.filter(({ isTaken }) => isTaken).length
  return [
    goal('charts found', '≥ 97 %', percent(found), found >= 0.97),
    goal('charts: right or a neighbor, of those answered', '≥ 97 %', percent(near), near >= 0.97),
    goal('charts: good ones unanswered', '≤ 3 %', percent(unanswered), unanswered <= 0.03),
    goal('charts: wrong by more than a level', '≤ 0.5 %', percent(wrong), wrong <= 0.005),
    goal('charts: truth in the range', '90 ± 5 %', percent(held), Math.abs(held - 0.9) <= 0.05),
    goal(`charts in ${chartless.length} pictures without one`, '0', String(taken), taken === 0),
  ]
}

function cardGoals(cards) {
  const good = cards.filter(isOfGood)
  const answered = share(good.filter(isRead), good)
  const read = cards.filter(isRead)
  const wrong = read.filter(({ error }) => error > 1).length
  const held = share(
    read.filter(({ isInRange }) => isInRange),
    read,
  )
  return [
    goal('cards held out: good ones answered', '≥ 85 %', percent(answered), answered >= 0.85),
    goal('cards held out: wrong by more than a level', '0', String(wrong), wrong === 0),
    goal('cards held out: truth in the range', '≥ 85 %', percent(held), held >= 0.85),
  ]
}

const goal = (figure, limit, found, isMet) => ({
  figure: `painted ${figure}`,
  goal: limit,
  found,
  isMet,
  source: 'issue',
})
