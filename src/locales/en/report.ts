import type { report as source } from '#locales/ja/report.ts'
import type { Translated } from '#locales/translated.ts'
import { counted } from '#locales/counted.ts'

/** One sample on one sheet of paper. */
export const report: Translated<typeof source> = {
  title: 'Soil test result',
  sheet: 'Report',
  sheets: (count) => counted(count, 'report', 'reports'),
  missing: 'Record not found. It was deleted, or it is on another device.',
  reading: 'Reading the records…',
  print: 'Print',
  printHint: (count) =>
    `${counted(count, 'A4 page', 'A4 pages')}, portrait. For a PDF, choose "Save as PDF" when you print.`,
  printAll: (count) => `Print ${counted(count, 'sheet', 'sheets')}`,
  back: 'Back to record',
  backToAll: 'Back to the table',
  samples: 'Samples',
  to: (name) => `For ${name}`,
  separator: ', ',
  measuredOn: (day) => `Tested on ${day}`,
  laboratory: 'laboratory values',
  noDiagnosis: 'No diagnosis was saved.',
  todo: 'To do',
  values: 'Measured values',
  item: 'Item',
  value: 'Value',
  fit: (crop) => `Good for ${crop}`,
  judgement: 'Verdict',
  meaning: 'What it means',
  trends: 'So far',
  memo: 'Notes',
  from: 'Sender and words',
  fromDetail: 'Printed on every report',
  sender: 'Sender (office, name)',
  message: 'A few words',
  stamp: 'Seal',
  paperTitle: (title) => title.replace(/ \(checked in a copy\)$/u, ''),
  sources: (shown, count) =>
    `Sources: ${shown.join('; ')}${count > shown.length ? `; ${count - shown.length} more` : ''}`,
  code: 'Data of this test',
  footer:
    'Values of simple kits are a guide. Local fertilizer standards and the label on the bag come first. Have a laboratory test once a year to be sure.',
}
