import type { Analyte, ChartScale } from '#domain/kit/kit.ts'
import type { Instant } from '#domain/units.ts'

/** What the user saw on the chart. Levels are indexes into the analyte's `levels`, low to high. */
export type Answer =
  | { readonly kind: 'level'; readonly level: number }
  /** Between `lower` and the next level. */
  | { readonly kind: 'between'; readonly lower: number }
  /** A number of the chart. `scale`: of a chart of the user's own whose paper prints another unit than the kit knows. */
  | { readonly kind: 'typed'; readonly value: number; readonly scale?: ChartScale }
  /** No reaction seen. Not the same as zero. */
  | { readonly kind: 'undetectable' }
  | { readonly kind: 'no-color-fits' }
  /** The moment was missed. */
  | { readonly kind: 'not-read' }

/** A pH has no lower end at which nothing is there: without a color it was not read. Records of earlier versions may say otherwise. */
export const canBeUndetectable = ({ species }: Pick<Analyte, 'species'>) =>
  species.normalize('NFKC').toLowerCase() !== 'ph'

export function isSameAnswer(one: Answer, other: Answer): boolean {
  switch (one.kind) {
    case 'level':
      return other.kind === 'level' && other.level === one.level
    case 'between':
      return other.kind === 'between' && other.lower === one.lower
    case 'typed':
      return (
        other.kind === 'typed' &&
        other.value === one.value &&
        other.scale?.unit === one.scale?.unit &&
        other.scale?.species === one.scale?.species
      )
    default:
      return other.kind === one.kind
  }
}

/** The analyte as this answer counts it: numbers stay in the unit of the chart that they were read from. */
export const analyteRead = (analyte: Analyte, answer: Answer): Analyte =>
  answer.kind === 'typed' && answer.scale !== undefined ? { ...analyte, ...answer.scale } : analyte

/** The phone's second opinion, kept beside what the eye said. */
export interface CameraEvidence {
  readonly outcome:
    | {
        readonly kind: 'read'
        /** In the analyte's unit. */
        readonly estimate: number
        readonly range: readonly [low: number, high: number]
        /** CIEDE2000 to the nearest place on the chart's curve. */
        readonly deltaE: number
      }
    | { readonly kind: 'off-chart'; readonly deltaE: number }
    | { readonly kind: 'refused'; readonly reasons: readonly string[] }
  /** What each quality gate measured. */
  readonly gates: Readonly<Record<string, number>>
  /** What the user made of it. */
  readonly verdict: 'accepted' | 'changed' | 'discarded'
  /** SHA-256 of a thumbnail among the kept photographs. */
  readonly photo: string | null
}

/** One analyte of one sample, read once. */
export interface Reading {
  readonly sample: string
  readonly analyte: string
  readonly answer: Answer
  readonly dueAt: Instant
  readonly readAt: Instant
  readonly camera?: CameraEvidence
  /** A step before it was begun later than its kit allows. */
  readonly begunLate?: true
}
