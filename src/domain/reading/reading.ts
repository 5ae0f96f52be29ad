import type { Instant } from '#domain/units.ts'

/** What the user saw on the chart. Levels are indexes into the analyte's `levels`, low to high. */
export type Answer =
  | { readonly kind: 'level'; readonly level: number }
  /** Between `lower` and the next level. */
  | { readonly kind: 'between'; readonly lower: number }
  /** Typed in the chart's unit. */
  | { readonly kind: 'typed'; readonly value: number }
  /** No reaction seen. Not the same as zero. */
  | { readonly kind: 'undetectable' }
  | { readonly kind: 'no-color-fits' }
  /** The moment was missed. */
  | { readonly kind: 'not-read' }

/** One analyte of one sample, read once. */
export interface Reading {
  readonly sample: string
  readonly analyte: string
  readonly answer: Answer
  readonly dueAt: Instant
  readonly readAt: Instant
}
