import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findHeadlessShell } from './scripts/ensure-browser.mjs'

// Most journeys use the headless shell. Those that record sound use the full browser: e2e/support/run-phone.ts.
const browser = findHeadlessShell()
const port = Number(process.env['E2E_PORT'] ?? 4173)

const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  launchOptions: { ...(browser && { executablePath: browser }), args: chromiumFlags },
}

/** These wait in real time for countdowns, slow storage and restarts of the browser. */
const realTime = [
  'survive-listening',
  'survive-kill',
  'survive-faults',
  'pwa-updates',
  'run-kits',
].map((name) => `${name}.spec.ts`)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Only a fault takes so long: on a machine of half the usual speed, at a load of 28, looking for a chart took 25 s instead of one.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Journeys spend a third of their time waiting: three workers left a core idle at times. The fifth is the one in real time.
  workers: 5,
  // Five journeys share two cores: in CI, those that fail because the machine stalled are retried once and named in the summary.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // Each journey would download and cache the whole site. Those that test this allow it.
    serviceWorkers: 'block',
    // Tracing every step takes a third of the total run time: `npx playwright test --trace on e2e/…` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // Side by side, the journeys in real time would leave the cores idle.
  projects: [
    { name: 'real time', testMatch: realTime, workers: 1, use: phone },
    { name: 'phone', testIgnore: realTime, workers: 4, use: phone },
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
})
