import { execFileSync } from 'node:child_process'
import { buildScript } from './tools/build-page.mjs'
import { median, quantile } from './tools/statistics.mjs'

const kits = ['midorikun', 'npk-tube']
const samples = 24
const hours = 1

/** An hour of a test with 24 samples and all analytes of a kit, five ticks a second, in simulated time. */
export async function measure() {
  const script = await buildScript('run-engine')
  const found = kits.map((kit) => simulate(script, kit))
  return {
    tables: [calls(found), memory(found)],
    goals: goalsOf(found),
    notes: [
      'The simulated grower does at once what `agenda` asks for. Times are of the second of two simulated hours in one process (code warmed up), and include a good part of a microsecond of measuring.',
      '`advance` and `agenda` run at every tick, `apply` and `signalsOf` at every command, `replay` once after a reload, over all events of the hour.',
    ],
  }
}

function simulate(script, kit) {
  const output = execFileSync(
    process.execPath,
    ['--expose-gc', script, kit, String(samples), String(hours)],
    { encoding: 'utf8', maxBuffer: 64 << 20 },
  )
  return JSON.parse(output)
}

const calls = (found) => ({
  title: `Run engine, ${samples} samples × all analytes, microseconds per call`,
  head: ['kit', 'analytes', 'tracks', 'call', 'calls', 'median', 'p99', 'worst'],
  rows: found.flatMap(({ kit, analytes, tracks, microseconds }) =>
    Object.entries(microseconds).map(([call, times]) => [
      kit,
      analytes,
      tracks,
      call,
      times.length,
      ...[median(times), quantile(times, 0.99), Math.max(...times)].map((it) => it.toFixed(1)),
    ]),
  ),
})

const memory = (found) => ({
  title: `Memory of the run after ${hours} h of simulated time (heap after garbage collection)`,
  head: [
    'kit',
    'ticks',
    'events',
    'readings',
    'test ended after',
    'before, MB',
    'after, MB',
    'growth, kB',
  ],
  rows: found.map(({ kit, ticks, events, readings, completedAt, heapBefore, heapAfter }) => [
    kit,
    ticks,
    events,
    readings,
    completedAt === null ? 'not within the hour' : `${Math.round(completedAt / 60)} min`,
    (heapBefore / 1e6).toFixed(2),
    (heapAfter / 1e6).toFixed(2),
    growth({ heapBefore, heapAfter }).toFixed(0),
  ]),
})

const growth = ({ heapBefore, heapAfter }) => (heapAfter - heapBefore) / 1000

/** Of the slower or larger of all kits. */
function goalsOf(found) {
  const most = (value) => Math.max(...found.map(value))
  const slowest = most(({ microseconds }) => quantile(microseconds.advance, 0.99))
  const replayed = most(({ microseconds }) => median(microseconds.replay)) / 1000
  const grown = most(growth)
  const goal = (figure, limit, unit, value) => ({
    figure: `run engine: ${figure}`,
    goal: `≤ ${limit} ${unit}`,
    found: `${value.toFixed(1)} ${unit}`,
    isMet: value <= limit,
    source: 'own',
  })
  return [
    goal('`advance` per call, p99', 1000, 'µs', slowest),
    goal('`replay` of all events, median', 100, 'ms', replayed),
    goal(`memory kept after ${hours} h`, 5000, 'kB', grown),
  ]
}
