import type { first as source } from '#locales/ja/first.ts'
import type { Translated } from '#locales/translated.ts'

/** The first five minutes: welcome, practice, home screen. */
export const first: Translated<typeof source> = {
  back: 'Back to the first screen',
  later: 'Later',
  place: (place, all) => `${place} of ${all}`,
  steps: { kit: 'Choose your kit', sound: 'Try the sound', practice: 'Practice with water' },
  titles: {
    kit: 'Which kit do you have?',
    sound: 'Try the sound',
    practice: 'Practice with water',
  },
  kit: {
    ask: 'Kit',
    take: 'Use this one',
    pick: 'Choose from the pictures above',
    unsure: 'I do not know',
    other: 'Another kit',
    own: 'Enter it from the leaflet',
    looks: {
      midorikun: 'Strips are dipped into soil and water in a bottle',
      'npk-tube': 'Reagent is put into tubes',
      'packtest-no3': 'A soft tube takes in the liquid',
      'earth-check': 'Liquid drops fall into a tube',
      'nitrate-strip': 'A reader reads a strip',
    },
  },
  help: {
    title: 'Look at the box and answer',
    intro: 'There are 3 questions. If you are not sure, choose "I do not know".',
    back: 'Back to the list of kits',
    contents: {
      ask: 'What is in the box?',
      options: {
        'bottle-strips': 'Strips and a bottle',
        tubes: 'Tubes with caps, and reagent as powder or tablets',
        'squeeze-tube': 'Soft tubes that you press with your fingers',
        drops: 'A tube, and a liquid that comes in drops',
        reader: 'Strips, and a reader that shows numbers',
        other: 'None of these',
        unsure: 'I do not know',
      },
    },
    letters: {
      ask: 'Which letters are on the box or the reagents?',
      options: {
        'n-pk': 'N and PK',
        'n-p-k': 'N, P and K separately',
        no3: 'NO3 (nitrate)',
        ph: 'pH only',
        other: 'Other letters',
        unsure: 'I do not know',
      },
    },
    maker: {
      ask: 'Which company made it?',
      options: {
        nodai: 'Tokyo Nodai (Nodai-style)',
        american: 'An American company (English only)',
        kyoritsu: 'Kyoritsu Chemical-Check Lab.',
        sumitomo: 'Sumitomo Chemical Garden Products',
        merck: 'Merck / Kanto Chemical',
        other: 'Another company',
        unsure: 'I do not know',
      },
    },
    change: 'Correct',
    verdict: {
      sure: 'It seems to be this kit',
      maybe: 'It may be one of these',
      none: 'It seems that this app does not have your kit',
    },
    check: 'Please check the name on the box once more.',
    noneHint:
      'Enter the steps and seconds from the leaflet, and you can test in the same way. You can also show a photo of the box to JA or to the shop and ask.',
    use: 'Use this kit',
    withName: (name) => `Use this kit: ${name}`,
  },
  sound: {
    ask: 'Turn up the volume of your device',
    ready: 'This sound tells you when to read',
    play: 'Play the sound',
    playHint: 'About 3 seconds',
    heard: 'Did you hear it?',
    yes: 'I heard it',
    next: 'Next: practice with water',
    again: 'Play again',
    quiet: 'Too quiet',
    louder: 'Turn up the volume and try again',
    no: 'I hear nothing',
    noHint: 'See what may be the reason',
    offTitle: 'You can also test without sound',
    off: 'Large numbers on the screen and vibration tell you too. You can change the sound in "Settings".',
  },
  practice: {
    intro: 'The same screens as a real test, for 40 seconds',
    need: 'What you need',
    begin: 'Practice',
    skip: 'Test without practice',
    badge: 'Practice',
    note: 'Only water, not recorded',
    busy: 'A test is running. You can practice after the test.',
    toRun: 'Back to test',
    sample: 'Practice',
    finished: 'You finished the practice',
    learned: [
      'Press the large button, and the time starts to count.',
      'When you hear the sound, do what the voice says.',
      'Tap the nearest color once, and it is recorded.',
    ],
    forgotten: 'This practice was not recorded.',
    again: 'Practice again',
    toTest: 'To the test screen',
    toTestHint: 'You can practice again from "Settings"',
  },
  practiceKit: {
    name: 'Practice',
    note: 'A practice with water and paper only. You use no reagent. Nothing is recorded.',
    prepare: {
      cup: 'A cup, and water',
      paper: '1 piece of paper (notepaper or tissue)',
    },
    analyte: 'How wet the paper is',
    lane: 'Practice',
    levels: { dry: 'dry', damp: 'a little wet', wet: 'very wet' },
    steps: {
      water: {
        title: 'Cup: put water in',
        detail:
          'Fill the cup about half with water and take the piece of paper in your hand. Then press the large button.',
      },
      dip: {
        title: 'Paper: dip in water',
        detail: 'Press the button and dip the end of the paper at the same moment.',
        endCue: 'Lift out',
      },
      wait: {
        title: 'Paper: put down, wait',
        detail:
          'In a real test, the color changes during this time. You hear sounds in the last 5 seconds.',
      },
      read: {
        title: 'Paper: read',
        detail: 'When you hear the sound, tap the nearest one once.',
      },
    },
  },
  install: {
    title: 'Put the app on your Home Screen?',
    why: 'Next time, one tap opens it. It works in fields without a signal, and your records are kept more safely.',
    add: 'Add to Home Screen',
    later: 'Not now',
    close: 'OK',
    steps: ['Press the "Share" icon.', 'Choose "Add to Home Screen".'],
  },
}
