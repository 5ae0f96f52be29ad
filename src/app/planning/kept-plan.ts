import * as v from 'valibot'

import type { Plan } from '#domain/plan/plan.ts'
import type { Assignment } from '#domain/run/assignment.ts'
import type { WashedVessel } from '#domain/run/washed.ts'
import { instant, seconds, type Instant } from '#domain/units.ts'
import type { Preferences } from '#ports/preferences.ts'
import { once } from '#domain/once.ts'

/** The plan in use, stored beside the events so that a reloaded page shows the same cards and the same end. */
export interface KeptPlan {
  readonly run: string
  /** Id of the run's last event when the plan was made; empty: only its start. */
  readonly event: string
  /** When the plan was made; its times count from here. */
  readonly zero: Instant
  readonly plan: Plan
  readonly washed: readonly WashedVessel[]
  readonly assigned: readonly Assignment[]
}

const key = 'run-plan'
/** More than 24 samples of the kit with the most steps need. */
const maxTasks = 5000

/** Stores the plan of the test in progress. A device without storage plans again after a reload. */
export const createPlanStorage = (preferences: Preferences) => ({
  keep: (plan: KeptPlan) => void preferences.write(key, plan),
  /** Null where no valid plan is stored for this run. */
  read(run: string): KeptPlan | null {
    const parsed = v.safeParse(schema, preferences.read(key))
    return parsed.success && parsed.output.run === run ? parsed.output : null
  },
  forget: () => void preferences.write(key, null),
})

const schema: v.GenericSchema<unknown, KeptPlan> = v.lazy(
  once(() => {
    const text = v.pipe(v.string(), v.maxLength(200))
    const finite = v.pipe(v.number(), v.finite())
    const duration = v.pipe(finite, v.transform(seconds))
    const moment = v.pipe(finite, v.transform(instant))
    const role = v.picklist([0, 1])
    const op = { job: text, chain: text, op: text }
    const span = { start: duration, end: duration }
    const task = { ...span, by: role, slack: duration }
    const boundedArray = <Item extends v.GenericSchema>(item: Item) =>
      v.pipe(v.array(item), v.maxLength(maxTasks))

    const plan: v.GenericSchema<unknown, Plan> = v.object({
      tasks: boundedArray(
        v.variant('kind', [
          v.object({ ...task, kind: v.literal('rinse') }),
          v.object({
            ...task,
            ...op,
            kind: v.picklist(['hands', 'read']),
            window: v.nullable(v.object({ from: duration, until: duration })),
          }),
        ]),
      ),
      waits: boundedArray(v.object({ ...op, ...span })),
      makespan: duration,
      expectedLate: finite,
      lowerBound: v.object({ handsSum: duration, longestChain: duration, value: duration }),
      late: boundedArray(v.object(op)),
    })

    return v.object({
      run: text,
      event: text,
      zero: moment,
      plan,
      washed: boundedArray(
        v.object({ from: moment, to: moment, role, forSample: v.exactOptional(finite) }),
      ),
      assigned: boundedArray(
        v.object({
          sample: text,
          lane: text,
          step: v.pipe(v.number(), v.integer(), v.minValue(0)),
          role: v.nullable(role),
          since: moment,
        }),
      ),
    })
  }),
)
