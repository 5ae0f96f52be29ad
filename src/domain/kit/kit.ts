import type { Sourced, Trust } from '#domain/sourced.ts'
import type { Seconds } from '#domain/units.ts'

/** A soil test kit, described wholly as data: what is measured, and what is done when. */
export interface Kit {
  readonly schema: 1
  readonly id: string
  readonly name: string
  readonly maker: string
  /** The mark of the procedure as a whole; single figures carry their own. */
  readonly trust: Trust
  /** One or two plain sentences: what this kit is, what it cannot say. */
  readonly note: string
  /** The built-in kit that this one was copied from. */
  readonly copiedFrom?: string
  readonly prepare: readonly Remark[]
  readonly cautions: readonly Remark[]
  readonly analytes: readonly Analyte[]
  readonly lanes: readonly Lane[]
  readonly sources: readonly Source[]
}

export interface Source {
  readonly key: string
  readonly title: string
  readonly url?: string
}

/** A sentence from outside. */
export interface Remark {
  readonly text: string
  readonly trust: Trust
  readonly sources: readonly string[]
}

/** What a kit measures: nitrate nitrogen as `NO3-N` in `kg/10a`. */
export interface Analyte {
  readonly id: string
  readonly name: string
  /** Chemical species as printed beside every number: `NO3-N`, `P2O5`, `pH`. Empty where the leaflet does not say. */
  readonly species: string
  /** Unit of the chart; empty where levels are words or pH. */
  readonly unit: string
  /** `color`: a liquid's hue; `pad`: a strip's pad; `turbidity`: how far a black figure shows through. */
  readonly method: 'color' | 'pad' | 'turbidity'
  /** Whether a reading between two neighboring levels is allowed. */
  readonly halfLevels: boolean
  readonly lowestDetectable: Sourced<number>
  /** False where only some of the printed levels are known: typing a value must then be easy. */
  readonly chartComplete: boolean
  /** From low to high. */
  readonly levels: readonly Level[]
}

/** What the numbers of a chart count. */
export type ChartScale = Pick<Analyte, 'species' | 'unit'>

export interface Level {
  /** In the analyte's unit; null where the chart has only a word. */
  readonly value: number | null
  /** Low, fit, high …; empty where none is printed. */
  readonly word: string
  readonly look: Look
  readonly trust: Trust
  readonly sources: readonly string[]
}

const looks = /\s*[(\uff08][^()\uff08\uff09]*[)\uff09]$/u

/** What a level is called, without how it looks in brackets: `high` of `high (not seen)`. */
export const bareWord = (word: string) => word.replace(looks, '') || word

export type Look =
  /**
   * Measured or photographed color, sRGB `#rrggbb`. `isComputed`: from published absorption, as orientation for the eye
   * alone; the camera never reads by it.
   */
  | { readonly kind: 'swatch'; readonly hex: string; readonly isComputed?: boolean }
  /** Contrast of a black figure seen through the tube: 1 = clear, 0 = gone. `isComputed` as above. */
  | { readonly kind: 'contrast'; readonly ratio: number; readonly isComputed?: boolean }
  /** Nobody published the color. */
  | { readonly kind: 'unknown' }

/** A chain of steps done in order on one sample. Lanes of a sample run side by side once their `after` are done. */
export interface Lane {
  readonly id: string
  readonly name: string
  readonly after: readonly string[]
  readonly steps: readonly Step[]
}

interface StepBase {
  readonly id: string
  /** At most 14 characters: what to do. Also what the voice says. */
  readonly title: string
  /** One or two sentences for the card and the manual. */
  readonly detail: string
}

export type Step = HandsOnStep | TimedStep | ReactionStep | SettleStep | ReadStep

/** How soon a step must begin once what comes before it is over: the step before, or for the first of a lane, the lanes before. */
export interface StartWithin {
  readonly limit: Sourced<Seconds>
  /** What helps where it did not begin so soon: shake again. Then the time starts over. */
  readonly remedy?: Remedy
}

export interface Remedy {
  /** What to do, as a title of a step. */
  readonly title: string
  readonly hands: Seconds
}

/** Done by hand, confirmed by the user. `hands`: estimate of how long it takes. */
export interface HandsOnStep extends StepBase {
  readonly kind: 'hands-on'
  readonly hands: Seconds
  readonly startWithin?: StartWithin
}

/** Done by hand for an exact time (shake, dip): a tap starts it, it ends by itself. */
export interface TimedStep extends StepBase {
  readonly kind: 'timed'
  readonly duration: Sourced<Seconds>
  /** What to do when the time is up: lift. */
  readonly endCue: string
  readonly startWithin?: StartWithin
}

/** Runs by itself from the end of the step before; cannot be paused. */
export interface ReactionStep extends StepBase {
  readonly kind: 'reaction'
  readonly duration: Sourced<Seconds>
}

/** Stands until the liquid is clear: asked after `duration`, then again after `extend`. */
export interface SettleStep extends StepBase {
  readonly kind: 'settle'
  readonly duration: Sourced<Seconds>
  readonly extend: Seconds
}

/** Compare with the chart. Due when the step before ended. */
export interface ReadStep extends StepBase {
  readonly kind: 'read'
  readonly analytes: readonly string[]
  /** How long after the due time a reading still counts. */
  readonly readWithin: Sourced<Seconds>
  readonly hands: Seconds
}

export const analyteOf = (kit: Kit, id: string) => kit.analytes.find((analyte) => analyte.id === id)
