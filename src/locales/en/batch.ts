import type { batch as source } from '#locales/ja/batch.ts'
import type { Translated } from '#locales/translated.ts'
import { counted } from '#locales/counted.ts'

/** All samples of a test at once: what each needs, as a table. */
export const batch: Translated<typeof source> = {
  title: (count) => `Diagnosis of ${counted(count, 'sample', 'samples')}`,
  back: 'One sample at a time',
  missing: 'This record was not found. It was deleted, or it is on another device.',
  show: 'Filter',
  all: 'All',
  noCrop: 'No crop',
  count: (word, count) => `${word} ${count}`,
  table: 'Answer for each sample',
  sample: 'Sample',
  crop: 'Crop',
  answer: 'Answer and what to do',
  sortBy: (column) => `Sort by ${column}`,
  needCrop: 'Appears once a crop is chosen',
  chooseCrop: 'Choose crop',
  cropOf: (sample) => `Crop of ${sample}`,
  cropIs: (sample, crop) => `Crop of ${sample}: ${crop}`,
  cropOfMissing: (count) => `Choose crop for ${counted(count, 'sample', 'samples')}`,
  fill: 'Samples to get this crop',
  fills: { one: 'Only this', below: 'All below too', missing: 'All without crop' },
  filled: (count) => `The crop of ${counted(count, 'sample', 'samples')} was changed.`,
  undo: 'Undo',
  notFound: (names) => `Not found as a crop: ${names.join(', ')}.`,
  pasteHint: 'A column of crops copied from a spreadsheet can be pasted into the crop cells.',
  amount: (name, amount) => `${name} ${amount}`,
  direction: (name, direction) => `${name}: ${direction}`,
  perTenAre: '/10a',
  print: (count) => `Print ${counted(count, 'sheet', 'sheets')}`,
  save: 'Save table',
  file: (day) => `diagnosis-${day}.csv`,
  order: 'Fertilizer in total',
  withoutArea: (count) => `Not counted: ${counted(count, 'sample', 'samples')} without an area.`,
}
