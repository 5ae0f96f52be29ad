import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findHeadlessShell } from './scripts/ensure-browser.mjs'

// Journeys that kill the browser or listen to it have the whole one: e2e/support/run-phone.ts.
const browser = findHeadlessShell()
const port = Number(process.env['E2E_PORT'] ?? 4173)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Journeys wait a third of their time: two would leave a core idle now and then.
  workers: 3,
  // Three journeys share two cores: what a stall of the machine breaks is tried once more there, and named in the summary.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    // Each journey would fetch and keep the whole site. Those that are about it allow it.
    serviceWorkers: 'block',
    // A trace of every step costs a third of the whole run's time: `npx playwright test --trace on e2e/…` brings one.
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
