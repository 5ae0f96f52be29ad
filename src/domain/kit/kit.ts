import type { Sourced, Trust } from '#domain/sourced.ts'
import type { Seconds } from '#domain/units.ts'

/** A soil test kit, described entirely as data: what is measured, and what is done when. */
export interface Kit {
  readonly schema: 1
  readonly id: string
  readonly name: string
  readonly maker: string
  /** The mark of the procedure as a whole; single figures carry their own. */
  readonly trust: Trust
  /** One or two plain sentences: what this kit is, and what it cannot tell. */
  readonly note: string
  /** The built-in kit that this one was copied from. */
  readonly copiedFrom?: string
  /** Liquid that the soil is shaken in, where the user stated it. That of built-in kits: knowledge/diagnosis/kit-liquids.ts. */
  readonly extraction?: 'water'
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

/** A sentence with its trust mark and sources. */
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

/** The maker of an own kit names it pH and leaves the chemical form blank. */
export const isPh = ({ species, name }: Pick<Analyte, 'species' | 'name'>) =>
  lettersOf(species === '' ? name : species) === 'ph'

export const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '')

/** Whether there can be such a value at all. */
export const isOnScale = (analyte: Pick<Analyte, 'species' | 'name'>, value: number) =>
  !isPh(analyte) || (value >= 0 && value <= 14)

/** Unit and chemical species of a chart's numbers. */
export type ChartScale = Pick<Analyte, 'species' | 'unit'>

export interface Level {
  /** In the analyte's unit; null where the chart has only a word. */
  readonly value: number | null
  /** Low, fit, high …; empty where no word is printed. */
  readonly word: string
  readonly look: Look
  readonly trust: Trust
  readonly sources: readonly string[]
}

const looks = /\s*[(\uff08][^()\uff08\uff09]*[)\uff09]$/u

const numberedWord = /^\d+\s*[(\uff08]([^()\uff08\uff09]+)[)\uff09]$/u

/** Returns a level's name without its look in brackets: `high` for `high (not seen)`; `deficient` for `0 (deficient)`. */
export const bareWord = (word: string) =>
  numberedWord.exec(word)?.[1] ?? (word.replace(looks, '') || word)

export type Look =
  /**
   * Measured or photographed color, sRGB `#rrggbb`. `isComputed`: from published absorption, as orientation for the eye
   * alone; the camera never uses it.
   */
  | { readonly kind: 'swatch'; readonly hex: string; readonly isComputed?: boolean }
  /** Contrast of a black figure seen through the tube: 1 = clear, 0 = invisible. `isComputed` as above. */
  | { readonly kind: 'contrast'; readonly ratio: number; readonly isComputed?: boolean }
  /** No source publishes the color. */
  | { readonly kind: 'unknown' }

/** A chain of steps done in order on one sample. Lanes of a sample run in parallel once their `after` lanes are done. */
export interface Lane {
  readonly id: string
  readonly name: string
  readonly after: readonly string[]
  readonly steps: readonly Step[]
}

interface StepBase {
  readonly id: string
  /** What to do, at most 14 characters. Also spoken by the voice. */
  readonly title: string
  /** One or two sentences for the card and the manual. */
  readonly detail: string
}

export type Step = HandsOnStep | TimedStep | ReactionStep | SettleStep | ReadStep

/** How soon a step must begin after what precedes it: the step before or, for the first step of a lane, the lanes before. */
export interface StartWithin {
  readonly limit: Sourced<Seconds>
  /** What to do where it did not begin in time: shake again. Then the time starts over. */
  readonly remedy?: Remedy
}

export interface Remedy {
  /** What to do, worded like the title of a step. */
  readonly title: string
  readonly hands: Seconds
}

/** Done by hand and confirmed by the user. `hands`: estimated duration. */
export interface HandsOnStep extends StepBase {
  readonly kind: 'hands-on'
  readonly hands: Seconds
  readonly startWithin?: StartWithin
}

/** Done by hand for an exact time (shake, dip): started by a tap, ends by itself. */
export interface TimedStep extends StepBase {
  readonly kind: 'timed'
  readonly duration: Sourced<Seconds>
  /** What to do when the time is up: lift. */
  readonly endCue: string
  readonly startWithin?: StartWithin
}

/** Runs by itself from the end of the preceding step; cannot be paused. */
export interface ReactionStep extends StepBase {
  readonly kind: 'reaction'
  readonly duration: Sourced<Seconds>
}

/** Stands until the liquid is clear: the user is asked after `duration`, then again after `extend`. */
export interface SettleStep extends StepBase {
  readonly kind: 'settle'
  readonly duration: Sourced<Seconds>
  readonly extend: Seconds
}

/** Comparison with the chart. Due when the preceding step ends. */
export interface ReadStep extends StepBase {
  readonly kind: 'read'
  readonly analytes: readonly string[]
  /** How long after the due time a reading still counts. */
  readonly readWithin: Sourced<Seconds>
  readonly hands: Seconds
}

export const analyteOf = (kit: Kit, id: string) => kit.analytes.find((analyte) => analyte.id === id)

/** The step in which an analyte is read. */
export const readStepOf = ({ lanes }: Kit, analyte: string) =>
  lanes
    .flatMap(({ steps }) => steps)
    .find((step): step is ReadStep => step.kind === 'read' && step.analytes.includes(analyte))
