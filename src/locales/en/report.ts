import type { report as source } from '#locales/ja/report.ts'
import type { Translated } from '#locales/translated.ts'
import { pluralize } from '#locales/pluralize.ts'

/** One sample on one sheet of paper. */
export const report: Translated<typeof source> = {
  title: 'Soil test result',
  sheet: 'Report',
  sheets: (count) => pluralize(count, 'report', 'reports'),
  missing: 'Record not found. It was deleted, or it is on another device.',
  reading: 'Reading the records…',
  print: 'Print',
  printHint: (count) =>
    `${pluralize(count, 'A4 page', 'A4 pages')}, portrait. For a PDF, choose "Save as PDF" when you print.`,
  printAll: (count) => `Print ${pluralize(count, 'sheet', 'sheets')}`,
  back: 'Back to record',
  backToAll: 'Back to the table',
  samples: 'Samples',
  to: (name) => `For ${name}`,
  separator: ', ',
  measuredOn: (day) => `Tested on ${day}`,
  old: (day, months) =>
    `As of ${day}, this test is ${months} or more months old. Test again before you spread anything.`,
  oldFields: (day, months, fields) =>
    `As of ${day}, tested ${months} or more months ago: ${fields.join(', ')}. Test again before you spread anything.`,
  sameDay: (fields) =>
    `Another test of the same day gave very different values: ${fields.join(', ')}. Test again before you decide on amounts.`,
  otherKitsPh: (fields) =>
    `Another kit gave another pH: ${fields.join(', ')}. Unless you have limed since then, test again before you decide on lime.`,
  testedBefore: (fields) =>
    `Other items tested before: ${fields.join(', ')}. Read those answers too before you spread anything.`,
  retestedFields: (fields) =>
    `Tested again later: ${fields.join(', ')}. Use the amounts of the newer test.`,
  laboratory: 'laboratory values',
  noDiagnosis: 'This report has the values only.',
  withoutTodo: 'This report does not say what to do',
  diagnoseFirst: 'Open the diagnosis and press "Print" there to add it.',
  diagnose: 'Open the diagnosis',
  yes: '✓',
  todo: 'To do',
  values: 'Measured values',
  item: 'Item',
  value: 'Value',
  unit: 'Unit',
  fit: 'Good range',
  judgement: 'Verdict',
  meaning: 'What it means',
  trends: 'Over time',
  memo: 'Notes',
  from: 'Sender and message',
  fromDetail: 'Printed on every report',
  sender: 'Sender (office, name)',
  message: 'Message',
  stamp: 'Seal',
  paperTitle: (title) => title.replace(/ \(checked in a copy\)$/u, ''),
  sources: (shown, count) =>
    `Sources: ${shown.join('; ')}${count > shown.length ? `; ${count - shown.length} more` : ''}`,
  kind: 'Sheets',
  kinds: { '1': 'Samples', farmers: 'Farmers', meeting: 'Overview' },
  field: 'Field',
  order: 'Total fertilizer',
  trendsOf: (field) => `Over time: ${field}`,
  printFarmers: (count) => `Print for ${pluralize(count, 'farmer', 'farmers')}`,
  farmersHint:
    'A4, portrait. Farmers with many fields get more than one page. For a PDF, choose "Save as PDF" when you print.',
  overview: 'Soil tests at a glance',
  overviewHint: 'A4, landscape. For a PDF, choose "Save as PDF" when you print.',
  isNamed: 'Name the farmers',
  sampleCount: (count) => pluralize(count, 'sample', 'samples'),
  farmerCount: (count) => pluralize(count, 'farmer', 'farmers'),
  spread: 'Lowest, median, highest',
  spreadOf: ({ least, median, greatest, unit }) =>
    `${least}, ${median}, ${greatest} ${unit}`.trim(),
  sorted: 'All samples, lowest first',
  stripOf: (item, low, high) => `${item}: ${low} low, ${high} high`,
  byCrop: 'Crop',
  byGroup: 'Group',
  byFarmer: 'Farmer',
  unnamed: 'Not set',
  lowCount: (count) => `↓${count}`,
  highCount: (count) => `↑${count}`,
  moreGroups: (count) => `${count} more`,
  code: 'Data of this test',
  footer: {
    kit: 'Values from simple kits are a guide. Follow your local fertilizer standards and the bag label first. Have a laboratory test once a year to be sure.',
    laboratory: 'Follow your local fertilizer standards and the bag label first.',
  },
}
