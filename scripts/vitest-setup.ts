import { afterAll, afterEach, beforeEach, vi } from 'vitest'

/**
 * A test that logs a console warning or error fails, unless it expects and silences it:
 * `vi.spyOn(console, 'error').mockImplementation(() => undefined)`.
 */
const levels = ['error', 'warn'] as const
const original = { error: console.error, warn: console.warn }
let complaints: string[] = []

beforeEach(() => {
  complaints = []
  for (const level of levels) {
    console[level] = (...args: unknown[]) => {
      complaints.push(`console.${level}: ${args.map(String).join(' ')}`)
      original[level](...args)
    }
  }
})

afterEach(() => {
  for (const level of levels) console[level] = original[level]
  if (complaints.length > 0) throw new Error(`Unexpected:\n${complaints.join('\n')}`)
})

// An import still loading when a file ends would fail there for all files that share its modules.
afterAll(() => vi.dynamicImportSettled())
