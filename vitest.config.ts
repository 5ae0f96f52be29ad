import { readFileSync } from 'node:fs'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { chromiumFlags, findBrowser } from './scripts/ensure-browser.mjs'

const browser = findBrowser()
const shared = {
  restoreMocks: true,
  unstubGlobals: true,
  // Only a fault takes so long; the deepest properties say their own.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // What is waited for comes; on a busy machine later than within a second.
  expect: { poll: { timeout: 20_000 } },
}

/** The layers that need React or a browser's objects. */
const browserParts = ['src/{device,pages,ui}/**/*.test.{ts,tsx}']
/** These replace modules, so each file loads its own. */
const isolatedFiles = ['src/**/*.isolated.test.{ts,tsx}']

const browserPackages = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-router',
  'vitest-browser-react',
  'zustand',
  'zustand/vanilla',
  'idb',
  'valibot',
  'read-excel-file/universal',
  'qr',
  'qr/decode.js',
  'comlink',
]

function inBrowser(
  test: NonNullable<TestProjectInlineConfiguration['test']>,
): TestProjectInlineConfiguration {
  return {
    // A dependency discovered in the middle of a run would make Vite reload the page under the tests.
    optimizeDeps: { include: browserPackages },
    test: {
      ...shared,
      setupFiles: ['scripts/vitest-setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        viewport: { width: 360, height: 640 },
        instances: [{ browser: 'chromium' }],
        provider: playwright({
          launchOptions: {
            ...(browser && { executablePath: browser }),
            args: chromiumFlags,
          },
          contextOptions: { locale: 'ja-JP', timezoneId: 'Asia/Tokyo' },
        }),
      },
      ...test,
    },
  }
}

// Dates are in the growers' time zone wherever the tests run.
process.env['TZ'] = 'Asia/Tokyo'

/**
 * Files with a DOM come last in their project: a worker shares what it has loaded only with a next file of the same project and
 * environment, and starts anew for any other.
 */
class BySharedModules extends BaseSequencer {
  override async sort(specs: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- of Vitest, not of an array
    const sorted = await super.sort(specs)
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((spec) => spec.project === project)
      return [...own.filter((spec) => !hasDom(spec)), ...own.filter(hasDom)]
    })
  }
}

const hasDom = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment happy-dom')

export default defineConfig({
  test: {
    sequence: { sequencer: BySharedModules },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.mjs'],
          exclude: [
            ...browserParts,
            ...isolatedFiles,
            '**/*.browser.test.{ts,tsx}',
            '**/node_modules/**',
          ],
          setupFiles: ['scripts/vitest-setup.ts'],
          // No test replaces a module, so files can share what one of them has loaded.
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        test: {
          ...shared,
          name: 'views',
          environment: 'node',
          include: browserParts,
          exclude: [...isolatedFiles, '**/*.browser.test.{ts,tsx}', '**/node_modules/**'],
          setupFiles: ['scripts/vitest-setup.ts', 'scripts/vitest-setup-react.ts'],
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        test: {
          ...shared,
          name: 'isolated',
          environment: 'node',
          include: isolatedFiles,
          setupFiles: ['scripts/vitest-setup.ts', 'scripts/vitest-setup-react.ts'],
          maxWorkers: '100%',
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.mjs'],
          maxWorkers: '100%',
        },
      },
      inBrowser({
        name: 'browser',
        include: ['src/**/*.browser.test.{ts,tsx}'],
        // In parallel with the projects above: these tests mostly wait for clocks, sounds, storage and pages.
        maxWorkers: '100%',
        // As for journeys (playwright.config.ts): they run on real clocks, and a machine that stalls is late.
        retry: process.env['CI'] ? 1 : 0,
      }),
    ],
  },
})
