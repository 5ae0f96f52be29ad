import type { diagnosis as source } from '#locales/ja/diagnosis.ts'
import type { Translated } from '#locales/translated.ts'

/** The frame of `/diag`; the contents of its tabs have catalogs of their own. */
export const diagnosis: Translated<typeof source> = {
  titles: {
    judge: 'Diagnosis',
    history: 'Records',
    plots: 'Fields',
    backup: 'Backup',
  },
  tabs: {
    label: 'Diagnosis screens',
    judge: 'Diagnosis',
    history: 'Records',
    plots: 'Fields',
    backup: 'Backup',
  },
  loading: 'Loading…',
  begin: {
    title: 'The answer appears here after the last reading',
    steps: [
      'Test with the timer, or enter values.',
      'Choose the crop and enter the field area.',
      'See a verdict for each item and how much to apply.',
    ],
    timer: 'Test with the timer',
    type: 'Enter values',
  },

  storage: {
    memory: {
      title: 'Nothing can be saved on this device',
      text: 'If you close this page, your records are lost. Make a backup under "Backup" first.',
    },
    failure: {
      full: 'Your device is full. Delete photos or apps you do not use to make space.',
      denied: 'Your browser does not allow saving. Leave private browsing and open the app again.',
      slow: 'Saving is taking longer than usual. Keep this page open.',
      broken: 'Could not save. After the test, close this page and open it again.',
    },
    restored: {
      title: 'Your records were restored',
      text: 'Lost records were restored from the copy on this device. There is nothing to do.',
    },
  },
}
