import type { Schedule } from '#domain/plan/beam.ts'
import type { Opening } from '#domain/plan/opening.ts'
import { opAt, play, type Dispatch } from '#domain/plan/play.ts'
import { noMargin, type Margin } from '#domain/plan/plan-problem.ts'
import { randomFrom } from '#domain/plan/random.ts'
import { copyState, emptyState } from '#domain/plan/search-state.ts'
import { feasibleOrder } from './feasible-order.ts'
import { createOrderSearch } from './improve-order.ts'
import { orderModelOf, type OrderModel } from './order-model.ts'
import { createOrderTimes, type OrderTimes } from './order-times.ts'

const epsilon = 1e-6

/** Makes a schedule shorter, or safer and no longer, by reordering its work. */
export interface Reordering {
  readonly best: () => Schedule
  /** Tries changes until so many pieces of work have been timed. */
  readonly step: (timings: number) => void
}

/** Null where the order alone does not decide, since two people or few vessels share the work, or where the schedule is infeasible without luck. */
export function createReordering(opening: Opening, schedule: Schedule): Reordering | null {
  const timing = timingOf(opening)
  if (timing === null) return null
  const { model } = opening
  const search = createOrderSearch(timing.times, orderOf(schedule.dispatches), {
    fixed: opening.committed,
    classOf: classOf(opening),
    root: timing.model.root,
    jobOf: opening.model.ops.map(({ job }) => job),
    random: randomFrom(model.problem.seed),
  })
  if (search.best().cost === Infinity) return null
  let known = schedule
  let seen = Infinity
  return {
    best: () => {
      const { order, cost } = search.best()
      if (cost >= seen) return known
      seen = cost
      const found = timed(opening, timing.times, order)
      const isBetter =
        found !== null &&
        found.cost < known.cost - epsilon &&
        found.makespan <= schedule.makespan + epsilon
      if (isBetter) known = found
      return known
    },
    step: search.step,
  }
}

/** Schedules the work of an opening in a given order, as early as possible; null where something would be late. */
export function scheduleInOrder(opening: Opening, order: readonly number[]): Schedule | null {
  const timing = timingOf(opening)
  return (
    timing &&
    timed(opening, timing.times, orderOf(opening.dispatches.slice(0, opening.committed), order))
  )
}

/** Orders all due work to come, with nothing else done, so that nothing is late; null where no such order was found. */
export function dueInOrder(opening: Opening): readonly Dispatch[] | null {
  const timing = timingOf(opening, noMargin)
  if (timing === null) return null
  const fixed = opening.dispatches.map(({ op }) => op)
  const order = feasibleOrder(timing.model, timing.times, fixed, dueAlone(opening, timing.model))
  if (order === null) return null
  timing.times.costOf(order)
  return dispatchesOf(order.subarray(fixed.length), timing.times)
}

/** The work that becomes due without anything else being done before. */
function dueAlone({ model, dispatches }: Opening, { root }: OrderModel): readonly number[] {
  const begun = new Set(dispatches.map(({ op }) => op))
  return model.ops
    .filter(({ kind, index }) => kind !== 'wait' && !begun.has(index))
    .filter(({ index }) => root[index] === -1 || begun.has(root[index] ?? -1))
    .map(({ index }) => index)
}

interface Timing {
  readonly model: OrderModel
  readonly times: OrderTimes
}

function timingOf(opening: Opening, margin = marginOf(opening)): Timing | null {
  const { hands, vessels } = opening.model.problem
  if (hands === 2 || vessels !== null) return null
  const model = orderModelOf(opening.model)
  const fixed = opening.dispatches.slice(0, opening.committed)
  const last = fixed.at(-1)
  const busy = opening.model.problem.running?.busyUntil[0] ?? 0
  const free = last === undefined ? busy : last.start + (model.takes[last.op] ?? 0)
  return {
    model,
    times: createOrderTimes(model, { free, fixed, margin, classOf: classOf(opening) }),
  }
}

/**
 * Share of a plan's risk that the people who follow it avoid. Assumption: of 10 to 24 simulated tests of NPK about a third came
 * late. Revisit with more.
 */
const savedShare = 2 / 3

const marginOf = ({ model: { problem } }: Opening): Margin => ({
  ...problem.margin,
  price: problem.margin.price * (1 - savedShare),
})

const classOf = ({ model }: Opening) =>
  model.ops.map(({ operationClass }) => Math.max(0, operationClass))

const orderOf = (dispatches: readonly Dispatch[], more: readonly number[] = []) =>
  Int16Array.from([...dispatches.map(({ op }) => op), ...more])

const dispatchesOf = (order: Int16Array, { starts, risks }: OrderTimes): readonly Dispatch[] =>
  Array.from(order, (op) => ({ op, by: 0, start: starts[op] ?? 0, risk: risks[op] ?? 0 }))

function timed(opening: Opening, times: OrderTimes, order: Int16Array): Schedule | null {
  if (times.relaxedCostOf(order) === Infinity) return null
  const { model, committed } = opening
  const given = opening.dispatches.slice(0, committed)
  const found = dispatchesOf(order.subarray(committed), times)
  const state = emptyState(model)
  copyState(opening.given, state)
  for (const dispatch of found) {
    if (state.at[opAt(state, dispatch.op).chain] !== dispatch.op) return null
    play(state, dispatch)
  }
  const late = model.problem.margin.price * state.risk
  return { dispatches: [...given, ...found], makespan: state.bound, cost: state.bound + late }
}
