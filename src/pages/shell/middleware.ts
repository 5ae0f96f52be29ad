import { PageFailure } from './to-page-error.ts'
import type { Visit } from './page-table.ts'

/** Runs before a page. Throwing shows the error page; a thrown `redirect()` leads elsewhere. */
export type Middleware = (visit: Visit) => void | Promise<void>

/** Every middleware a page of page-table.ts may name. None is needed yet. */
export const middlewareRegistry: ReadonlyMap<string, Middleware> = new Map()

export async function runMiddleware(
  names: readonly string[],
  registry: ReadonlyMap<string, Middleware>,
  visit: Visit,
) {
  const steps = names.map((name) => {
    const step = registry.get(name)
    if (step === undefined) throw new PageFailure(500, 'Unknown middleware')
    return step
  })
  await steps.reduce(async (before, step) => {
    await before
    await step(visit)
  }, Promise.resolve())
}
