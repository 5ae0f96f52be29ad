import type { shell as source } from '#locales/ja/shell.ts'
import type { Translated } from '#locales/translated.ts'

const app = 'Soil Test Kit Timer'

export const shell: Translated<typeof source> = {
  app,
  description:
    'A timer that guides you through a soil test kit step by step and tells you the right moment. It helps you read the color chart and keeps your results on your device. It works in fields without a signal.',
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
  settingsFailed:
    'The settings could not be loaded. Go to a place with a signal and press the button again.',
  offline: 'Offline',
  offlineNote: 'No signal, but you can go on using the app',
  loading: 'Loading',
  noScript: 'To use the timer, please turn on JavaScript in your browser.',
  notFound: {
    heading: 'Nothing here',
    english: 'This page could not be found',
    hint: 'We dug, but there is nothing here. The address may be wrong or old.',
    kits: 'Choose a kit',
    records: 'Test records',
  },
  error: {
    heading: 'That did not open',
    hint: 'Your saved records are safe.',
    runHint:
      'Your test is still running. Go back to the first screen. Your saved records are safe.',
    offlineHint:
      'This screen opens where there is a signal. All other screens work as before. Your saved records are safe.',
    details: 'Details',
    code: (statusCode) => `Error number ${statusCode}`,
    home: 'Back to the first screen',
    homeEnglish: 'Go back to home',
    reload: 'Load again',
  },
  runBar: {
    now: 'Now',
    finished: 'The test is finished',
  },
  lateReload: {
    title: 'Some screens could not be loaded',
    duringRun: 'You can go on with the test. You can load the page again after the test.',
    afterRun: 'Load the page again, and they will work.',
    offline: 'They open where there is a signal. All other screens work as before.',
    reload: 'Load again',
  },
}
