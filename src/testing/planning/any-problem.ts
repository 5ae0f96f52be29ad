import fc from 'fast-check'
import { defaultMargin } from '#domain/plan/margin.ts'
import {
  noMargin,
  type PlanChain,
  type PlanJob,
  type PlanOp,
  type PlanProblem,
} from '#domain/plan/plan-problem.ts'
import { seconds } from '#domain/units.ts'

const length = (least: number, most: number) => fc.integer({ min: least, max: most }).map(seconds)
const role = fc.constantFrom(undefined, 0 as const, 1 as const)
const part = fc.record({
  dip: length(3, 60),
  wait: length(20, 600),
  read: length(5, 20),
  late: length(20, 60),
  hasWindow: fc.boolean(),
  hasRead: fc.boolean(),
  dipRole: role,
  readRole: role,
})
type Part = typeof part extends fc.Arbitrary<infer It> ? It : never

const partOps = (
  { dip, wait, read, late, hasWindow, hasRead, dipRole, readRole }: Part,
  at: number,
  isLastInVessel: boolean,
): PlanOp[] => [
  {
    kind: 'hands',
    id: `dip${at}`,
    processingTime: dip,
    ...(dipRole !== undefined && { role: dipRole }),
    ...(isLastInVessel && { freesVessel: true }),
  },
  { kind: 'wait', id: `wait${at}`, length: wait },
  ...(hasRead
    ? [
        {
          kind: 'read',
          id: `read${at}`,
          processingTime: read,
          window: hasWindow ? { maxDelay: late } : null,
          ...(readRole !== undefined && { role: readRole }),
        } as const,
      ]
    : []),
]

const lane = fc.array(part, { minLength: 1, maxLength: 2 })
const kit = fc.record({
  soil: fc.option(length(10, 90), { nil: null }),
  lanes: fc.array(lane, { minLength: 1, maxLength: 3 }),
  joined: fc.boolean(),
  /** For strips: the vessel is free once the last strip of each lane was dipped. */
  readsOutside: fc.boolean(),
})
type Kit = typeof kit extends fc.Arbitrary<infer It> ? It : never

function chainsOf({ soil, lanes, joined, readsOutside }: Kit): PlanChain[] {
  const after = soil === null ? [] : ['soil']
  const own = lanes.map((parts, at) => ({
    id: `lane${at}`,
    after,
    ops: parts.flatMap((it, place) =>
      partOps(it, place, readsOutside && place === parts.length - 1),
    ),
  }))
  const last: PlanChain[] = joined
    ? [
        {
          id: 'end',
          after: own.map(({ id }) => id),
          ops: [{ kind: 'hands', id: 'clear', processingTime: seconds(5) }],
        },
      ]
    : []
  const first: PlanChain[] =
    soil === null
      ? []
      : [{ id: 'soil', after: [], ops: [{ kind: 'hands', id: 'shake', processingTime: soil }] }]
  return [...first, ...own, ...last]
}

const noKit: Kit = { soil: null, lanes: [], joined: false, readsOutside: false }

/** Up to six samples of generated kits. All are feasible: windows are no shorter than a reading. */
export const anyProblem = fc
  .record({
    kits: fc.array(kit, { minLength: 1, maxLength: 2 }),
    count: fc.integer({ min: 1, max: 6 }),
    workerCount: fc.constantFrom(1 as const, 2 as const),
    vessels: fc.option(fc.record({ count: fc.integer({ min: 1, max: 4 }), rinse: length(5, 30) }), {
      nil: null,
    }),
    isCareful: fc.boolean(),
    seed: fc.nat(),
  })
  .map(({ kits, count, workerCount, vessels, isCareful, seed }): PlanProblem => ({
    jobs: Array.from({ length: count }, (_, at): PlanJob => ({
      id: `s${at}`,
      chains: chainsOf(kits[at % kits.length] ?? noKit),
    })),
    workerCount,
    vessels,
    running: null,
    margin: isCareful ? defaultMargin : noMargin,
    seed,
  }))
