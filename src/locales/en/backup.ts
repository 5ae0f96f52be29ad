import type { CsvWords } from '#domain/exchange/csv-words.ts'
import type { KitReason } from '#domain/kit/kit-problem.ts'
import type { backup as source } from '#locales/ja/backup.ts'
import type { Translated } from '#locales/translated.ts'

type FaultReason = Parameters<typeof source.fault>[0]

/** All faults of a kit within a record have the same message, because it is not edited by hand. */
type OwnReason =
  | Exclude<FaultReason, KitReason>
  | Extract<
      FaultReason,
      'missing' | 'bad-number' | 'newer-version' | 'too-long' | 'too-many' | 'not-json'
    >

const faultWords: Readonly<Record<OwnReason, string>> = {
  missing: 'A required field is empty.',
  'bad-date': 'This cannot be read as a date. Write it like 2026-04-01.',
  'future-day': 'This day is still to come: check its year.',
  'bad-time': 'This cannot be read as a time. Write it like 9:05.',
  'below-limit': 'Below the limit of detection, without a number: it goes into the note.',
  'above-limit': 'Above what the method can measure, without a number: it goes into the note.',
  'only-limits': 'A row without any number: it is left out.',
  summary: 'A row of totals, means or standards, not a sample: it is left out.',
  remark: 'A row without a date or a value, such as a note below the table: it is left out.',
  'bad-number': 'This is not a number.',
  impossible: 'Impossible value: pH is between 0 and 14.',
  'too-long': 'The text is too long. Shorten it.',
  'too-many': 'There are too many rows for one test.',
  'too-many-values': 'Too many kit values for one sample: 12 at most.',
  'unknown-choice': 'This word cannot be used in this column.',
  'unknown-sample':
    'It is not clear which sample this value belongs to. Enter its number in the column "Sample no.".',
  'duplicate-sample': 'A sample appears twice, so it is not clear whose values these are.',
  'unknown-level': 'This value is not on the color chart.',
  'not-a-record': 'This is not a record of a test.',
  'newer-version': 'This comes from a newer version of the app. Update this app to read it.',
  'not-an-event': 'This does not come from this app.',
  foreign: 'This cannot be imported from another device.',
  'from-the-future':
    'The date is too far in the future. Check the clock of the device that made the file.',
  'not-a-plot': 'This cannot be read as a field.',
  'not-a-chart': 'This cannot be read as a chart.',
  'not-a-standard': 'This cannot be read as a standard or a fertilizer.',
  'unknown-kind': 'This may come from a newer version of the app. It is left out.',
  'too-deep': 'This does not come from this app.',
  'not-json': 'The data is damaged.',
  'bad-photo': 'The photo is damaged.',
  'cut-off': 'The file was cut off.',
}
const known: Readonly<Partial<Record<string, string>>> = faultWords
const brokenKit = 'The data of the kit that was used is damaged.'

const tests = (count: number) => (count === 1 ? '1 test' : `${count} tests`)
const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)
type Things = Readonly<
  Record<'records' | 'plots' | 'kits' | 'charts' | 'standards' | 'fertilizers', number>
>
const things = ({ records, plots, kits, charts, standards, fertilizers }: Things) =>
  [
    records > 0 && tests(records),
    plots > 0 && counted(plots, 'field'),
    kits > 0 && counted(kits, 'kit'),
    charts > 0 && counted(charts, 'chart'),
    standards > 0 && counted(standards, 'standard'),
    fertilizers > 0 && counted(fertilizers, 'fertilizer'),
  ]
    .filter(Boolean)
    .join(', ')
