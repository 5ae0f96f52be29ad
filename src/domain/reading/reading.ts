import { isPh, type Analyte, type ChartScale } from '#domain/kit/kit.ts'
import type { Instant } from '#domain/units.ts'

/** A number of the chart. */
interface TypedAnswer {
  readonly kind: 'typed'
  readonly value: number
  /** Beyond the end of the chart or the display: at least so much. */
  readonly comparator?: '>='
  /** For a user's own chart whose paper prints another unit than the kit's. */
  readonly scale?: ChartScale
}

/** What the user saw on the chart. Levels are indexes into the analyte's `levels`, low to high. */
export type Answer =
  | { readonly kind: 'level'; readonly level: number }
  /** Between `lower` and the next level. */
  | { readonly kind: 'between'; readonly lower: number }
  | TypedAnswer
  /** No reaction seen. Not the same as zero. */
  | { readonly kind: 'undetectable' }
  | { readonly kind: 'no-color-fits' }
  /** The reading time was missed. */
  | { readonly kind: 'not-read' }

/** A pH scale has no zero: without a color it was not read. Records of earlier versions may contain `undetectable` all the same. */
export const canBeUndetectable = (analyte: Pick<Analyte, 'species' | 'name'>) => !isPh(analyte)

/** A nitrate pad may be darker than its chart: its liquid can be diluted and read again. Source: docs/facts/kits.md 1.8. */
export const canBeDiluted = ({ species, unit }: ChartScale) => species === 'NO3' && unit === 'mg/L'

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
        other.comparator === one.comparator &&
        other.scale?.unit === one.scale?.unit &&
        other.scale?.species === one.scale?.species
      )
    default:
      return other.kind === one.kind
  }
}

/** The analyte on the scale of this answer: numbers stay in the unit of the chart they were read from. A form that was not known then may be known now. */
export function analyteRead(analyte: Analyte, answer: Answer): Analyte {
  if (answer.kind !== 'typed' || answer.scale === undefined) return analyte
  const { unit, species } = answer.scale
  return { ...analyte, unit, species: species === '' ? analyte.species : species }
}

/** The camera's estimate, stored beside the user's answer. */
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
  /** What each quality check measured. */
  readonly gates: Readonly<Record<string, number>>
  /** What the user did with the estimate; `accepted`: the answer is the one it proposed. */
  readonly verdict: 'accepted' | 'changed' | 'discarded'
  /** SHA-256 of a stored thumbnail. */
  readonly photo: string | null
  /** When it was photographed: the color is of then. Absent in records of earlier versions and outside a test. */
  readonly takenAt?: Instant
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
