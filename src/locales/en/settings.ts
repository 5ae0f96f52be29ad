import type { settings as source } from '#locales/ja/settings.ts'
import type { Translated } from '#locales/translated.ts'

/** Words of the settings dialog. */
export const settings: Translated<typeof source> = {
  title: 'Settings',
  notKept: 'Your settings could not be saved. They will be lost when you close the app.',

  theme: 'Screen colors',
  themes: { light: 'Day', dark: 'Night', sunlight: 'Sunlight', system: 'Auto' },
  textSize: 'Text size',
  textSizes: { normal: 'Normal', large: 'Large', largest: 'Largest' },

  signals: 'Sound, voice, vibration',
  sound: 'Sound',
  volume: 'Volume',
  voice: 'Voice',
  vibration: 'Vibration',
  tryIt: 'Try',
  tryOut: {
    sound: 'Try sound',
    voice: 'Try voice',
    vibration: 'Try vibration',
  },
  unavailable: {
    sound: 'This browser cannot play sounds. Please follow the screen.',
    voice: 'This device has no English voice. Please follow the sounds and the screen.',
    vibration: 'This device cannot vibrate for the app (nor can browsers on iPhone and iPad).',
  },
  noSound: 'If you hear no sound',
  noSoundSteps: [
    'Turn up the volume with the volume buttons of your device.',
    'On an iPhone, turn off the mute switch on the side (or "Silent Mode").',
    'Check that no earphones or Bluetooth speaker are connected.',
    'After a phone call, for example, play the sound again.',
  ],
  lockedPhone:
    'If you turn the screen off or change to another app, the sound may not play. Keep the screen on during the test.',

  notifications: 'Notifications',
  notificationNote: 'They also tell you while you look at another app, but may come late.',
  permission: {
    granted: 'Notifications tell you when it is time.',
    denied:
      'Notifications are blocked. To use them, allow notifications for this site in your browser settings.',
    unavailable:
      'This browser cannot show notifications. On an iPhone, they work after you add the app to the Home Screen.',
  },
  allowNotifications: 'Allow',

  language: 'Language',

  paceNote: 'Plans follow your own working speed. Reset it to plan at standard speed.',
  forgetPace: 'Reset learned speed',
  paceForgotten: 'Reset. The next test is planned at standard speed.',

  storage: 'Saved records',
  kept: {
    durable: 'Kept in two places on this device',
    database: 'Kept in one place on this device',
    journal: 'Kept in one place on this device',
    memory: 'Records cannot be saved. If you close this page, they are lost.',
  },
  failure: {
    full: 'Your device is full. Delete photos or apps you do not use to make space.',
    denied: 'Your browser does not allow saving. Leave private browsing and open the app again.',
    slow: 'Saving is taking longer than usual. Keep this page open.',
    broken: 'Could not save. After the test, close this page and open it again.',
  },
  restored: 'Lost records were restored.',
  unreadable: (count) =>
    count === 1
      ? '1 record cannot be read. It is kept, not deleted.'
      : `${count} records cannot be read. They are kept, not deleted.`,
  isKept: 'Saved',
  room: (used, quota) => `${used} (room for ${quota})`,
  unknownAmount: 'unknown',
  megabytes: (amount) => `${amount}\u00a0MB`,
  gigabytes: (amount) => `${amount}\u00a0GB`,
  notPersisted: 'When space is low, the browser may delete your records.',
  persist: 'Protect records',
  persistRefused:
    'The browser did not allow it. Add the app to the Home Screen, or try again later.',

  app: 'About this app',
  backup: 'Backup',
  backupNote: 'Save your records as a file',
  first: 'New here?',
  firstNote: 'Your kit, the sound, a practice run',
  install: 'Add to Home Screen',
  installNote: 'Opens at once, even without a signal',
  version: (version) => `Version ${version}`,
  updateState: {
    none: 'Not checked yet',
    checking: 'Checking…',
    checked: 'This is the newest version',
    offline: 'Offline: cannot check',
    waiting: 'There is a new version.',
    deferred: 'There is a new version. You can update after the test or timer is over.',
    applying: 'Updating…',
  },
  check: 'Check for updates',
  apply: 'Update now',
}
