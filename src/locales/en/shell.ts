import type { shell as source } from '#locales/ja/shell.ts'
import type { Translated } from '#locales/translated.ts'

const app = 'Soil Test Kit Timer'

export const shell: Translated<typeof source> = {
  app,
  description:
    'A timer that guides you through a soil test kit step by step and tells you when to read each color. It helps you read the color chart and keeps your results on your device. It works in fields without a signal.',
  title: {
    timer: app,
    'color-chart': `Color chart | ${app}`,
    diagnosis: `Diagnosis | ${app}`,
    hints: `Soil care hints | ${app}`,
    manual: `Manual | ${app}`,
    'not-found': `Page not found | ${app}`,
    error: `Could not show the page | ${app}`,
  },
  navigation: {
    label: 'Main menu',
    timer: 'Timer',
    'color-chart': 'Chart',
    diagnosis: 'Diagnosis',
    hints: 'Hints',
    manual: 'Manual',
  },
  skipToContent: 'Skip to content',
  settings: 'Settings',
  settingsFailed: 'The settings could not be loaded. Try again where there is a signal.',
  offline: 'Offline',
  offlineNote: 'No signal. The app still works',
  loading: 'Loading',
  noScript: 'To use the timer, please turn on JavaScript in your browser.',
  notFound: {
    heading: 'This page could not be found',
    english: 'This page could not be found',
    hint: 'The address may be wrong or out of date. Choose from below.',
    kits: 'Choose a kit',
    records: 'Test records',
  },
  error: {
    heading: 'This screen could not open',
    hint: 'Your saved records are safe.',
    runHint: 'Your test is still running. Go back to home. Your saved records are safe.',
    offlineHint:
      'This screen opens where there is a signal. All other screens work as before. Your saved records are safe.',
    details: 'Details',
    code: (statusCode) => `Error number ${statusCode}`,
    home: 'Go back to home',
    homeEnglish: 'Go back to home',
    reload: 'Reload',
  },
  runBar: {
    now: 'Now',
  },
  lateReload: {
    title: 'Some screens could not be loaded',
    duringRun: 'Your test goes on. You can reload after it.',
    afterRun: 'Reload to use them.',
    offline: 'They open where there is a signal. All other screens work as before.',
    reload: 'Reload',
  },
}
