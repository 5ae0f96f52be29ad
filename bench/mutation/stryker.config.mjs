/**
 * `npm run mutation -- --mutate 'src/domain/plot/*.ts,!src/domain/plot/*.test.ts'` makes small changes to the code (mutants) and counts how many of them a
 * test notices. Not part of `npm test`: a folder takes minutes, all of `src/domain/` hours. `MUTATION_SHARE=0.1` takes every
 * tenth, always the same ones, and with `MUTATION_FROM=0.1` other ones; `MUTATION_TESTS='src/domain/plot/*.test.ts'` runs these tests alone.
 */
export default {
  mutate: [
    'src/domain/{soil,plot,reading,diagnosis,run,plan,record,exchange,kit}/**/*.ts',
    '!src/**/*.test.ts',
  ],
  testRunner: 'vitest',
  plugins: [
    '@stryker-mutator/vitest-runner',
    new URL('./sample-checker.mjs', import.meta.url).pathname,
  ],
  checkers: process.env['MUTATION_SHARE'] ? ['sample'] : [],
  // With related: true it runs no test for mutants of top-level constants, and reports them as survivors.
  vitest: { configFile: 'bench/mutation/vitest.config.ts', related: false },
  // Deliberately names no file: Stryker would rewrite a tsconfig through an API that TypeScript 7 no longer has.
  tsconfigFile: 'bench/mutation/no-tsconfig.json',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Endless loops are found by counting; a slow test of a busy machine is not to count as a kill.
  timeoutMS: 60_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'bench/results/mutation.json' },
  // Outside node_modules, where vitest finds no tests.
  tempDirName: 'bench/mutation/.work',
  ignorePatterns: [
    'dist',
    'gallery',
    'docs',
    'public',
    'e2e',
    'server',
    'bench/*',
    '!bench/mutation',
  ],
  // The goals of ADR 0024; a run below them still exits with 0, like all benchmarks.
  thresholds: { high: 85, low: 75, break: null },
}
