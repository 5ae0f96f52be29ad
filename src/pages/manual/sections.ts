import type { Analyte, Kit, Lane, ReadStep } from '#domain/kit/kit.ts'

/** Anchors of the page, in its order. Part of addresses: never renamed. */
export const sections = {
  soil: ['sampling'],
  kit: ['prepare', 'steps', 'reading', 'cautions', 'sources'],
  care: ['looking', 'potassium', 'troubles', 'hands', 'first-aid', 'disposal', 'storage', 'limits'],
  app: ['marks', 'install', 'sound', 'locked', 'kept', 'sharing', 'moving'],
} as const
export type PartName = keyof typeof sections
export type SectionId = (typeof sections)[PartName][number]
export const partNames: readonly PartName[] = ['soil', 'kit', 'care', 'app']

const stepPrefix = 'step-'
/** Where a step of the timer finds its explanation: `/manual?kit=…#step-dip-n`. */
export const stepAnchor = (step: string) => `${stepPrefix}${step}`
export const isStepAnchor = (anchor: string) => anchor.startsWith(stepPrefix)

/** The names of the lanes that must be done before this one. */
export const laneNamesBefore = (kit: Kit, lane: Lane): readonly string[] =>
  kit.lanes.filter(({ id }) => lane.after.includes(id)).map(({ name }) => name)

/** True where two lanes wait for the same thing, so that they run side by side. */
export function hasSideBySideLanes(kit: Kit): boolean {
  const starts = kit.lanes.map(({ after }) => after.toSorted().join(' '))
  return new Set(starts).size < starts.length
}

export interface ReadAnalyte {
  readonly analyte: Analyte
  readonly step: ReadStep
}

/** Each analyte with the step that reads it, in the order of reading. */
export const readAnalytes = (kit: Kit): readonly ReadAnalyte[] =>
  kit.lanes
    .flatMap(({ steps }) => steps)
    .filter((step) => step.kind === 'read')
    .flatMap((step) =>
      kit.analytes
        .filter(({ id }) => step.analytes.includes(id))
        .map((analyte) => ({ analyte, step })),
    )

export const allSourceKeys = (kit: Kit): readonly string[] => kit.sources.map(({ key }) => key)
