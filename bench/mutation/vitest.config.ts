import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'

// Dates are in the growers' time zone wherever the tests run.
process.env['TZ'] = 'Asia/Tokyo'

const tests = process.env['MUTATION_TESTS']

const isSlow = ({ moduleId }: TestSpecification) => /properties|table-readings/u.test(moduleId)

/** Tests of random cases come last, because a mutant is done with at its first failing test. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((one, other) => Number(isSlow(one)) - Number(isSlow(other)))
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
