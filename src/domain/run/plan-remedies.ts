import type { OpKey, PlanChain, Role } from '#domain/plan/plan-problem.ts'
import { seconds, type Seconds } from '#domain/units.ts'
import { remedyId } from './op-ids.ts'

/** A step that should have begun by now. */
export interface Overdue {
  readonly lane: string
  readonly step: string
  /** Equal for lanes of a sample that one remedy helps together. */
  readonly shared: string
  readonly processingTime: Seconds
  readonly role?: Role
}

export const remedyKey = ({ job, chain, op }: OpKey): OpKey => ({
  job,
  chain: remedyId(chain),
  op: remedyId(op),
})

/** Puts a remedy before overdue steps, once for all lanes of the sample that it helps. */
export function withRemedies(
  overdue: readonly Overdue[],
  chains: readonly PlanChain[],
): readonly PlanChain[] {
  if (overdue.length === 0) return chains
  const firstOf = ({ shared }: Overdue) => overdue.find((it) => it.shared === shared)
  const remedies = overdue
    .filter((it) => firstOf(it) === it)
    .map(({ lane, step, processingTime, role }): PlanChain => {
      const by = role === undefined ? {} : { role }
      return {
        id: remedyId(lane),
        after: [],
        since: seconds(0),
        ops: [{ kind: 'hands', id: remedyId(step), processingTime, exact: true, ...by }],
      }
    })
  const delayed = chains.map((chain) => {
    const it = overdue.find(({ lane }) => lane === chain.id)
    if (it === undefined) return chain
    const { since: _, ...rest } = chain
    return { ...rest, after: [remedyId(firstOf(it)?.lane ?? '')] }
  })
  return [...remedies, ...delayed]
}
