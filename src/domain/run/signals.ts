import type { ReadStep } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { addSeconds, seconds, type Instant, type Seconds } from '#domain/units.ts'
import { agenda, preAlarm, rinsesOf, type Guidance } from './agenda.ts'
import { openAnalytes, wantedAnalytes, type Run } from './run.ts'
import { tasksOf, type Task } from './task.ts'
import { rolesIn } from './assignment.ts'

/** Something heard, said or felt at a given time. Signals with equal ids are the same. */
export interface Signal {
  readonly id: string
  readonly at: Instant
  readonly sound: 'pip' | 'act' | 'read' | 'late' | null
  readonly phrase: Phrase | null
}

/** What the voice says; the words are in the catalogs. */
export type Phrase =
  | { readonly kind: 'count'; readonly seconds: number }
  | { readonly kind: 'cue'; readonly text: string }
  | { readonly kind: 'read-soon'; readonly sample: string }
  | { readonly kind: 'read-now'; readonly sample: string }
  | { readonly kind: 'late'; readonly sample: string }
  | { readonly kind: 'clear-yet'; readonly sample: string }
  /** A step that was held back may begin. */
  | { readonly kind: 'begin'; readonly sample: string; readonly name: string }
  | { readonly kind: 'time-up'; readonly name: string }
  /** A vessel is to be washed for the next sample. */
  | { readonly kind: 'rinse' }

/** A call is repeated every 2 s until answered, at most for 30 s. */
export const callDelays = Array.from({ length: 16 }, (_, index) => seconds(index * 2))
/** Steps up to this length are counted down by voice. */
const spokenCountdown = seconds(10)

/** All signals of a run if the user does nothing more. */
export const signalsOf = (run: Run): readonly Signal[] =>
  tasksOf(run).flatMap((task) => signalsOfTask(run, task))

/** For each person, the calls to begin what the plan holds back, and to wash. */
export const beginSignals = (
  run: Run,
  now: Instant,
  guidance: Omit<Guidance, 'role'>,
): readonly Signal[] =>
  rolesIn(run).flatMap((role) => {
    const asked = agenda(run, now, { ...guidance, role })
    const wash = signalMaker(`rinse/${role ?? 0}`)
    const washes = rinsesOf(asked, { ...guidance, role }).map(({ from }) =>
      wash(from, 'act', { kind: 'rinse' }),
    )
    const { now: task, notBefore } = asked
    if (task === null || notBefore === null) return washes
    const make = signalMaker(`${task.sample}/${task.lane}/${task.stepIndex}`)
    const phrase: Phrase = { kind: 'begin', sample: nameOf(run, task), name: task.step.title }
    return [...washes, make(notBefore, 'act', phrase)]
  })

const nameOf = (run: Run, task: Task) =>
  run.samples.find(({ id }) => id === task.sample)?.name ?? ''

function signalsOfTask(run: Run, task: Task): readonly Signal[] {
  const sample = nameOf(run, task)
  const { status, step } = task
  const make = signalMaker(`${task.sample}/${task.lane}/${task.stepIndex}`)
  switch (status.kind) {
    case 'busy':
      return step.kind === 'timed'
        ? [
            ...countdown(make, status.startedAt, status.due),
            make(status.due, 'act', { kind: 'cue', text: step.endCue }),
          ]
        : []
    case 'reacting':
      return task.nextRead === null
        ? [make(status.due, 'act', { kind: 'time-up', name: step.title })]
        : [
            ...pips(make, status.startedAt, status.due),
            make(addSeconds(status.due, seconds(-1 * preAlarm)), null, {
              kind: 'read-soon',
              sample,
            }),
            ...readCallsFrom(make, status.due, sample),
          ]
    case 'settling':
      return status.askAt === null ? [] : [make(status.askAt, 'act', { kind: 'clear-yet', sample })]
    case 'read':
      return step.kind === 'read' && isUnanswered(run, task, step)
        ? [
            ...readCallsFrom(
              signalMaker(`${task.sample}/${task.lane}/${task.stepIndex - 1}`),
              status.due,
              sample,
            ),
            ...lateSignal(make, status.due, step.readWithin.value, sample),
          ]
        : []
    case 'ready':
    case 'counting':
      return []
    default:
      return assertNever(status)
  }
}

type Make = (at: Instant, sound: Signal['sound'], phrase: Phrase | null) => Signal

const signalMaker =
  (prefix: string): Make =>
  (at, sound, phrase) => ({
    id: `${prefix}@${at}${sound === null ? '/voice' : ''}`,
    at,
    sound,
    phrase,
  })

/** A pip in each second of the pre-alarm. */
const pips = (make: Make, startedAt: Instant, due: Instant) =>
  Array.from({ length: preAlarm }, (_, index) => addSeconds(due, seconds(index - preAlarm)))
    .filter((at) => at > startedAt)
    .map((at) => make(at, 'pip', null))

/** Steps up to `spokenCountdown` are counted down by voice (3, 2, 1), longer ones by pips. */
function countdown(make: Make, startedAt: Instant, due: Instant): readonly Signal[] {
  if ((due - startedAt) / 1000 > spokenCountdown) return pips(make, startedAt, due)
  return [3, 2, 1]
    .map((left) => ({ left, at: addSeconds(due, seconds(-left)) }))
    .filter(({ at }) => at >= startedAt)
    .map(({ left, at }) => make(at, 'pip', { kind: 'count', seconds: left }))
}

const readCallsFrom = (make: Make, due: Instant, sample: string) =>
  callDelays.map((delay, index) =>
    make(addSeconds(due, delay), 'read', index === 0 ? { kind: 'read-now', sample } : null),
  )

const lateSignal = (make: Make, due: Instant, readWithin: Seconds | null, sample: string) =>
  readWithin === null ? [] : [make(addSeconds(due, readWithin), 'late', { kind: 'late', sample })]

const isUnanswered = (run: Run, task: Task, step: ReadStep) =>
  openAnalytes(run, task).length === wantedAnalytes(run, step).length
