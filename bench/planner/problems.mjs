import { createStoreOf } from '#app/initial-states.ts'
import { createPlanning } from '#app/planning/planning.ts'
import { noMargin } from '#domain/plan/plan-problem.ts'
import { seededRandom } from '#domain/plan/random.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'

/** The problem that the app gives its planner during setup by a new user: every analyte, times of the kit, default settings. */
export function problemOf(kit, samples, people = 1) {
  let problem
  const planner = {
    improve: (asked) => {
      problem = asked
      return () => {}
    },
  }
  const preferences = { read: () => undefined, write: () => true, onChange: () => () => {} }
  createPlanning({ planner, preferences, store: createStoreOf('forecast') }).forecastSetup({
    kit,
    analytes: kit.analytes.map(({ id }) => id),
    samples: Array.from({ length: samples }, (_, index) => ({ id: `s${index}`, name: '' })),
    ...(people === 2 && { people: 2 }),
  })
  return problem
}

/** The app's planning worker, run without a thread of its own. */
export async function loadWorker() {
  let listen
  let last
  globalThis.addEventListener = (_message, listener) => (listen = listener)
  globalThis.postMessage = (reply) => (last = reply)
  await import('#device/planning.worker.ts')
  return (problem) => {
    listen({ data: problem })
    return last.found
  }
}

export function builtIn(id) {
  const kit = builtInKits.find((one) => one.id === id)
  if (kit === undefined) throw new Error(`no kit ${id}`)
  return kit.load()
}

/** The same work for people who work exactly as planned. */
export const nominal = (problem) => ({ ...problem, margin: noMargin })

/** The same with assumed windows treated as known limits, so that readings after them count as late. */
export const withToldWindows = (problem) => ({
  ...problem,
  jobs: problem.jobs.map((job) => ({
    ...job,
    chains: job.chains.map((chain) => ({
      ...chain,
      ops: chain.ops.map((op) =>
        op.kind === 'read' && op.window !== null
          ? { ...op, window: { maxDelay: op.window.maxDelay } }
          : op,
      ),
    })),
  })),
})
/** A generated kit: lanes 1–4, waits 10 s–30 min, hands 3–90 s, windows 3 s–5 min; and 1–24 samples. */
export function randomTest(seed) {
  const random = seededRandom(seed)
  const between = (least, most) => Math.round(least * (most / least) ** random())
  const known = (value) => ({ value, trust: 'official', sources: [] })
  const lanes = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, at) => ({
    id: `lane${at}`,
    name: '',
    after: ['soil'],
    steps: [
      { id: `dip${at}`, kind: 'hands-on', title: '', detail: '', hands: between(3, 90) },
      {
        id: `wait${at}`,
        kind: 'reaction',
        title: '',
        detail: '',
        duration: known(between(10, 1800)),
      },
      {
        id: `read${at}`,
        kind: 'read',
        title: '',
        detail: '',
        analytes: [`a${at}`],
        readWithin: known(between(3, 300)),
        hands: between(3, 90),
      },
    ],
  }))
  const soil = {
    id: 'soil',
    name: '',
    after: [],
    steps: [{ id: 'soil', kind: 'hands-on', title: '', detail: '', hands: between(3, 90) }],
  }
  const analytes = lanes.map((_, at) => ({ id: `a${at}`, method: 'color' }))
  const kit = { schema: 1, id: `random-${seed}`, analytes, lanes: [soil, ...lanes] }
  return { kit, samples: 1 + Math.floor(random() * 24) }
}
