import type { Kit } from '#domain/kit/kit.ts'

/** The chapters of each part, in order. They are anchors and thus part of addresses: never rename them. */
export const chapters = {
  soil: ['sampling', 'where', 'depth', 'when'],
  prepare: ['prepare', 'cautions', 'people'],
  measure: ['steps'],
  read: ['reading', 'looking', 'potassium'],
  trouble: ['troubles', 'sound', 'locked', 'first-aid'],
  after: ['disposal', 'storage', 'hands'],
  app: ['install', 'kept', 'sharing', 'moving', 'amounts', 'display'],
  trust: ['limits', 'marks', 'sources'],
} as const
export type PartName = keyof typeof chapters

export const partNames: readonly PartName[] = [
  'soil',
  'prepare',
  'measure',
  'read',
  'trouble',
  'after',
  'app',
  'trust',
]

const stepPrefix = 'step-'
/** Anchor of the explanation for a step of the timer: `/manual?kit=…#step-dip-n`. */
export const stepAnchor = (step: string) => `${stepPrefix}${step}`
export const isStepAnchor = (anchor: string) => anchor.startsWith(stepPrefix)
export const troubleAnchor = (trouble: string) => `trouble-${trouble}`
export const laneAnchor = (lane: string) => `lane-${lane}`

export interface ManualLocation {
  readonly part: PartName
  /** The open chapter; for the steps, a lane. */
  readonly chapter: string
}

const firstPlace: ManualLocation = { part: 'soil', chapter: 'sampling' }

/** Finds the part and the chapter that contain an anchor; falls back to the first of all. */
export function locateAnchor(anchor: string, kit: Kit): ManualLocation {
  const lane = kit.lanes.find(
    ({ id, steps }) =>
      anchor === laneAnchor(id) || steps.some((step) => anchor === stepAnchor(step.id)),
  )
  if (lane !== undefined) return { part: 'measure', chapter: laneAnchor(lane.id) }
  if (anchor === 'steps') return firstOf('measure', kit)
  if (anchor === 'opened') return { part: 'after', chapter: 'storage' }
  if (anchor.startsWith(troubleAnchor(''))) return { part: 'trouble', chapter: 'troubles' }
  const part = partNames.find((name) => chapters[name].some((id) => id === anchor))
  return part === undefined ? firstPlace : { part, chapter: anchor }
}

/** The chapter that is open when a part is opened. */
function firstOf(part: PartName, kit: Kit): ManualLocation {
  const [chapter] = chapters[part]
  const [lane] = kit.lanes
  const isLane = part === 'measure' && lane !== undefined
  return { part, chapter: isLane ? laneAnchor(lane.id) : chapter }
}
