import type { Level, Look, Remark, StartWithin } from '#domain/kit/kit.ts'
import type { Known } from '#domain/sourced.ts'
import { seconds } from '#domain/units.ts'

import type { MeasuredColors } from './measured-colors.ts'

/** From the manufacturer, a public body or original data (mark A). */
export const official = <Value>(value: Value, ...sources: readonly string[]): Known<Value> => ({
  value,
  trust: 'official',
  sources,
})

/** Several independent users or resellers agree (mark B). */
export const reported = <Value>(value: Value, ...sources: readonly string[]): Known<Value> => ({
  value,
  trust: 'reported',
  sources,
})

/** One user, or our own inference (mark C): the screen says "check the leaflet". */
export const inferred = <Value>(value: Value, ...sources: readonly string[]): Known<Value> => ({
  value,
  trust: 'inferred',
  sources,
})

export const remark = ({ value, trust, sources }: Known<string>): Remark => ({
  text: value,
  trust,
  sources,
})

const unknownLook: Look = { kind: 'unknown' }

/** A level with only a number. */
export const bareLevel = ({ value, trust, sources }: Known<number>) => ({
  value,
  word: '',
  look: unknownLook,
  trust,
  sources,
})

/** A level with a word but no number. */
export const wordLevel = ({ value, trust, sources }: Known<string>, look: Look = unknownLook) => ({
  value: null,
  word: value,
  look,
  trust,
  sources,
})

/** A printed chart with every color measured by an instrument. */
export const measuredLevels = (
  colors: MeasuredColors,
  ...sources: readonly string[]
): readonly Level[] =>
  colors.map(([value, hex]) => ({
    value,
    word: '',
    look: { kind: 'swatch', hex },
    trust: 'official',
    sources,
  }))

/** An added reagent must be mixed in before it starts to react: no leaflet gives a limit, so half a minute is our inference. */
export const mixedSoon = (...sources: readonly string[]): StartWithin => ({
  limit: inferred(seconds(30), ...sources),
})
