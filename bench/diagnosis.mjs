import { execFileSync } from 'node:child_process'
import { buildScript } from './tools/build-page.mjs'
import { median, quantile } from './tools/statistics.mjs'

/** All crops diagnosed at once, beside the cost of merely copying what is asked. */
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
    ],
    goals: [goal('four kit readings', found.kit), goal('all values', found.all)],
    notes: [
      `Code warmed up by 200 rounds; the very first round of all crops took ${found.cold.toFixed(1)} ms.`,
    ],
  }
}

const goal = (what, times) => ({
  figure: `diagnosis of 72 crops at once, ${what}, median`,
  goal: '≤ 2 ms',
  found: `${median(times).toFixed(2)} ms`,
  isMet: median(times) <= 2,
  source: 'issue',
})

const row = (work, times, floor) => [
  work,
  Math.min(...times).toFixed(2),
  median(times).toFixed(2),
  quantile(times, 0.99).toFixed(2),
  floor === null ? '' : (Math.min(...times) / Math.min(...floor)).toFixed(1),
]
