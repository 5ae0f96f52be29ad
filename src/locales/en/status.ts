import type { status as source } from '#locales/ja/status.ts'
import type { Translated } from '#locales/translated.ts'

/** Whether a countdown will be heard and taps are stored: the same words on every screen. */
export const status: Translated<typeof source> = {
  alarm: {
    title: 'The alarm is silent',
    detail: {
      locked: 'Tap to turn the sound on',
      interrupted: 'Tap to turn the sound on',
      unavailable: 'Watch the numbers on the screen',
      'switched-off': 'Sound is off. Tap to turn it on',
      'volume-zero': 'The volume is 0. Tap to turn it up',
    },
    elsewhere: 'It is running in another tab. Tap to hear it here',
    remaining: {
      voice: 'The voice will tell you',
      vibration: 'The phone will vibrate',
    },
  },
  screenOn: {
    title: 'Keep the screen on',
    detail: 'If the screen is off, the alarm may not sound',
  },
  storage: {
    title: 'Not saved yet',
    detail: {
      full: 'The device is full. Do not close this page',
      denied: 'The browser does not allow saving. If you close the page, the readings are lost',
      slow: 'Saving is taking longer than usual. Keep this page open',
      broken: 'Still trying to save. Do not close this page',
    },
  },
  loss: {
    all: {
      title: 'The records on this device are gone',
      text: 'The browser or another app seems to have deleted them. If you have a backup, you can restore them from it.',
    },
    some: {
      title: 'Some records cannot be read',
      text: 'They are kept, not deleted. You can use all the others.',
    },
    bringIn: 'Import a backup',
    close: 'Close',
  },
}
