import { assertNever } from '#domain/result.ts'
import { isKnown, unknown } from '#domain/sourced.ts'
import { minutes, seconds, type Seconds } from '#domain/units.ts'
import { markEdited, freshId, userFigure, moveItem } from './edited.ts'
import type { Kit, Lane, Remedy, Step } from './kit.ts'

export type StepKind = Step['kind']

const changeSteps = (kit: Kit, change: (steps: Lane['steps'], lane: Lane) => Lane['steps']): Kit =>
  markEdited({
    ...kit,
    lanes: kit.lanes.map((lane) => ({ ...lane, steps: change(lane.steps, lane) })),
  })

const changeStep = (kit: Kit, id: string, change: (step: Step) => Step): Kit =>
  changeSteps(kit, (steps) => steps.map((step) => (step.id === id ? change(step) : step)))

export const setStepText = (kit: Kit, id: string, text: { title?: string; detail?: string }): Kit =>
  changeStep(kit, id, (step) => ({ ...step, ...text }))

export const setEndCue = (kit: Kit, id: string, endCue: string): Kit =>
  changeStep(kit, id, (step) => (step.kind === 'timed' ? { ...step, endCue } : step))

/** Sets how long a step lasts; null: unknown. The figure is marked as the user's from then on. */
export const setDuration = (kit: Kit, id: string, value: Seconds | null): Kit =>
  changeStep(kit, id, (step) =>
    'duration' in step ? { ...step, duration: userFigure(value) } : step,
  )

/** Sets how long after the due time a reading still counts; null: unknown. */
export const setReadWithin = (kit: Kit, id: string, value: Seconds | null): Kit =>
  changeStep(kit, id, (step) =>
    step.kind === 'read' ? { ...step, readWithin: userFigure(value) } : step,
  )

/** Sets how soon a step must begin after what comes before it; null: no limit. The remedy stays. */
export const setStartWithin = (kit: Kit, id: string, value: Seconds | null): Kit =>
  changeStep(kit, id, (step) => {
    if (step.kind !== 'hands-on' && step.kind !== 'timed') return step
    const { startWithin, ...rest } = step
    const isGone = value === null && startWithin?.remedy === undefined
    return isGone ? rest : { ...rest, startWithin: { ...startWithin, limit: userFigure(value) } }
  })

/** Sets the remedy for a step that began too late; null: none. */
export const setRemedy = (kit: Kit, id: string, remedy: Remedy | null): Kit =>
  changeStep(kit, id, (step) => {
    if (step.kind !== 'hands-on' && step.kind !== 'timed') return step
    const { startWithin, ...rest } = step
    const limit = startWithin?.limit ?? unknown
    if (remedy !== null) return { ...rest, startWithin: { limit, remedy } }
    return isKnown(limit) ? { ...rest, startWithin: { limit } } : rest
  })

export const setExtend = (kit: Kit, id: string, extend: Seconds): Kit =>
  changeStep(kit, id, (step) => (step.kind === 'settle' ? { ...step, extend } : step))

export const setHandsTime = (kit: Kit, id: string, hands: Seconds): Kit =>
  changeStep(kit, id, (step) => ('hands' in step ? { ...step, hands } : step))

/** Assigns an analyte to this read step and no other; with `isRead` false, removes it from this step. */
export const setRead = (kit: Kit, stepId: string, analyteId: string, isRead: boolean): Kit =>
  changeSteps(kit, (steps) =>
    steps.map((step) => {
      if (step.kind !== 'read') return step
      const others = step.analytes.filter((id) => id !== analyteId)
      return { ...step, analytes: isRead && step.id === stepId ? [...others, analyteId] : others }
    }),
  )

/** Changes the kind of a step, keeping its words and, where both kinds have one, its time. */
export const setKind = (kit: Kit, id: string, kind: StepKind): Kit =>
  changeStep(kit, id, (step) => (step.kind === kind ? step : ofKind(kind, step)))

export const addStep = (kit: Kit, laneId: string, kind: StepKind, title: string): Kit => {
  const taken = kit.lanes.flatMap((lane) => lane.steps.map((step) => step.id))
  const step = ofKind(kind, { id: freshId('step', taken), title, detail: '' })
  return changeSteps(kit, (steps, lane) => (lane.id === laneId ? [...steps, step] : steps))
}

export const removeStep = (kit: Kit, id: string): Kit =>
  changeSteps(kit, (steps) => steps.filter((step) => step.id !== id))

export const moveStep = (kit: Kit, id: string, by: -1 | 1): Kit =>
  changeSteps(kit, (steps) =>
    moveItem(
      steps,
      steps.findIndex((step) => step.id === id),
      by,
    ),
  )

const usualHands = seconds(20)
const usualExtension = minutes(10)

type Words = Pick<Step, 'id' | 'title' | 'detail'> & Partial<Step>

function ofKind(kind: StepKind, from: Words): Step {
  const { id, title, detail } = from
  const words = { id, title, detail }
  const duration = 'duration' in from && from.duration !== undefined ? from.duration : unknown
  const hands = 'hands' in from && from.hands !== undefined ? from.hands : usualHands
  const soon =
    'startWithin' in from && from.startWithin !== undefined ? { startWithin: from.startWithin } : {}
  switch (kind) {
    case 'hands-on':
      return { ...words, kind, hands, ...soon }
    case 'timed':
      return { ...words, kind, duration, endCue: '', ...soon }
    case 'reaction':
      return { ...words, kind, duration }
    case 'settle':
      return { ...words, kind, duration, extend: usualExtension }
    case 'read':
      return { ...words, kind, analytes: [], readWithin: unknown, hands }
    default:
      return assertNever(kind)
  }
}
