import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

// Dates are in the growers' time zone wherever the tests run.
process.env['TZ'] = 'Asia/Tokyo'

const tests = process.env['MUTATION_TESTS']

/** Tests of random cases and simulated tests of a whole kit, the slowest last. */
const slow = [
  'properties',
  'table-readings',
  '/order.',
  '/plan.',
  'guided-run',
  'replan',
  'search-plan',
]
const slownessOf = ({ moduleId }: TestSpecification) =>
  slow.findIndex((part) => moduleId.includes(part))

/** A mutant is done with at its first failing test. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => slownessOf(one) - slownessOf(other))
  }
}

/** Only the tests of `domain` and `knowledge`, which are fast: the score is a lower bound, since tests of `app` kill more. */
export default defineConfig({
  test: {
    environment: 'node',
    // Loading modules once for all files makes a mutant several times faster.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    include: tests?.split(',') ?? ['src/{domain,knowledge}/**/*.test.ts'],
    setupFiles: ['scripts/vitest-setup.ts', 'bench/mutation/load-first.ts'],
    // With coverage tracking, slow tests take several times as long.
    testTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
