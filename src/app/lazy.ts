/** The same functions, with their code loaded at the first call. */
export type Lazy<Functions> = {
  readonly [
    Name in keyof Functions as Functions[Name] extends (...args: never) => unknown ? Name : never
  ]: Functions[Name] extends (...args: infer Args) => infer Value
    ? (...args: Args) => Promise<Awaited<Value>>
    : never
}

/**
 * Proxy for the result of `load`: each of its functions can be called at once, and waits for the code.
 * @param here members that need no loading, such as the store
 */
export function lazy<Functions extends object, Here extends object>(
  load: () => Promise<Functions>,
  here: Here,
): Here & Lazy<Omit<Functions, keyof Here>> {
  const standIns = new Map<string, (...args: readonly unknown[]) => Promise<unknown>>()
  const standInFor =
    (name: string) =>
    async (...args: readonly unknown[]) => {
      const functions = await load()
      const found: unknown = Reflect.get(functions, name)
      if (typeof found !== 'function') throw new Error(`no function ${name}`)
      return Reflect.apply(found, functions, args)
    }
  const proxy = new Proxy(here, {
    get(target, name) {
      // `await` on the service reads `then`: it is not a promise.
      if (name in target || typeof name === 'symbol' || name === 'then') {
        return Reflect.get(target, name)
      }
      const standIn = standIns.get(name) ?? standInFor(name)
      standIns.set(name, standIn)
      return standIn
    },
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a proxy is of its target's type
  return proxy as Here & Lazy<Omit<Functions, keyof Here>>
}
