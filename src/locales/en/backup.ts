import type { CsvWords } from '#domain/exchange/csv-words.ts'
import type { KitReason } from '#domain/kit/kit-problem.ts'
import type { backup as source } from '#locales/ja/backup.ts'
import type { Translated } from '#locales/translated.ts'

type FaultReason = Parameters<typeof source.fault>[0]

/** Those of a kit inside a record are all told alike: nobody edits it by hand. */
type OwnReason =
  | Exclude<FaultReason, KitReason>
  | Extract<
      FaultReason,
      'missing' | 'bad-number' | 'newer-version' | 'too-long' | 'too-many' | 'not-json'
    >

const faultWords: Readonly<Record<OwnReason, string>> = {
  missing: 'Something that is needed is empty.',
  'bad-date': 'This cannot be read as a date. Write it like 2026-04-01.',
  'bad-time': 'This cannot be read as a time. Write it like 9:05.',
  'below-limit': 'Below the limit of detection: there is no number to keep.',
  'above-limit': 'Above what the method can measure: there is no number to keep.',
  summary: 'A row of totals, means or standards, not a sample: it is left out.',
  'bad-number': 'This is not a number.',
  impossible: 'This cannot be: pH goes from 0 to 14.',
  'too-long': 'The text is too long.',
  'too-many': 'There are too many rows for one test.',
  'too-many-values': 'Too many kit values for one sample: 12 at most.',
  'unknown-choice': 'This is not one of the words for this column.',
  'unknown-sample':
    'It is not known which sample a value belongs to. In a table, write it in the column "Sample no.".',
  'unknown-level': 'A value belongs to a level that is not on the color chart.',
  'not-a-record': 'This is not a record of a test.',
  'newer-version': 'This comes from a newer version of the app. Update this app to read it.',
  'not-an-event': 'This does not come from this app.',
  foreign: 'This cannot be imported from another place.',
  'from-the-future':
    'The date is too far in the future. Check the clock of the device that made the file.',
  'not-a-plot': 'This cannot be read as a plot.',
  'not-a-chart': 'This cannot be read as a chart.',
  'not-a-standard': 'This cannot be read as a standard or a fertilizer.',
  'unknown-kind': 'This may come from a newer version of the app. It is left out.',
  'too-deep': 'This does not come from this app.',
  'not-json': 'The text is broken.',
  'bad-photo': 'The photo is broken.',
  'cut-off': 'The file was cut off.',
}
const known: Readonly<Partial<Record<string, string>>> = faultWords
const brokenKit = 'The content of the kit that was used is broken.'

const tests = (count: number) => (count === 1 ? '1 test' : `${count} tests`)
const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)
type Things = Readonly<
  Record<'records' | 'plots' | 'kits' | 'charts' | 'standards' | 'fertilizers', number>
>
const things = ({ records, plots, kits, charts, standards, fertilizers }: Things) =>
  [
    records > 0 && tests(records),
    plots > 0 && counted(plots, 'plot'),
    kits > 0 && counted(kits, 'kit of yours'),
    charts > 0 && counted(charts, 'chart'),
    standards > 0 && counted(standards, 'standard'),
    fertilizers > 0 && counted(fertilizers, 'fertilizer'),
  ]
    .filter(Boolean)
    .join(', ')
const restore = 'Bring back what was deleted too'
const atLeast = (count: number, isMore: boolean) => (isMore ? `${count} or more` : String(count))

