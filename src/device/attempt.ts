/** Returns undefined if the browser throws: a missing feature is an expected result, not an error. */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** The same for a promise. With `within`, in milliseconds, a promise that does not settle in time counts as rejected. */
export async function attemptAsync<Value>(
  action: () => Promise<Value> | undefined,
  within?: number,
): Promise<Value | undefined> {
  try {
    const outcome = action()
    return await (within === undefined ? outcome : Promise.race([outcome, silence(within)]))
  } catch {
    return undefined
  }
}

const silence = (length: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), length))
