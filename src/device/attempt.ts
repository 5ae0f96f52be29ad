/** Returns undefined if the browser throws: a missing feature is an expected result, not an error. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** The same for a promise. With `timeoutMs`, a promise that does not settle in time counts as rejected. */
export async function attemptAsync<Value>(
  action: () => Promise<Value> | undefined,
  timeoutMs?: number,
): Promise<Value | undefined> {
  try {
    const outcome = action()
    return await (timeoutMs === undefined ? outcome : Promise.race([outcome, silence(timeoutMs)]))
  } catch {
    return undefined
  }
}

const silence = (ms: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))
