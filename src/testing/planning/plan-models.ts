import {
  noMargin,
  type PlanChain,
  type PlanOp,
  type PlanProblem,
} from '#domain/plan/plan-problem.ts'
import { seconds } from '#domain/units.ts'

const shake: PlanChain = {
  id: 'soil',
  after: [],
  ops: [{ kind: 'hands', id: 'shake', processingTime: seconds(60) }],
}

function lane(id: string, begin: number, wait: number, read: number, late: number): PlanChain {
  const ops: PlanOp[] = [
    { kind: 'hands', id: 'begin', processingTime: seconds(begin) },
    { kind: 'wait', id: 'wait', length: seconds(wait) },
    {
      kind: 'read',
      id: 'read',
      processingTime: seconds(read),
      window: { maxDelay: seconds(late) },
    },
  ]
  return { id, after: ['soil'], ops }
}

const modelOf =
  (chains: readonly PlanChain[]) =>
  (samples: number): PlanProblem => ({
    jobs: Array.from({ length: samples }, (_, index) => ({ id: `s${index}`, chains })),
    workerCount: 1,
    vessels: null,
    running: null,
    margin: noMargin,
    seed: 1,
  })

/** Two kits as modeled by the planner: strips N + PK, tubes N, P, K. */
export const planModels = [
  modelOf([shake, lane('n', 7, 60, 20, 10), lane('pk', 14, 60, 20, 10)]),
  modelOf([
    shake,
    lane('n', 20, 600, 15, 30),
    lane('p', 20, 300, 15, 30),
    lane('k', 20, 600, 15, 30),
  ]),
] as const
