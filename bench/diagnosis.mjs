import { execFileSync } from 'node:child_process'
import { buildScript } from './tools/build-page.mjs'
import { median, quantile } from './tools/statistics.mjs'

/** Decides all crops at once, compared with the cost of merely copying the input; counts what is known, and contradictions. */
export async function measure() {
  const script = await buildScript('diagnosis')
  const found = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' }))
  return {
    tables: [
      {
        title: `Diagnosis of ${found.crops} crops at once, milliseconds`,
        head: ['work', 'fastest', 'median', 'p99', 'times the floor'],
        rows: [
          row('four kit readings on a plot', found.kit, found.kitFloor),
          row('floor: the same inputs through JSON and back', found.kitFloor, found.kitFloor),
          row('all readings, laboratory values and compost', found.all, found.allFloor),
          row('floor: the same inputs through JSON and back', found.allFloor, found.allFloor),
          row('a mix of all fertilizers, one crop', found.mix, null),
          row('search of a crop by two letters', found.search, null),
        ],
      },
      {
        title: 'What the diagnosis knows',
        head: ['figure', 'count'],
        rows: [
          ['crops', found.crops],
          ['crops with a whole standard (N, P, K)', found.withStandard],
          ['built-in kits', found.kits],
          ['built-in kits all of whose charts are whole', found.withWholeCharts],
          [`contradictions in ${found.questions} random questions`, found.contradictions],
        ],
      },
    ],
    goals: [
      goal(`${found.crops} crops, four kit readings`, found.kit, found.kitFloor),
      goal(`${found.crops} crops, all values`, found.all, found.allFloor),
      {
        figure: `contradictions in ${found.questions} random questions`,
        goal: '0',
        found: String(found.contradictions),
        isMet: found.contradictions === 0,
        source: 'issue',
      },
      {
        figure: 'crops with a whole standard',
        goal: '≥ 60 of ≥ 80',
        found: `${found.withStandard} of ${found.crops}`,
        isMet: found.withStandard >= 60 && found.crops >= 80,
        source: 'issue',
      },
    ],
    notes: [
      'From the last reading to the amount: 2 taps and 2 screens for a new field (診断へ, the crop), 0 taps and 1 screen for one whose crop is known, the first amount in sight at 360×640: `e2e/diagnosis-answer.spec.ts` fails otherwise.',
      `Code warmed up by 200 rounds; the very first round of all crops took ${found.cold.toFixed(1)} ms.`,
    ],
  }
}

const goal = (what, times, floor) => ({
  figure: `diagnosis of ${what}, beside its JSON floor (fastest rounds)`,
  goal: '≤ 2 ×',
  found: `${ratio(times, floor)} ×`,
  isMet: Number(ratio(times, floor)) <= 2,
  source: 'issue',
})

const ratio = (times, floor) => (Math.min(...times) / Math.min(...floor)).toFixed(1)

const row = (work, times, floor) => [
  work,
  Math.min(...times).toFixed(2),
  median(times).toFixed(2),
  quantile(times, 0.99).toFixed(2),
  floor === null ? '' : ratio(times, floor),
]
