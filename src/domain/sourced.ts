/**
 * How far a figure can be trusted.
 * `official`: manufacturer, public body or original data (A). `reported`: several independent users or resellers (B).
 * `inferred`: one user, or our own inference or calculation (C). `user`: typed in on this device.
 */
export type Trust = 'official' | 'reported' | 'inferred' | 'user'

/** A figure from outside, with keys of the kit's `sources`. */
export interface Known<Value> {
  readonly value: Value
  readonly trust: Trust
  readonly sources: readonly string[]
}

/** A figure without a source. Shown as "check the leaflet" and editable; never guessed. */
export interface Unknown {
  readonly value: null
}

export type Sourced<Value> = Known<Value> | Unknown

export const unknown: Unknown = { value: null }
export const isKnown = <Value>(figure: Sourced<Value>): figure is Known<Value> =>
  figure.value !== null
/** Whether the screen must show "check the leaflet". */
export const needsLeaflet = <Value>(figure: Sourced<Value>) =>
  !isKnown(figure) || figure.trust === 'inferred'
