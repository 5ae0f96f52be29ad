/** The same functions, whose code is loaded at the first call. */
export type Later<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (...args: infer Args) => infer Value
    ? (...args: Args) => Promise<Awaited<Value>>
    : never
}

/** Stands in for functions of what `load` gives: `later(load)('begin', 'stop')`. */
export const later =
  <Functions extends object>(load: () => Promise<Functions>) =>
  <Name extends keyof Functions>(...names: readonly Name[]): Later<Pick<Functions, Name>> => {
    const call = async (name: Name, args: readonly unknown[]): Promise<unknown> => {
      const functions = await load()
      const found = functions[name]
      if (typeof found !== 'function') throw new Error(`no function ${String(name)}`)
      return Reflect.apply(found, functions, args)
    }
    const standIns = names.map((name) => [name, (...args: unknown[]) => call(name, args)] as const)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the names
    return Object.fromEntries(standIns) as Later<Pick<Functions, Name>>
  }
