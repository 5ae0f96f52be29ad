import type { diagnosis as source } from '#locales/ja/diagnosis.ts'
import type { Translated } from '#locales/translated.ts'

/** The frame of `/diag`; the parts under its tabs have catalogs of their own. */
export const diagnosis: Translated<typeof source> = {
  titles: {
    judge: 'Diagnosis',
    history: 'Records',
    plots: 'Plots',
    backup: 'Backup',
  },
  tabs: {
    label: 'Screens of the diagnosis',
    judge: 'Diagnosis',
    history: 'Records',
    plots: 'Plots',
    backup: 'Backup',
  },
  loading: 'Loading…',
  begin: {
    title: 'How to begin a diagnosis',
    steps: [
      'Test with the timer, or enter numbers from your paper notes.',
      'Choose the crop and the area of the field.',
      'You see a verdict for each item and the amount to add. You can also see the evidence and the calculation.',
    ],
    timer: 'Test with the timer',
  },

  storage: {
    memory: {
      title: 'Nothing can be saved on this device',
      text: 'If you close this page, the records of today are lost. Make a copy under "Backup".',
    },
    failure: {
      full: 'Your device is full. Delete photos or apps you do not use to make space.',
      denied:
        'Your browser does not allow saving. If this is a private window, open the app in a normal window.',
      broken: 'The storage is not responding. After the test, close this page and open it again.',
    },
    restored: {
      title: 'Records were brought back from the copy',
      text: 'The browser had deleted records. They were brought back from the copy on your device. You do not have to do anything.',
    },
  },
}
