/**
 * Reliability of a figure of soil science.
 * `A`: official, read in the source's own text or in two independent copies. `A-t`: official, seen through one transcription only.
 * `B`: reputable, such as a farmers' association or a maker. `own`: entered by the user, who names the source. `C`: one weak
 * source, or our own inference.
 */
export type Mark = 'A' | 'A-t' | 'B' | 'own' | 'C'

/** A figure with its mark and the keys of its sources. */
export interface Cited<Value> {
  readonly value: Value
  readonly mark: Mark
  readonly sources: readonly string[]
}

const fromStrong: readonly Mark[] = ['A', 'A-t', 'B', 'own', 'C']

/** A conclusion is as strong as the weakest figure in it. */
export const weakest = (...marks: readonly Mark[]): Mark =>
  fromStrong.findLast((mark) => marks.includes(mark)) ?? 'C'
