import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '../..')

/** Static imports of a file: all but types and `import()`. */
function neededBy(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  const imports = text.matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s+)?['"]([#.][^'"]+)['"]/gmu,
  )
  return [...imports]
    .map(([, to = '']) => (to.startsWith('#') ? join(src, to.slice(1)) : join(dirname(file), to)))
    .filter((path) => /\.tsx?$/u.test(path) && existsSync(path))
}

function reachableFrom(entry: string): ReadonlySet<string> {
  const found = new Set([entry])
  for (const file of found) for (const needed of neededBy(file)) found.add(needed)
  return found
}

const isHeavy = (path: string) =>
  /knowledge\/(crops|rules|fertilizers|soils|diagnosis)\/|domain\/diagnosis\//u.test(path)

test('the first screen never waits for crops, rules or a diagnosis', () => {
  const first = reachableFrom(join(src, 'main.tsx'))
  expect(first.size).toBeGreaterThan(20)
  expect([...first].filter(isHeavy)).toEqual([])
  expect([...reachableFrom(join(src, 'domain/diagnosis/decision/decide.ts'))].some(isHeavy)).toBe(
    true,
  )
})

test('the solver comes only with a mix', () => {
  const diagnosis = reachableFrom(join(src, 'domain/diagnosis/decision/decide.ts'))
  expect([...diagnosis].some((path) => path.endsWith('judge-ph.ts'))).toBe(true)
  expect([...diagnosis].filter((path) => path.endsWith('fertilizer-mix.ts'))).toEqual([])
})
