import { noMargin } from '#domain/plan/plan-problem.ts'

const soil = {
  id: 'soil',
  after: [],
  ops: [{ kind: 'hands', id: 'shake', hands: 60, exact: true }],
}

/** Shaking and dipping are timed by the app, filling is not. */
const dip = (hands) => ({ hands, exact: true })
const fill = { hands: 20 }

/** A lane after the soil was shaken: dip or fill, wait, read. */
const lane = (id, begin, length, reading, late) => ({
  id,
  after: ['soil'],
  ops: [
    { kind: 'hands', id: 'begin', ...begin },
    { kind: 'wait', id: 'wait', length },
    { kind: 'read', id: 'read', hands: reading, window: { early: 0, late } },
  ],
})

const chains = {
  'strips N + PK': [soil, lane('n', dip(7), 60, 20, 10), lane('pk', dip(14), 60, 20, 10)],
  'tubes N, P, K': [
    soil,
    lane('n', fill, 600, 15, 30),
    lane('p', fill, 300, 15, 30),
    lane('k', fill, 600, 15, 30),
  ],
}

export const modelNames = Object.keys(chains)

export const problemOf = (model, samples, seed = 1) => ({
  jobs: Array.from({ length: samples }, (_, index) => ({ id: `s${index}`, chains: chains[model] })),
  hands: 1,
  vessels: null,
  running: null,
  margin: noMargin,
  seed,
})
