import type { settings as source } from '#locales/ja/settings.ts'
import type { Translated } from '#locales/translated.ts'

/** Words of the settings dialog. */
export const settings: Translated<typeof source> = {
  title: 'Settings',
  notKept:
    'This device could not save the settings. They are changed for now, but they go back to how they were when you close the app.',

  look: 'Look',
  theme: 'Screen colors',
  themes: { light: 'Light', dark: 'Dark', sunlight: 'Sunlight', system: 'Auto' },
  themeDetails: {
    light: 'for every day',
    dark: 'at night or in the barn',
    sunlight: 'black letters, thick lines',
    system: 'the same as your device',
  },
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large', largest: 'Very large' },

  signals: 'Sound and alerts',
  sound: 'Sound',
  volume: 'Volume',
  voice: 'Voice guide',
  vibration: 'Vibration',
  tryOut: {
    sound: 'Try sound',
    voice: 'Try voice',
    vibration: 'Try vibration',
  },
  unavailable: {
    sound: 'This browser cannot play sounds. Please follow the screen.',
    voice: 'This device has no English voice. Please follow the sounds and the screen.',
    vibration:
      'This device cannot vibrate for the app (browsers on iPhone and iPad cannot either).',
  },
  noSound: 'If you hear no sound',
  noSoundSteps: [
    'Turn up the volume with the volume buttons of your device.',
    'On an iPhone, turn off the mute switch on the side (or "Silent Mode").',
    'Check that no earphones or Bluetooth speaker are connected.',
    'After a phone call, for example, press "Try sound" above again.',
  ],
  lockedPhone:
    'If you turn the screen off or change to another app, the sound may not play. Keep the screen on during the test.',

  notifications: 'Notifications',
  notificationNote: 'They tell you that it is time while you are looking at something else.',
  permission: {
    granted: 'Notifications are allowed.',
    denied:
      'Notifications are blocked. To use them, allow notifications for this site in your browser settings.',
    ask: 'Notifications are not allowed yet.',
    unavailable:
      'This browser cannot show notifications. On an iPhone, they work after you add the app to the Home Screen.',
  },
  allowNotifications: 'Allow',

  language: 'Language',

  pace: 'Your working speed',
  paceNote:
    'From finished tests, the app learns how long your hands need for each step, and uses it for the next plan. This stays on your device only.',
  forgetPace: 'Forget it and start again',
  paceForgotten: 'Forgotten. The next test is planned with the first estimates.',

  storage: 'Saved records',
  kept: {
    durable: 'Your records are saved in two places on this device.',
    database: 'Your records are saved on this device (in one place only).',
    journal: 'Your records are saved on this device (in one place only).',
    memory: 'Records cannot be saved. If you close this page, they are lost.',
  },
  failure: {
    full: 'Your device is full. Delete photos or apps you do not use to make space.',
    denied:
      'Your browser does not allow saving. If this is a private window, open the app in a normal window.',
    broken: 'The storage does not answer. After the test, close this page and open it again.',
  },
  restored: (count) =>
    count === 1
      ? '1 record was almost lost. It was brought back from the copy.'
      : `${count} records were almost lost. They were brought back from the copy.`,
  unreadable: (count) =>
    count === 1
      ? '1 record cannot be read. It is kept, not deleted.'
      : `${count} records cannot be read. They are kept, not deleted.`,
  used: 'Space used',
  quota: 'Space you can use',
  unknownAmount: 'Not known',
  megabytes: (amount) => `${amount} MB`,
  gigabytes: (amount) => `${amount} GB`,
  persisted: 'Even when space is low, the browser will not delete your records by itself.',
  notPersisted: 'When space is low, the browser may delete your records.',
  persist: 'Protect records',
  persistRefused:
    'The browser said no. Add the app to the Home Screen, or use it for a while, and then try again.',

  first: 'New here? (kit, sound, practice)',
  app: 'This app',
  version: (version) => `Version ${version}`,
  updateState: {
    none: 'No new version found.',
    checking: 'Checking…',
    checked: 'Checked. There is no new version.',
    offline: 'You are offline, so the app cannot check.',
    waiting: 'There is a new version.',
    deferred: 'There is a new version. You can update after the test or the timer.',
    applying: 'Changing to the new version.',
  },
  check: 'Check for updates',
  apply: 'Update now',
}
