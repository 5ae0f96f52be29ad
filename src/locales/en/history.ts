import type { history as source } from '#locales/ja/history.ts'
import type { Translated } from '#locales/translated.ts'
import { speciesNames } from './species-names.ts'
import { scaleLevels } from './verdict-levels.ts'

const items: Readonly<Partial<Record<string, string>>> = {
  ph: 'pH',
  ec: 'EC',
  nitrate: 'Nitrogen',
  ammonium: 'Nitrogen',
  phosphate: 'Phosphate',
  potassium: 'Potassium',
  'lab-ph': 'pH',
  'lab-ec': 'EC',
  'lab-nitrate-n': 'Nitrogen',
  'lab-ammonium-n': 'Nitrogen',
  'lab-available-p2o5': 'Phosphate',
  'lab-exchangeable-k2o': 'Potassium',
  'lab-exchangeable-cao': 'Calcium',
  'lab-exchangeable-mgo': 'Magnesium',
}

const and = (names: readonly string[]) => names.join(' and ')

/** Kept tests: the list, one of them, some under each other, and how values change. */
export const history: Translated<typeof source> = {
  today: (day) => `Today, ${day}`,
  species: speciesNames,
  verdict: (item, level) => {
    const name = items[item]
    const word = scaleLevels[level]
    return level === 'fit' || name === undefined ? word : `${name}: ${word.toLowerCase()}`
  },
  reading: 'Reading the records…',
  readSoFar: (count) => `Reading the records… ${count}`,
  add: 'Add by hand',
  back: 'Back to list',
  failures: {
    full: 'Your device is full, and this could not be saved. Delete photos or apps you do not use, then try again.',
    denied:
      'Your browser does not allow saving, and this could not be saved. Open the app in a normal window.',
    broken:
      'The storage is not responding, and this could not be saved. Close this page and open it again.',
    'unknown-record': 'This record is already deleted. Open the list again.',
  },

  empty: {
    title: 'No records yet',
    text: 'Get your kit ready and test with the timer. The values you read are kept here automatically.',
    begin: 'Test with the timer',
    manual: 'See the manual',
  },

  filter: {
    title: 'Filters',
    all: 'All',
    show: (count) => (count === 1 ? 'See 1 record' : `See ${count} records`),
    count: (shown, all) => {
      if (shown !== all) return `${shown} of ${all} records`
      return all === 1 ? '1 record' : `${all} records`
    },
    text: 'Search',
    textHint: 'plot, sample, kit, note',
    plot: 'Plot',
    anyPlot: 'All plots',
    kit: 'Kit',
    anyKit: 'All kits',
    species: 'Item',
    anySpecies: 'All items',
    from: 'From this day',
    to: 'To this day',
    clear: 'Clear',
    active: (count) => `Filters (${count} set)`,
    nothing: 'No record fits. Use fewer conditions.',
  },

  row: {
    andMore: (name, others) => `${name} and ${others} more`,
    sample: (place) => `Sample ${place}`,
    inPlot: (plot) => ` (${plot})`,
    stopped: 'Test stopped early',
    origin: { typed: 'entered by hand', file: 'imported from a table' },
    photos: (count) => (count === 1 ? '1 photo' : `${count} photos`),
    laboratory: 'Lab',
    instrument: 'Meter',
    noValues: 'No values were read.',
    words: 'in words',
    middle: ' (between)',
    pickOf: (when, kit) => `Compare ${when} ${kit}`,
    more: 'Show more',
  },

  diagnoseAll: 'Diagnose these',
  picked: {
    begin: 'Compare',
    choose: 'Choose 2 to 6 records',
    open: (count) => `Compare ${count}`,
    clear: 'Cancel',
  },

  charts: {
    title: 'Changes over time',
    of: (plot) => `${plot} over time`,
    change: {
      first: 'First test',
      year: 'this year',
      months: (count) => `in ${count} months`,
      before: 'since the last test',
      same: (since) => `No change ${since}`,
      rose: (since, amount) => `Up ${amount} ${since}`,
      fell: (since, amount) => `Down ${amount} ${since}`,
    },
    latest: (count) =>
      count === 1
        ? 'Only the newest value is drawn.'
        : `Only the newest ${count} values are drawn.`,
    name: (label) => `Changes of ${label}`,
    summary: ({ label, count, first, last, low, high }) =>
      `${label}. ${count === 1 ? '1 test' : `${count} tests`}, from ${first} to ${last}. The lowest value is ${low}, the highest is ${high}. The numbers are in the table below.`,
    unseen: 'not detected (▽ at the bottom)',
    band: (crop, range) => `Suitable for ${crop}: ${range}`,
    table: 'See the numbers as a table',
    day: 'Day',
    value: 'Value',
    kit: 'Kit',
    differentKits:
      'Values of different kits cannot be compared directly. Each kit has its own shape of mark.',
    rest: (count) => `${count} more`,
  },

  compare: {
    title: (count) => `${count} tests compared`,
    missing: 'The records to compare were not found. Choose again from the list.',
    month: (year, of) => `${of}/${year}`,
    day: (of, on) => `${of}/${on}`,
    none: 'none',
    kitsDiffer:
      'Values of different kits cannot be compared directly. Look only at whether they rise or fall.',
    notInAll: 'This sample is not in every test.',
    resolution: 'A difference smaller than one level of the chart may come from the reading.',
    finding: {
      kitsDiffer: 'The kits are different',
      rose: (names) => `${and(names)} went up`,
      fell: (names) => `${and(names)} went down`,
      roseAndFell: (rose, fell) => `${and(rose)} went up, ${and(fell)} went down`,
      mixed: (names) => `${and(names)}: not the same in every plot`,
      same: 'Nothing has changed',
      unknown: 'There are no numbers to compare',
    },
    change: {
      rose: (amount) => `Up ${amount}`,
      fell: (amount) => `Down ${amount}`,
      same: 'No change',
      returned: 'Changed, then returned',
      unknown: 'Cannot be compared',
    },
  },

  record: {
    missing: 'This record was not found. It was deleted, or it is on another device.',
    title: 'Record of a test',
    byEye: 'Read by eye',
    byCamera: 'Read by camera',
    stopped: 'Test stopped early',
    noReadings: 'No values were read.',
    readAt: (clock) => `Read at ${clock}`,
    typed: 'Entered by hand',
    limitUnknown:
      '"Late" counts from when the reading was due. Check the leaflet for how many seconds you have to read.',
    weather: 'Weather',
    note: 'Note',
    judge: 'Get the diagnosis',
    report: 'See or print report',
    editAnswerOf: (analyte) => `Change the value of ${analyte}`,
    editDetails: 'Edit date, names and note',
    changed: 'Changed.',
    undo: 'Undo',
    undone: 'Undone.',
    remove: 'Delete this record',
    removed: 'The record was deleted.',
    corrections: (count) => (count === 1 ? '1 change' : `${count} changes`),
    correctedAt: ({ when, what }) => `${when} ${what}`,
    fields: {
      note: 'Note',
      weather: 'Weather',
      'started-at': 'Date and time',
      sample: 'Added sample',
      'sample-name': 'Name of the sample',
      'sample-plot': 'Plot',
      reading: 'Value read',
      photo: 'Photo',
      measured: 'Laboratory or meter value',
      diagnosis: 'Diagnosis',
    },
    diagnoses: 'Diagnosis of this day',
    diagnosisOf: ({ when, crop }) => `${when} ${crop}`,
    noDiagnosis: 'No diagnosis has been saved.',
    diagnosisUnknown:
      'This version of the app cannot open this diagnosis. It is kept, not deleted.',
    removeDiagnosis: (what) => `Delete the diagnosis ${what}`,
    diagnosisRemoved: 'The diagnosis was deleted.',
  },

  camera: {
    title: 'Camera estimate',
    read: ({ value, range }) => `About ${value} (${range})`,
    range: (low, high) => `from ${low} to ${high}`,
    'off-chart': 'No level had this color.',
    refused: 'It could not be judged.',
    verdict: {
      accepted: 'You used the camera estimate.',
      changed: 'You looked and chose another value.',
      discarded: 'You did not use the camera estimate.',
    },
    picture: (analyte) => `Photo from reading ${analyte}`,
    noPicture: 'The photo is not on this device.',
  },

  photos: {
    title: 'Photos',
    add: 'Add a photo',
    hint: 'Photos are made smaller and kept. The place where they were taken is removed.',
    picture: (place) => `Photo ${place}`,
    missing: 'This photo is not on this device.',
    remove: (place) => `Delete photo ${place}`,
    added: 'The photo was added.',
    removed: 'The photo was deleted.',
    working: 'Making the photo smaller…',
    unreadable: 'This photo cannot be opened. Choose a JPEG or PNG photo. The record is unchanged.',
    failure: {
      full: 'Your device is full, and the photo could not be kept. The other records are safe.',
      denied:
        'Your browser does not allow saving, and the photo could not be kept. The other records are safe.',
      broken:
        'The storage for photos did not respond. The other records are safe. Please try again.',
    },
  },

  measured: {
    title: 'Laboratory or meter values',
    hint: 'They are measured in a different way from kit values, so they are kept apart.',
    none: 'None yet.',
    add: 'Add a value',
    source: 'Where is it from?',
    sources: { laboratory: 'Laboratory', instrument: 'Meter' },
    sample: 'Sample',
    what: 'Item and unit',
    value: 'Value',
    option: (name, unit) => (unit === '' ? name : `${name} (${unit})`),
    method: 'Name of the instrument (if any)',
    line: ({ what, amount, method }) => `${what} ${amount}${method === '' ? '' : ` (${method})`}`,
    remove: (what) => `Delete ${what}`,
    items: {
      'lab-ph': 'pH',
      'lab-ec': 'EC',
      'lab-nitrate-n': 'Nitrate nitrogen',
      'lab-ammonium-n': 'Ammonium nitrogen',
      'lab-available-p2o5': 'Available phosphate (Truog method)',
      'lab-exchangeable-k2o': 'Exchangeable potassium',
      'lab-exchangeable-cao': 'Exchangeable calcium',
      'lab-exchangeable-mgo': 'Exchangeable magnesium',
      'lab-cec': 'CEC',
      'lab-base-saturation': 'Base saturation',
      'lab-lime-saturation': 'Calcium saturation',
      'lab-ca-mg': 'Ca/Mg ratio',
      'lab-mg-k': 'Mg/K ratio',
      'lab-humus': 'Humus',
      'lab-phosphate-absorption': 'Phosphate absorption coefficient',
      'lab-ph-kcl': 'pH (KCl)',
      'meter-ph': 'pH',
      'meter-ec': 'EC',
      'meter-nitrate-n': 'Nitrate nitrogen',
      'meter-ammonium-n': 'Ammonium nitrogen',
    },
  },

  edit: {
    title: 'Edit date, names and note',
    when: 'Date and time of the test',
    sampleName: (place) => `Name of sample ${place}`,
    samplePlot: (place) => `Plot of sample ${place}`,
    noPlot: 'Not chosen',
    weather: 'Weather',
    note: 'Note',
    save: 'Save',
    badWhen: 'Enter the date and time.',
    unchanged: 'Nothing was changed.',
    answer: 'Value',
    typed: 'Enter a number',
    typedValue: (unit) => (unit === '' ? 'Number' : `Number (${unit})`),
    badNumber: 'Please enter a number (example: 12.5).',
    between: (one, other) => `between ${one} and ${other}`,
    level: (value, word) => (word === '' ? value : `${value} (${word})`),
  },

  typed: {
    title: 'Add a record by hand',
    lead: 'Add, for example, a test that you wrote on paper. Leave what you do not know as "not measured".',
    kit: 'Kit used',
    when: 'Date and time of the test',
    sample: 'Name of the sample',
    plot: 'Plot',
    values: 'Values read',
    notMeasured: 'not measured',
    weather: 'Weather',
    note: 'Note',
    save: 'Add to records',
    saved: 'The record was added.',
    nothing: 'Enter at least 1 value.',
    missingKit: 'This kit cannot be opened. Choose another kit.',
  },

  unreadable: {
    title: (count) => (count === 1 ? '1 record cannot be read' : `${count} records cannot be read`),
    text: 'Nothing was deleted. The other records are safe.',
    place: (path) => `Place: ${path}`,
    newer: 'This record comes from a newer version of the app. Update this app to read it.',
    broken: 'Its content is broken.',
  },

  overtaken: {
    title: 'Another device has changed the same thing.',
    now: 'Now:',
    other: 'Also entered:',
    line: ({ value, where, when }) => `${value} (${where}, ${when})`,
    here: 'this device',
    device: (tag) => `device ${tag}`,
    empty: 'empty',
    there: 'present',
    away: 'absent',
    take: (value) => `Use “${value}”`,
    keep: 'Keep as it is',
  },

  howToRead: {
    title: 'How to read the values',
    points: [
      '"Not detected" means that this kit could not see it. It does not mean "too little". It does not mean 0 either.',
      'An item without a value is "not known". It may be low or high.',
      'Numbers are the levels of the color chart. Small differences between levels cannot be read.',
      'Compare only values with the same unit and the same chemical form (such as NO3-N). Values of different kits cannot be compared directly.',
      'A value marked "late" was read after its time. The color may have changed, so take it as a rough guide.',
    ],
  },
}
