/** An expected outcome: a value, or the reason there is none. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason }

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const
export const failed = <Reason>(reason: Reason) => ({ ok: false, reason }) as const

/** Ends a `switch` over a union: an unhandled member does not compile. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`)
}
