import { defineConfig } from 'vitest/config'

// Dates are in the growers' time zone wherever the tests run.
process.env['TZ'] = 'Asia/Tokyo'

const tests = process.env['MUTATION_TESTS']

/** Only the tests of `domain` and `knowledge`, which are fast: the score is a lower bound, since tests of `app` kill more. */
export default defineConfig({
  test: {
    environment: 'node',
    include: tests?.split(',') ?? ['src/{domain,knowledge}/**/*.test.ts'],
    setupFiles: ['scripts/vitest-setup.ts'],
    // With coverage tracking, slow tests take several times as long.
    testTimeout: 120_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
})