const laboratoryItems: CsvWords['laboratoryItems'] = {
  'lab-ph': 'pH (H2O)',
  'lab-ec': 'EC',
  'lab-nitrate-n': 'Nitrate N',
  'lab-ammonium-n': 'Ammonium N',
  'lab-available-p2o5': 'Available P2O5 (Truog)',
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

/** Files that carry the records to another place, and back. */
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
    unsaved: 'Tests without a backup',
    count: (count, isMore) => atLeast(count, isMore),
    all: 'None',
    never: 'None made yet',
    before: (day) => `Last backup ${day}`,
    checking: 'Checking…',
    remind: 'It is time to make a backup',
  },

  out: {
    fullText: 'Tests, photos, plots, your own kits and charts',
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
    working: 'Putting it together…',
    workingOf: (done, total) =>
      total === null ? `Putting it together… ${done}` : `Putting it together… ${done} / ${total}`,
    ready: ({ name, size }) => `"${name}" is ready. Its size is ${size}.`,
    download: 'Save on device',
    share: 'Share',
    failed: 'The file could not be made. Your records are still on the device. Please try again.',
    downloaded: 'The file was passed to your browser. Keep a copy in another place too.',
    shared: 'Shared.',
    impossible: 'Could not share. Your records are still on the device. Press "Save on device".',
  },

  size: (value, unit) => `${value} ${unit}`,

  in: {
    text: 'A backup, or a table from a laboratory',
    choose: 'Import a file',
    working: (percent) => `Looking into the file… ${percent}%`,
    workingShort: 'Looking into the file…',
    failure: {
      'too-large':
        'The file is too large (at most 300 MB). Your records are unchanged. Choose another file.',
      'too-wide': 'The table has too many columns (at most 1,000). Your records are unchanged.',
      'workbook-too-large':
        'The workbook is too large (at most 10 MB and 20,000 rows). Split the sheet or save it as CSV. Your records are unchanged.',
      'old-workbook':
        'This is an old Excel file or one with a password. Save it as ".xlsx" without a password. Your records are unchanged.',
      unreadable:
        'The file could not be read. Your records are unchanged. Put the file on your device again, then choose it once more.',
      'not-known':
        'This is neither a backup of this app nor a table with a date column. Your records are unchanged.',
      'newer-version':
        'This file was made by a newer version of the app. Update this app, then import it.',
      empty: 'There is nothing in the file to import. Your records are unchanged.',
    },
  },

  columns: {
    title: 'Is this where the columns go?',
    column: 'Column',
    example: 'Example',
    goal: 'Goes to',
    of: (title) => `Where "${title}" goes`,
    unitOf: (title) => `Unit of "${title}"`,
    sure: 'Known',
    check: 'Check',
    unused: 'Not used',
    noUnit: 'no unit',
    unjudged: (unit) => `${unit} (not judged)`,
    lines: (first, last) =>
      first === last ? `Heads: row ${first}` : `Heads: rows ${first}–${last}`,
    sheet: 'Sheet',
    sheetOf: (name, rows) => `${name} (${rows} rows)`,
    rowsAre: 'One record is',
    rows: { tests: 'one row', samples: 'all rows of a day' },
    day: 'Day of the test',
    dayHint: 'The table has no column of days. All rows get this one.',
    dayMissing: 'Enter the day.',
    asRead: (count) =>
      count === 1 ? 'As read: the first row' : `As read: the first ${count} rows`,
    line: 'Row',
    apart: 'Values of a laboratory are kept apart from those of a kit.',
    next: 'Look inside',
    change: 'Change where columns go',
    remembered: 'Read as the last table with these heads.',
    choices: {
      ignore: 'Leave out',
      remark: 'Add to the note',
      keep: 'Keep as it is (not judged)',
      record: 'Record no.',
      sample: 'Sample no.',
      date: 'Day of the test',
      time: 'Time',
      kit: 'Kit',
      plot: 'Plot',
      farmer: 'Farmer',
      name: 'Name of the sample',
      weather: 'Weather',
      note: 'Note',
      value: 'Value of a kit',
      ...laboratoryItems,
    },
  },

  preview: {
    title: 'Check before you import',
    file: ({ name, size }) => `${name} (${size})`,
    kind: { backup: 'Backup', records: 'Export of an earlier version', table: 'Table' },
    encoding: (name) => `Text encoding: ${name}`,
    what: 'Item',
    fresh: 'New',
    changed: 'Changed',
    known: 'Same',
    records: 'Tests',
    plots: 'Plots',
    photos: 'Photos',
    kits: 'Your kits',
    charts: 'Your charts',
    standards: 'Your standards',
    fertilizers: 'Your fertilizers',
    nothing: '–',
    caption: 'What is in the file, compared with this device',
    allKnown: 'Everything is on this device already. Importing it adds nothing.',
    knownBesides: (faults) =>
      `What could be read is on this device already. ${faults === 1 ? '1 place' : `${faults} places`} could not be read.`,
    noneReadable: 'There is nothing that can be imported.',
    added: ({ fresh, changed }) =>
      changed === 0
        ? `Adds ${tests(fresh)}.`
        : `Adds ${tests(fresh)} and gives ${tests(changed)} new content.`,
    stays: 'The records you have stay.',
    gone: (gone) => `Deletes ${things(gone)} on this device`,
    goneText: `Deleted on another device. Turn on "${restore}" to keep them here.`,
    sample: 'Examples of tests to be added',
    test: ({ when, kit, samples }) => [when, kit, samples.join(', ')].filter(Boolean).join(' '),
    faults: (count) => (count === 1 ? '1 place cannot be read' : `${count} places cannot be read`),
    skipped: 'They are left out, the rest is imported',
    tally: {
      fresh: 'new tests',
      changed: 'changed',
      known: 'same',
      faults: 'unreadable',
      plots: 'new plots',
    },
    takes: (records, faults) =>
      faults === 0 ? tests(records) : `${tests(records)}, without what cannot be read`,
    shownFaults: (count) => (count === 1 ? 'The first is shown.' : `The first ${count} are shown.`),
    place: ({ line, column }) =>
      [line === null ? 'Whole file' : `Row ${line}`, column === null ? '' : `column "${column}"`]
        .filter(Boolean)
        .join(', '),
    ignored: (columns) =>
      `Unknown columns are not read: ${columns.map((column) => `"${column}"`).join(', ')}`,
    ahead: (count) =>
      count === 1 ? '1 entry is dated too far ahead' : `${count} entries are dated too far ahead`,
    aheadText:
      'Check whether the date of this device is right. If it is, the clock of the device that made the file seems to have been ahead once. For now these are left out. If you import them, they may replace corrections that you made here. Backups of this device will then ask the same on other devices.',
    takeAhead: 'Import these too',
    removed: (removed) => `It also has ${things(removed)} deleted before.`,
    restore,
    take: 'Import',
    cancel: 'Cancel',
  },

  fault: (reason) => known[reason] ?? brokenKit,

  taking: (percent) => `Importing… ${percent}%`,
  takingShort: 'Importing…',
  done: {
    title: 'Imported',
    text: ({ records, plots, photos }) => `Tests: ${records}, plots: ${plots}, photos: ${photos}.`,
    others: 'Kits and charts were added too. You can use them now.',
    see: 'See records',
  },
  notTaken: {
    title: 'Only a part was imported',
    reasons: {
      full: 'Your device is full. Delete photos or apps you do not use.',
      denied:
        'Your browser does not allow saving. If this is a private window, open the app in a normal window.',
      broken: 'The storage is not responding. Close this page and open it again.',
      canceled: 'You stopped the import.',
      unreadable: 'The file can no longer be read. Put it on your device again.',
    },
    again: 'Then choose the same file again. It goes on from there, and nothing is added twice.',
  },

  orphanedPhotos: {
    title: 'Delete unused photos',
    text: ({ count, size }) =>
      `${count} ${count === 1 ? 'photo' : 'photos'} (${size}) that you deleted more than 30 days ago`,
    remove: 'Delete the photos',
    ask: 'Delete the photos?',
    warning:
      'You cannot get them back on this device. Photos in a backup can come back from there.',
    cancel: 'Cancel',
    removed: 'The photos were deleted.',
  },

  place: {
    title: 'Your records are on this device only',
    points: [
      'Your records are only in this browser on this device. When your first test is saved, the app asks the browser not to delete them. They can still be lost.',
      'Safari on iPhone, iPad and Mac may delete the records of a site that you do not open for 7 days. It does not delete those of an app on the Home Screen.',
      'The app on the Home Screen and the page in the browser keep their records in different places. Adding the app does not move the records.',
    ],
  },

  team: { title: 'Work together', detail: 'Share records through the server of your office' },
  move: {
    title: 'Move to a new device',
    detail: 'In 3 steps',
    steps: [
      'On this device, press "Make a backup", then "Save on device".',
      'Send the file to the new device (or to the app on the Home Screen).',
      'On the new device, open this screen. Press "Import a file", then "Import".',
    ],
    again: 'You can import the same file again and again. Nothing is added twice.',
  },
}
