import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findHeadlessShell } from './scripts/ensure-browser.mjs'

// Most journeys use the headless shell. Those that kill the browser or record its sound use the full one: e2e/support/run-phone.ts.
const browser = findHeadlessShell()
const port = Number(process.env['E2E_PORT'] ?? 4173)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Journeys spend a third of their time waiting: two workers would leave a core idle at times.
  workers: 3,
  // Three journeys share two cores: in CI, those that fail because the machine stalled are retried once and named in the summary.
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
  projects: [
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 640 },
        deviceScaleFactor: 2,
        launchOptions: { ...(browser && { executablePath: browser }), args: chromiumFlags },
      },
    },
  ],
  webServer: {
    command: `node scripts/serve.mjs --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
})