const restore = 'Restore deleted items too'
const preferenceNames = {
  favorites: 'Favorites',
  reagents: 'Opened reagents',
  paces: 'Your pace',
  layouts: 'How tables are read',
  drafts: 'Unfinished kits',
  typedTest: 'Unfinished test',
  conditions: 'Crops, areas and sender',
  settings: 'Settings',
}
type Preferences = Readonly<Record<keyof typeof preferenceNames, { readonly fresh: number }>>
const preferences = ({ favorites, reagents, paces, layouts, drafts, ...one }: Preferences) =>
  [
    favorites.fresh > 0 && counted(favorites.fresh, 'favorite'),
    reagents.fresh > 0 && counted(reagents.fresh, 'opened reagent'),
    paces.fresh > 0 && preferenceNames.paces.toLowerCase(),
    layouts.fresh > 0 && preferenceNames.layouts.toLowerCase(),
    drafts.fresh > 0 && counted(drafts.fresh, 'unfinished kit'),
    one.typedTest.fresh > 0 && 'an unfinished test',
    one.conditions.fresh > 0 && preferenceNames.conditions.toLowerCase(),
    one.settings.fresh > 0 && preferenceNames.settings.toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ')
const atLeast = (count: number, isMore: boolean) => (isMore ? `${count} or more` : String(count))

const laboratoryItems: CsvWords['laboratoryItems'] = {
  'lab-ph': 'pH (H2O)',
  'lab-ec': 'EC',
  'lab-nitrate-n': 'Nitrate N',
  'lab-ammonium-n': 'Ammonium N',
  'lab-available-p2o5': 'Available P2O5 (Truog)',
  'lab-water-phosphate': 'Water-soluble phosphate',
  'lab-water-potassium': 'Water-soluble potassium',
  'lab-exchangeable-cao': 'Exchangeable CaO',
  'lab-exchangeable-mgo': 'Exchangeable MgO',
  'lab-exchangeable-k2o': 'Exchangeable K2O',
  'lab-cec': 'CEC',
  'lab-base-saturation': 'Base saturation',
  'lab-lime-saturation': 'Calcium saturation',
  'lab-ca-mg': 'Ca/Mg ratio',
  'lab-mg-k': 'Mg/K ratio',
  'lab-humus': 'Humus',
  'lab-phosphate-absorption': 'Phosphate absorption coefficient',
  'lab-ph-kcl': 'pH (KCl)',
}

/** Files for moving records elsewhere and back. */
export const backup: Translated<typeof source> = {
  title: 'Backup',
  csvWords: {
    sheet: 'Soil tests',
    columns: {
      record: 'Record no.',
      sample: 'Sample no.',
      date: 'Date',
      time: 'Time',
      kit: 'Kit',
      plot: 'Plot',
      name: 'Sample name',
      weather: 'Weather',
      note: 'Note',
    },
    fields: {
      farmer: 'Farmer',
      'farmer-reading': 'Farmer in kana',
      group: 'Group',
      crop: 'Crop',
      area: 'Area (a)',
    },
    answers: {
      undetectable: 'Not detected',
      'no-color-fits': 'No color fits',
      'not-read': 'Could not read',
    },
    details: {
      between: 'between levels',
      'seconds-late': 'seconds late',
      'in-time': 'read in time',
      camera: 'camera estimate',
      'camera-range': 'camera range',
      'camera-verdict': 'camera opinion',
    },
    origins: {
      kit: 'kit',
      'laboratory-item': 'lab',
      'laboratory-title': 'lab-column',
      'instrument-item': 'meter',
      'instrument-title': 'meter-column',
    },
    laboratoryItems,
    meterItems: {
      'meter-ph': 'pH',
      'meter-ec': 'EC',
      'meter-nitrate-n': 'Nitrate N',
      'meter-ammonium-n': 'Ammonium N',
    },
    inTime: { early: 'early', 'on-time': 'on time', late: 'late' },
    camera: { 'off-chart': 'no color of the chart', refused: 'refused' },
    verdicts: { accepted: 'used', changed: 'changed', discarded: 'not used' },
  },

  last: {
    unsaved: 'Tests not backed up yet',
    count: (count, isMore) => atLeast(count, isMore),
    all: 'None',
    never: 'No backup yet',
    before: (day) => `Last backup: ${day}`,
    checking: 'Checking…',
    remind: 'Time to back up your records',
  },

  out: {
    fullText: 'Tests, photos, fields, your own kits and settings',
    csvText: 'Opens in Excel. Without photos',
    prepareFull: 'Make a backup',
    prepareCsv: 'Export a table',
    fullName: (day) => `soil-test-backup ${day}.json`,
    table: {
      title: 'Export a table',
      format: 'Kind of file',
      formats: { workbook: 'Excel', csv: 'CSV' },
      farmer: 'Farmer',
      group: 'Group',
      all: 'All',
      from: 'From',
      to: 'Until',
      backwards: 'This day is before the first one.',
      make: 'Make the table',
      none: 'There are no such tests.',
      name: (what, ending) => `soil-test-records ${what}.${ending}`,
    },
    working: 'Preparing…',
    workingOf: (done, total) =>
      total === null ? `Preparing… ${done}` : `Preparing… ${done} / ${total}`,
    ready: ({ name, size }) => `"${name}" is ready (${size}).`,
    download: 'Save to device',
    share: 'Share',
    failed: 'The file could not be made. Your records are safe. Try again.',
    downloaded: 'Saved. Keep a copy on a computer or another device too.',
    shared: 'Shared.',
    impossible: 'Could not share. Press "Save to device" instead.',
  },

  size: (value, unit) => `${value} ${unit}`,

  in: {
    text: 'A backup, or a table from a laboratory',
    choose: 'Import a file',
    working: (percent) => `Checking the file… ${percent}%`,
    workingShort: 'Checking the file…',
    failure: {
      'too-large':
        'The file is too large (at most 300 MB). Your records are unchanged. Choose another file.',
      'too-wide': 'The table has too many columns (at most 1,000). Your records are unchanged.',
      'by-month':
        'A table with a column for each month cannot be imported. Give each test a row of its own, with its date in a column. Your records are unchanged.',
      'workbook-too-large':
        'The workbook is too large (at most 10 MB and 20,000 rows). Split the sheet or save it as CSV. Your records are unchanged.',
      'old-workbook':
        'This is an old Excel file or one with a password. Save it as ".xlsx" without a password. Your records are unchanged.',
      unreadable:
        'The file could not be opened. Save it to your device again, then choose it. Your records are unchanged.',
      'not-known':
        'This is neither a backup of this app nor a table of measurements such as pH. Your records are unchanged.',
      'newer-version':
        'This file was made by a newer version of the app. Update this app, then import it.',
      empty: 'There is nothing in the file to import. Your records are unchanged.',
      failed:
        'The app failed to import the file. Open this page again. Your records are unchanged.',
    },
  },

  columns: {
    title: 'Are the columns matched correctly?',
    column: 'Column',
    example: 'Example',
    goal: 'Import as',
    of: (title) => `Import "${title}" as`,
    unitOf: (title) => `Unit of "${title}"`,
    yearsOf: (title) => `Years of "${title}"`,
    years: {
      reiwa: (year) => (year === null ? 'Reiwa' : `Reiwa (${year})`),
      heisei: (year) => (year === null ? 'Heisei' : `Heisei (${year})`),
      century: (year) => (year === null ? 'Western' : `Western (${year})`),
    },
    sure: 'Matched',
    check: 'Check',
    unused: 'Not used',
    noUnit: 'no unit',
    unjudged: (unit) => `${unit} (not judged)`,
    lines: (first, last) =>
      first === last ? `Header: row ${first}` : `Header: rows ${first}–${last}`,
    turnedLines: (first, last) =>
      first === last ? `Header: column ${first}` : `Header: columns ${first}–${last}`,
    turned: 'Rows and columns were swapped: each column of the file is a row here.',
    sheet: 'Sheet',
    sheetOf: (name, rows) => `${name} (${rows} rows)`,
    rowHolds: 'Samples in a row',
    several: (parts) => `${parts.length} (${parts.join(', ')})`,
    oneSample: 'one',
    rowsAre: 'One record is',
    rows: { tests: 'one row', samples: 'all rows of a day' },
    day: 'Date of the test',
    dayHint: 'The table has no date column. All rows get this date.',
    dayMissing: 'Enter the date.',
    asRead: (count) =>
      count === 1 ? 'As read: the first row' : `As read: the first ${count} rows`,
    line: 'Row',
    turnedLine: 'Column',
    apart: 'Laboratory values are saved separately from kit values.',
    next: 'Check the contents',
    change: 'Change the columns',
    remembered: 'Same header as last time, so the same settings were used.',
    choices: {
      ignore: 'Leave out',
      remark: 'Add to the note',
      keep: 'Keep as it is (not judged)',
      record: 'Record no.',
      sample: 'Sample no.',
      date: 'Date of the test',
      time: 'Time',
      kit: 'Kit',
      plot: 'Field',
      farmer: 'Farmer',
      'farmer-reading': 'Farmer’s name in kana',
      group: 'Group or district',
      crop: 'Crop',
      area: 'Area',
      name: 'Name of the sample',
      weather: 'Weather',
      note: 'Note',
      value: 'Kit value',
      ...laboratoryItems,
    },
  },

  preview: {
    title: 'Check what will be imported',
    file: ({ name, size }) => `${name} (${size})`,
    kind: { backup: 'Backup', records: 'Export of an earlier version', table: 'Table' },
    encoding: (name) => ` (text encoding ${name})`,
    what: 'Item',
    fresh: 'New',
    changed: 'Changed',
    known: 'Same',
    records: 'Tests',
    plots: 'Fields',
    photos: 'Photos',
    kits: 'Your kits',
    charts: 'Your charts',
    standards: 'Your standards',
    fertilizers: 'Your fertilizers',
    nothing: '–',
    caption: 'What is in the file, compared with this device',
    allKnown: 'Everything in it is already on this device.',
    knownBesides: (faults) =>
      `What could be read is already on this device. ${faults === 1 ? '1 place' : `${faults} places`} could not be read.`,
    noneReadable: 'There is nothing to import.',
    added: ({ fresh, changed }) =>
      changed === 0
        ? `Adds ${tests(fresh)}.`
        : `Adds ${tests(fresh)} and updates ${tests(changed)}.`,
    stays: 'Your existing records stay.',
    preferenceNames,
    addedPreferences: (added) => ` Adds ${preferences(added)}.`,
    differing: (names) => `Different on this device: ${names.join(', ')}`,
    staysAsHere: 'What you have is kept.',
    replaced: 'Replaced by what is in the file.',
    replace: 'Use what is in the file',
    excess: (names) => `Too many to import them all: ${names.join(', ')}.`,
    gone: (gone) => `Deletes ${things(gone)} on this device`,
    goneText: `Deleted on another device. Turn on "${restore}" to keep them here.`,
    sample: 'Examples of tests to be added',
    test: ({ when, kit, samples }) => [when, kit, samples.join(', ')].filter(Boolean).join(' '),
    faults: (count) => (count === 1 ? '1 place cannot be read' : `${count} places cannot be read`),
    skipped: 'These rows or values are left out, the rest is imported',
    onlyCell: 'Only this value is left out.',
    mendFirst:
      'To correct a value, correct the table before you import it. A table corrected later adds the row as another test.',
    asides: (count) => (count === 1 ? '1 place is no value' : `${count} places are no values`),
    asidesDetail: 'Such as values below a limit, or a row of means or notes',
    tally: {
      fresh: 'new tests',
      changed: 'changed',
      known: 'same',
      faults: 'unreadable',
      plots: 'new fields',
    },
    takes: (records, faults) =>
      faults === 0 ? tests(records) : `${tests(records)}, without what cannot be read`,
    shownFaults: (count) => (count === 1 ? 'The first is shown.' : `The first ${count} are shown.`),
    completed: (plots) => ` Fills what is empty in ${plots === 1 ? '1 field' : `${plots} fields`}.`,
    differences: (count) => `Differs from what you have of your fields: ${count}`,
    oursStays: 'What you have is kept',
    factOf: (plot, fact) => `${plot}: ${fact}`,
    hereAndThere: (here, inTable) => `You have "${here}", the table says "${inTable}".`,
    place: ({ line, column }) =>
      [line === null ? 'Whole file' : `Row ${line}`, column === null ? '' : `column "${column}"`]
        .filter(Boolean)
        .join(', '),
    turnedPlace: (letters, title) =>
      title === null ? `Column ${letters}` : `Column ${letters}, row "${title}"`,
    ignored: (columns) => `Columns not used: ${columns.map((column) => `"${column}"`).join(', ')}`,
    ahead: (count) =>
      count === 1 ? '1 entry is dated in the future' : `${count} entries are dated in the future`,
    aheadText:
      'Is the date on this device right? If so, the clock of the device that made the file was probably ahead. These entries are left out for now. If you import them, they replace changes you made here. Importing a backup of this device will then ask the same question.',
    acceptAhead: 'Import these too',
    removed: (removed) => `It also contains ${things(removed)} you deleted.`,
    restore,
    take: 'Import',
    cancel: 'Cancel',
  },

  fault: (reason) => known[reason] ?? brokenKit,

  taking: (percent) => `Importing… ${percent}%`,
  takingShort: 'Importing…',
  done: {
    title: 'Imported',
    text: ({ records, plots, photos }) => {
      const all = [
        records > 0 && `tests: ${records}`,
        plots > 0 && `fields: ${plots}`,
        photos > 0 && `photos: ${photos}`,
      ].filter(Boolean)
      const text = all.join(', ')
      return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
    },
    others: 'Kits and charts were added too. You can use them now.',
    preferences: 'Favorites and settings were added too.',
    diagnose: 'Diagnose it',
    diagnoseAll: (count) => `Diagnose all ${count}`,
    see: 'See records',
  },
  notTaken: {
    title: 'Only part was imported',
    reasons: {
      full: 'Your device is full. Delete photos or apps you do not use.',
      denied: 'Your browser does not allow saving. Leave private browsing and open the app again.',
      slow: 'Saving is taking longer than usual. Keep this page open.',
      broken: 'Could not save. Close this page and open it again.',
      canceled: 'You stopped the import.',
      unreadable: 'The file can no longer be read. Save it to your device again.',
      failed: 'The app failed. Open this page again.',
    },
    again: 'Choose the same file again to continue. Nothing is added twice.',
  },

  orphanedPhotos: {
    title: 'Delete unused photos',
    text: ({ count, size }) =>
      `${count} ${count === 1 ? 'photo' : 'photos'} (${size}) of tests deleted more than 30 days ago`,
    remove: 'Delete the photos',
    ask: 'Delete the photos?',
    warning: 'This cannot be undone on this device. Photos in a backup can be restored from it.',
    cancel: 'Cancel',
    removed: 'The photos were deleted.',
  },

  place: {
    title: 'Your records are on this device only',
    points: [
      'Your records are saved in this browser only. The app asks the browser to keep them, but they can still be lost.',
      'Safari on iPhone, iPad and Mac may delete the records of a site you have not opened for 7 days. It keeps those of an app on the Home Screen.',
      'The app on the Home Screen and the page in the browser keep separate records. Adding the app does not move them.',
    ],
  },

  team: { title: 'Share with your team', detail: 'Through your office’s server' },
  move: {
    title: 'Move to a new device',
    detail: 'In 3 steps',
    steps: [
      'On this device, press "Make a backup", then "Save to device".',
      'Send the file to the new device (or to the app on the Home Screen).',
      'On the new device, open this screen. Press "Import a file", then "Import".',
    ],
    again: 'You can import the same file more than once. Nothing is added twice.',
  },
}
