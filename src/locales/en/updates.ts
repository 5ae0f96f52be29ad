import type { updates as source } from '#locales/ja/updates.ts'
import type { Translated } from '#locales/translated.ts'

export const updates: Translated<typeof source> = {
  waiting: 'There is a new version.',
  deferred: 'There is a new version. You can update after the test or timer is over.',
  applying: 'Updating. The app opens again in a moment.',
  apply: 'Update',
  later: 'Later',
  copy: {
    'put-off': 'Data saver is on. Save the app first to open it without a network.',
    fetching: 'Saving…',
    kept: 'Saved. The app now opens without a network.',
    failed: 'It could not be saved. Try again where the network is good.',
  },
  keepCopy: 'Save everything (about 2 MB)',
  close: 'Close',
}
