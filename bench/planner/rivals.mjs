/** Progress of each lane of each sample, for people without a planner. */
function openLanes({ jobs }) {
  const lanes = jobs.flatMap(({ id, chains }) =>
    chains.map((chain) => ({
      job: id,
      chain,
      at: 0,
      ready: 0,
      isOpen: chain.after.length === 0,
    })),
  )
  return lanes
}

const nextOf = ({ chain, at }) => chain.ops[at]

/** Passes over waits; opens lanes that waited for a finished one. */
function moveOn(lanes, lane, time) {
  lane.at += 1
  lane.ready = time
  while (nextOf(lane)?.kind === 'wait') {
    lane.ready += nextOf(lane).length
    lane.at += 1
  }
  if (nextOf(lane) !== undefined) return
  for (const other of lanes)
    if (other.job === lane.job && other.chain.after.includes(lane.chain.id)) {
      other.isOpen = true
      other.ready = Math.max(other.ready, lane.ready)
    }
}

/**
 * Works with a rule that picks the next lane among those with something to do.
 * @returns {{ makespan: number, readings: number, late: number }}
 */
function workOn(problem, takes, pick) {
  const lanes = openLanes(problem)
  const outcome = { makespan: 0, readings: 0, late: 0 }
  for (let now = 0; ;) {
    const left = lanes.filter((lane) => lane.isOpen && nextOf(lane) !== undefined)
    if (left.length === 0) return outcome
    const lane = pick(left, now)
    const op = nextOf(lane)
    const start = Math.max(now, lane.ready)
    if (op.kind === 'read') {
      outcome.readings += 1
      if (start > lane.ready + op.window.maxDelay + 1e-6) outcome.late += 1
    }
    now = start + takes(op, { job: lane.job, chain: lane.chain.id, op: op.id })
    outcome.makespan = now
    moveOn(lanes, lane, now)
  }
}

const soonest = (lanes, now) =>
  lanes.toSorted((one, other) => Math.max(now, one.ready) - Math.max(now, other.ready))[0]

/** A due reading, else the first thing that can be done: what people do without a plan, and what the app did before. */
export const nextDueFirst = (problem, takes) =>
  workOn(problem, takes, (lanes, now) => {
    const due = lanes.filter((lane) => nextOf(lane).kind === 'read' && lane.ready <= now)
    return due.length > 0
      ? due.toSorted((one, other) => one.ready - other.ready)[0]
      : soonest(lanes, now)
  })

/** Finishes each sample before the next. */
export const oneAfterTheOther = (problem, takes) =>
  workOn(problem, takes, (lanes, now) => {
    const sample = lanes[0].job
    return soonest(
      lanes.filter(({ job }) => job === sample),
      now,
    )
  })
