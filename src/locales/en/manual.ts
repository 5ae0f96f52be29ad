import type { manual as source } from '#locales/ja/manual.ts'
import type { Translated } from '#locales/translated.ts'
import { drawings } from './drawings.ts'

/** Words of /manual. */
export const manual: Translated<typeof source> = {
  drawings,
  title: 'Manual',
  kit: 'Kit',
  loading: 'Loading the kit…',
  missingKit: {
    title: 'This kit was not found',
    text: (shown) =>
      `It was deleted, or it is not on this device. "${shown}" is shown in its place.`,
  },
  print: 'Print',
  contents: 'Contents',
  parts: {
    soil: 'Take soil',
    prepare: 'Prepare',
    measure: 'Test',
    read: 'Read',
    trouble: 'Trouble',
    after: 'Clean up',
    app: 'App',
    trust: 'Reliability',
  },
  maker: (maker) => `Maker: ${maker}`,
  sections: {
    sampling: 'Take soil from 5 places',
    where: 'Shape of the field',
    depth: 'Depth and mixing',
    when: 'Season and weather',
    prepare: 'What it tests, and what you need',
    reading: 'How to read',
    cautions: 'Cautions',
    sources: 'Sources',
    looking: 'How to look at colors',
    potassium: 'How to read potassium (black figure)',
    troubles: 'When something goes wrong',
    hands: 'Hands and safety',
    'first-aid': 'First aid',
    disposal: 'Disposal',
    storage: 'Keeping reagents, and the day you opened them',
    limits: 'What a home kit can tell you',
    marks: 'What the marks mean',
    install: 'Add to the Home Screen',
    sound: 'If you hear no sound',
    locked: 'Do not turn off the screen',
    kept: 'Keep your records safe',
    sharing: 'Share a kit',
    moving: 'Move to a new device',
    amounts: 'How much lime and fertilizer',
    people: 'Test with two people',
    display: 'Text size and language',
  },
  back: {
    label: 'Test running',
    toRun: 'Back to test',
  },
  search: {
    label: 'Search the manual',
    hint: 'For example: no color',
    found: (count) => (count === 1 ? '1 place found' : `${count} places found`),
    more: (count) =>
      count === 1
        ? 'There is 1 more. Add a word to narrow it down.'
        : `There are ${count} more. Add a word to narrow them down.`,
    none: 'Nothing found. Try a shorter or simpler word.',
    near: 'No exact answer. These come closest.',
  },
  sampling: {
    steps: {
      'five-points': {
        title: 'Take soil from 5 places',
        text: 'A little inside the four corners, and the middle. The same amount from each.',
      },
      'dig-depth': {
        title: 'Always the same depth',
        text: 'Leave out the top 2–3 cm. Cut it evenly from top to bottom.',
      },
      'mix-soil': { title: 'Mix well', text: 'The soil of the 5 places becomes one sample.' },
      label: { title: 'Write name and date', text: 'Field, crop and date on the bag.' },
    },
    shape: 'Shape of the field',
    shapes: { square: 'Square', long: 'Long, narrow', slope: 'On a slope' },
    shapeTexts: {
      square:
        '5 places: a little inside the four corners, and the middle, where the diagonals cross.',
      long: '5 places on the diagonal.',
      slope:
        'Keep the upper, middle and lower parts separate, with 3–4 places in each. Test them as 3 separate samples.',
    },
    avoid:
      'Avoid the places with ×: the side of a road, shade, places where compost was piled, and marks of puddles.',
    pictures: {
      square:
        'A square field from above. Points 1 to 5 are a little inside the four corners and in the middle, where the two diagonals cross. The side of the road and the shade of a tree have marks: avoid.',
      long: 'A long, narrow field from above. Points 1 to 5 lie on the diagonal at equal distances.',
      slope:
        'A field on a slope from above. There are three points in each of the three parts: upper, middle and lower.',
    },
    crop: 'Choose your kit or crop',
    layer: (from, to) => `${from}–${to} cm`,
    spade: 'Depth of the spade',
    centimeters: (depth) => `${depth} cm`,
    verdicts: {
      scrape: 'Scrape off the top 2–3 cm and throw it away.',
      above: 'Not deep enough yet. The layer to take is deeper.',
      take: 'Take soil from this layer.',
      below: 'Too deep. Do not take soil from this layer.',
    },
    profile: (from, to) =>
      `Soil seen from the side. Throw away the top 2–3 cm and take the layer from ${from} to ${to} cm.`,
    differs:
      'The depth differs by source. First follow the leaflet of your kit, and always take soil from the same depth.',
    weather: 'The soil now',
    weathers: { good: 'Moist', wet: 'After rain', dry: 'Very dry' },
    weatherTexts: {
      good: 'This is a good time to take soil.',
      wet: 'Wait. Avoid the time right after rain.',
      dry: 'Wait. Avoid times when the soil is very dry.',
    },
    days: 'Days since the last fertilizer',
    enough: 'long enough',
    more: (days) => (days === 1 ? '1 more day' : `${days} more days`),
    checklist: 'Checklist for the field',
  },
  opened: {
    title: 'Record the opening date',
    text: 'When the use-by date is near, the app tells you here. Saved on this device only.',
    name: 'Name of the reagent or kit',
    openedOn: 'Opened on',
    useBy: 'Use by (if it is on the box)',
    add: 'Save',
    wrongName: (longest) => `Type a name (at most ${longest} characters).`,
    wrongDay: 'Check this date.',
    full: (most) =>
      `You can save up to ${most}. Delete from the list below what you no longer use.`,
    list: 'Saved reagents',
    none: 'Nothing saved yet.',
    on: (day) => `Opened on ${day}`,
    until: (day) => `Use by ${day}`,
    states: {
      fresh: 'can be used until its date',
      soon: 'near its date',
      past: 'past its date',
      old: 'opened a year ago: check the date in the leaflet',
      unknown: 'check the date on the box',
    },
    reminder: 'Check the dates of your reagents',
    reminderOf: (name, state) => `${name}: ${state}`,
    remove: (name) => `Delete "${name}"`,
    removed: 'Deleted',
    day: (year, month, day) =>
      `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    notKept: 'This device cannot save. If you close the page, this is lost.',
  },
  lane: {
    after: (names) => `Do this after "${names}".`,
    sideBySide: (names) => `${names} can be done side by side. The timer tells you the order.`,
  },
  label: (name) => `${name}: `,
  time: 'Time',
  handsTime: (length) => `about ${length} (rough guide)`,
  atLeast: (length) => `${length}. If it is not clear, wait longer`,
  window: 'Read by',
  windowText: (length) => `within ${length} after the time is up`,
  windowUnknown: 'Read as soon as the time is up.',
  readsAnalytes: (names) => `To read: ${names}`,
  reading: {
    methods: {
      color: 'Compare the color of the liquid with the color chart.',
      pad: 'Compare the color of the strip with the color chart.',
      turbidity: 'Compare how far the black figure shows through.',
    },
    half: 'A color between two levels can be read as "between".',
    noHalf: 'Do not read between levels. Choose the nearer one.',
    partial:
      'The chart on the screen has only some of the levels. Numbers from the paper color chart can be entered in the timer.',
    chart: 'Open the chart',
  },
  nameJoiner: ', ',
  nothingListed: 'Check the leaflet. No sourced information is available yet.',
  moreRemarks: (count) => `${count} more`,
  remarks: {
    lookLight: 'Look in a bright place with natural light. Do not look in direct sunlight.',
    lookWhite: 'Put white paper behind the tube or strip.',
    lookBack: 'Turn Midori-kun strips over and look at them from the clear side.',
    lookNow: 'When the time is up, read at once.',
    lookFirst:
      'Do not look for exactly the same color. Look quickly, and choose the nearest color.',
    lookHalf:
      'If it looks between two colors, choose "between". Some kits are not read between levels.',
    lookPhoto:
      'Take one photo of the tube together with the paper color chart. Then you can look again later.',
    lookOthers:
      'If colors are hard for you to tell apart, ask another person to look too. Every color in this app has a number or a word.',
    kBlack:
      'Put the black figure behind the tube and compare how well you see it through the white, cloudy liquid. If it is clearly seen, there is little potassium. If it is not seen, there is a lot.',
    kMix: 'The way of mixing changes the cloudiness a lot. Mix gently and make no bubbles.',
    kAmmonium:
      'If fertilizer with ammonium was used recently, potassium may read higher than it really is.',
    kHard: 'Of nitrogen, phosphate and potassium, this one is the hardest to read.',
    handsWash:
      'Wash your hands before and after. Dirty hands, or a finger in the liquid, change the result.',
    handsCap: 'Do not close the tube with your finger to shake it. Use its own cap.',
    handsChildren:
      'When a child uses the kit, an adult must be there. Keep it out of reach of babies and small children.',
    handsCut: 'Do not cut a PACKTEST tube and do not squeeze out what is inside.',
    aidEyes:
      'In the eyes: rinse with water at once for 15 minutes or more. See an eye doctor, even if it does not hurt.',
    aidLens:
      'With contact lenses: rinse for a few minutes, take out the lenses, then go on rinsing.',
    aidSkin: 'On skin or clothes: wash with water at once.',
    aidSwallowed:
      'If swallowed: give plenty of water or milk to drink. Do not make the person vomit. See a doctor at once.',
    disposeLeaflet:
      'For disposal, follow the leaflet of the kit and the rules of your city or town.',
    disposeRinse:
      'After reading, pour away the liquid at once, and wash the tube and its cap with water.',
    keepDry: 'Keep it in a dry place, away from sunlight.',
    keepChart: 'Keep the paper color chart in an envelope, so that the colors do not fade.',
    keepEarthCheck: 'Use up Earth Check liquid within 2 years (5 mL is for about 45 tests).',
    keepBlank: 'Test old reagent with pure water alone. If it does not show 0, do not use it.',
    keepOthers: 'For other kits, look at the "use by" date on the box.',
    limitsStudy:
      'A study in the USA compared 5 home kits with a laboratory. They agreed with it in 94%, 92%, 64%, 36% and 33% of the tests (soil from one place).',
    limitsPlain: 'So some kits are right 9 times out of 10, and others only 1 time out of 3.',
    limitsUse: 'Use it for a rough idea of "high" or "low". Do not take it as an exact number.',
    limitsSoluble:
      'Values of water-soluble phosphate and potassium cannot be compared with those of a normal soil analysis. It is safer to have a laboratory test about once a year.',
    limitsLow:
      'No color does not mean "too little" for the crop. It means that the amount is below what this kit can measure.',
    limitsRepeat:
      'When it is important, measure the same liquid 3 times and take the middle value.',
  },
  captions: {
    daylight: 'In a bright place',
    'read-tube': 'In front of white paper',
    'read-strip': 'Turn it over',
    'half-level': 'In the middle: "between"',
    'read-k': 'In front of the black figure',
    'mix-gently': 'Mix gently',
    'wash-hands': 'Wash your hands',
    'shake-tube': 'Close the cap and shake',
    'rinse-eyes': 'Water, 15 minutes or more',
    'rinse-tube': 'Wash at once',
    dispose: 'Follow the rules',
    'keep-cool': 'Keep out of sunlight',
    'open-date': 'Write the day you opened it',
    'iphone-share': 'Press "Share"',
    'iphone-add': '"Add to Home Screen"',
    'android-menu': '"⋮" at the top right',
    'android-install': '"Install"',
    'mute-switch': 'Turn off silent mode',
    'locked-phone': 'Screen off: it may not ring',
    backup: 'Make a backup',
    'share-kit': 'Share by QR code',
    'new-phone': 'To the new device',
  },
  figureLevels: {
    clear: {
      look: 'Clearly seen',
      meaning: 'low',
      picture: 'The black figure is clearly seen through the tube',
    },
    faint: {
      look: 'Faint',
      meaning: 'medium',
      picture: 'The black figure is faint through the tube',
    },
    gone: {
      look: 'Not seen',
      meaning: 'high',
      picture: 'The black figure is not seen through the tube',
    },
  },
  careNotes: {
    'first-aid':
      'This is what the maker of PACKTEST says. For other kits, read the leaflet in the box first.',
  },
  troubles: {
    noColor: {
      title: 'No color, or very pale',
      text: 'If there is even a faint color, choose the nearest level. If there is none, choose "No color": there is too little to measure, which does not mean that the crop lacks it. If it never shows a color, check the date of the reagent.',
    },
    tap: {
      title: 'A wrong tap, or a wrong value',
      text: 'Right away, "Undo" takes you one step back. A value you read can be changed by tapping it in the results. Later, change it in "Records" of the diagnosis.',
    },
    chart: {
      title: 'The paper colors and the color of the tube do not match',
      text: 'Printed colors can differ from real tubes. Choose the nearest level or "between".',
    },
    strange: {
      title: 'The color is not on the chart',
      text: 'With a lot of iron, for example, you may get a color that is not on the chart. Choose "No color fits".',
    },
    dip: {
      title: 'The dipping time was wrong',
      text: 'Start again with a new strip. Next time, follow the voice: "3, 2, 1, lift out".',
    },
    late: {
      title: 'The reading was late',
      text: 'How late it was is recorded too. If it was very late, test again.',
    },
    times: {
      title: 'The times of the items get mixed up',
      text: 'Each reagent has its own waiting time. Use a separate container for each and write a name on it. The app times each item separately.',
    },
    many: {
      title: 'Many samples: which one is next?',
      text: 'Write numbers on the containers, the same as the sample numbers in the app. The app tells you what to do next.',
    },
    cloudy: {
      title: 'The liquid does not become clear',
      text: 'Soil with a lot of clay can take from 30 minutes to a day. Wait with "Wait 30 min more", or filter it with filter paper or kitchen paper. In cloudy liquid, colors are easily misread.',
    },
    changed: {
      title: 'The color changed when the soil sank',
      text: 'Add the reagent after the liquid is clear, and read only once.',
    },
    amount: {
      title: 'The amount of water or soil was wrong',
      text: 'Start again with new soil. Look at the line at the height of your eyes.',
    },
    temperature: {
      title: 'Cold days, hot days',
      text: 'For some items, the waiting time changes with the temperature of the water. Work at the temperature in the leaflet (example: 15–30 °C). The app does not change times by temperature.',
    },
    wind: {
      title: 'Wind or rain stops you',
      text: 'You can take the soil home and test there. A test that has begun goes on, even when the app is closed.',
    },
    wet: {
      title: 'The color chart gets wet',
      text: 'Put it into a clear bag, or laminate it.',
    },
    gloves: {
      title: 'Gloves make pressing hard, or the screen is hard to see',
      text: 'During a test, you can press the button anywhere in the lower half of the screen. In the sun, set "Screen colors" in the settings to "Sunlight".',
    },
    old: {
      title: 'The reagent may be old',
      text: 'Test with pure water alone. If it does not show 0, the reagent is old or the container is dirty.',
    },
    dirty: {
      title: 'The tube or cap is dirty',
      text: 'Wash it right after use. When you test again at once, rinse it first with the next liquid.',
    },
  },
  marks: {
    official: 'Published by the maker or a public institution',
    reported: 'Several users or shops report the same',
    inferred:
      'One person’s report, or an estimate. Check the leaflet, and correct it if it differs',
    user: 'You entered it on this device',
    unknown: 'No source was found. Enter the value from the leaflet',
  },
  install: {
    phone: 'Your phone',
    why: 'From the Home Screen, the app also opens in fields without a signal. On an iPhone, your records are safer.',
    ios: {
      title: 'iPhone and iPad',
      steps: [
        'Open this page in Safari.',
        'Press "Share" (a square with an arrow up).',
        'Press "Add to Home Screen".',
        'Press "Add" at the top right.',
      ],
      note: 'On an iPhone, records made in Safari do not move to the added app. Add the app first, then start using it.',
    },
    android: {
      title: 'Android',
      steps: [
        'Open this page in Chrome.',
        'Press "⋮" at the top right.',
        'Press "Add to Home screen" or "Install app".',
        'Press "Install".',
      ],
    },
  },
  sound: {
    steps: [
      'When you press "Start", sound is turned on. Opening the page alone makes no sound.',
      'On an iPhone, turn off "Silent Mode" with the switch on the side or the Action button. In silent mode, the sound may not play.',
      'Turn up the volume with the volume buttons.',
      'Before you start, check with "Try sound" in the settings.',
    ],
    vibration: 'iPhones do not vibrate for this app. Sound and screen tell you.',
    tryOut: 'Check the sound and practice with water',
  },
  locked: {
    title: 'If you turn off the screen, it may not ring',
    text: 'If you turn the screen off or change to another app, the sound may not play when the time is up. Keep this screen open during the test.',
    after:
      'When you come back, the time that has passed is shown correctly. If you are worried, also set a timer in the clock app of your phone.',
    wakeLock:
      'During a test, the app asks for the screen to stay on. In Home Screen apps on an iPhone, this does not work before iOS 18.4.',
  },
  kept: {
    steps: [
      'Records, kits and settings are saved on this device only. Nothing is sent anywhere, and no account is needed.',
      'If you clear the history and data of your browser, your records are deleted too.',
      'In Safari on an iPhone, records may be deleted if you do not open this page for 7 days. Add the app to the Home Screen and use it there.',
      'Records do not move to a new phone automatically.',
      'From time to time, make a backup under "Diagnosis", "Backup", and keep a copy on a computer too.',
    ],
  },
  sharing: {
    steps: [
      'You can share a kit you made or changed by link, QR code or file.',
      'For a QR code, press "Scan a QR code" in the app of the other phone. It works without a signal.',
      'Before you use a kit you received, compare its times and amounts with the leaflet.',
    ],
  },
  moving: {
    steps: [
      'On the old phone, press "Make a backup" and send the file to the new phone.',
      'On the new phone, add this app to the Home Screen.',
      'Open it from the Home Screen and press "Import a file".',
      'Check that you can see your records. Then delete the data on the old phone.',
    ],
  },
  amounts: {
    steps: [
      'After the test, tap "See the diagnosis" and choose the crop.',
      'Enter the area of the field to see how much lime and fertilizer it needs.',
      'Values from a meter or a laboratory: "Diagnosis", then "Enter values".',
      'This app cannot detect pesticides or diseases.',
    ],
  },
  people: {
    steps: [
      'On the screen before the test, choose two samples or more.',
      'Tap "Change" beside the number of people, and set "People testing" to "2 people".',
      'Tap "Start": the steps of both people appear on one screen.',
    ],
  },
  display: {
    steps: [
      'Make letters larger in "Settings", "Text size".',
      'In bright sun, set "Screen colors" to "Sunlight".',
      '"Language" offers Japanese, easy Japanese and English.',
    ],
  },
  sheet: {
    app: 'Soil Test Kit Timer',
    title: (kit) => `How to test with ${kit}`,
    count: (count) => (count === 1 ? '1 step' : `${count} steps`),
    note: 'Your readings',
    field: 'Field',
    low: '"No color" does not mean "too little".',
    code: 'To test with the app',
  },
  /** Questions in people's own words; each leads to the section that answers it. */
}
