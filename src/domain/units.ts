declare const unit: unique symbol
type Branded<Value, Name extends string> = Value & { readonly [unit]: Name }

/** A length of time in seconds. */
export type Seconds = Branded<number, 'seconds'>
/** A point on the app's own time line, in milliseconds since 1970 (see ports/clock.ts). */
export type Instant = Branded<number, 'instant'>

/* Branded values are created here only. */
/* oxlint-disable typescript/no-unsafe-type-assertion */
export const seconds = (value: number) => value as Seconds
export const minutes = (value: number) => seconds(value * 60)
export const hours = (value: number) => minutes(value * 60)
export const instant = (milliseconds: number) => milliseconds as Instant
/* oxlint-enable typescript/no-unsafe-type-assertion */

export const addSeconds = (start: Instant, length: Seconds) => instant(start + length * 1000)
export const secondsBetween = (start: Instant, end: Instant) => seconds((end - start) / 1000)
