import type { batch as source } from '#locales/ja/batch.ts'
import type { Translated } from '#locales/translated.ts'
import { pluralize } from '#locales/pluralize.ts'

/** All samples of a test at once: the needs of each, as a table. */
export const batch: Translated<typeof source> = {
  title: (count) => `Diagnosis of ${pluralize(count, 'sample', 'samples')}`,
  back: 'One sample at a time',
  backToHistory: 'Back to records',
  missing: 'This record was not found. It was deleted, or it is on another device.',
  show: 'Filter',
  all: 'All',
  noCrop: 'No crop',
  count: (word, count) => `${word} ${count}`,
  farmer: 'Farmer',
  group: 'Group or district',
  oldSamples: (count, months) =>
    `Tested ${months} or more months ago: ${pluralize(count, 'sample', 'samples')}. Test again before you spread anything.`,
  sameDay: (count) =>
    `Another test of the same day gave very different values: ${pluralize(count, 'sample', 'samples')}. Test again before you decide on amounts.`,
  otherKitsPh: (count) =>
    `Another kit gave another pH: ${pluralize(count, 'sample', 'samples')}. Unless you have limed since then, test again before you decide on lime.`,
  testedBefore: (count) =>
    `From fields where an earlier test measured other items: ${pluralize(count, 'sample', 'samples')}. Read those answers too before you spread anything.`,
  retestedFields: (count) =>
    `From fields that were tested again later: ${pluralize(count, 'sample', 'samples')}. Use the amounts of the newer tests.`,
  sharedFields:
    'Some samples are from the same field. Spread the amount of only one. The totals count only one.',
  newestOnly: (count) => `Only the newest test of each field (${count})`,
  dayWithAge: (day, age) => `${day} (${age})`,
  table: 'Answer for each sample',
  field: 'Field',
  sample: 'Sample',
  day: 'Tested on',
  crop: 'Crop',
  answer: 'Answer and what to do',
  sortBy: (column) => `Sort by ${column}`,
  chooseCrop: 'Choose crop',
  cropOf: (sample) => `Crop of ${sample}`,
  cropIs: (sample, crop) => `Crop of ${sample}: ${crop}`,
  cropOfMissing: (count) => `Choose crop for ${pluralize(count, 'sample', 'samples')}`,
  fill: 'Samples to get this crop',
  fills: {
    one: () => 'This one',
    below: (count) => `${count} from here down`,
    missing: (count) => `This and the ${count} without a crop`,
  },
  filled: (count) => `The crop of ${pluralize(count, 'sample', 'samples')} was changed.`,
  notFound: (names) => `No such crop: ${names.join(', ')}.`,
  pasteHint: 'Copy a column of crops from a spreadsheet and paste it into the crop cells.',
  amount: (name, amount) => `${name} ${amount}`,
  direction: (name, direction) => `${name}: ${direction}`,
  perTenAre: (kilograms) => `${kilograms}\u00A0kg/10a`,
  print: (count) => `Print ${pluralize(count, 'sheet', 'sheets')}`,
  save: 'Save table',
  file: (day) => `diagnosis-${day}.csv`,
  order: 'Total fertilizer',
  needArea: 'Enter the area in each diagnosis to see the total and the number of bags here.',
  withoutArea: (count) => `Not counted: ${pluralize(count, 'sample', 'samples')} without an area.`,
  ordersByFarmer: 'Fertilizer by farmer',
  farmers: (count) => pluralize(count, 'farmer', 'farmers'),
  noFarmer: 'No farmer',
  saveOrder: 'Save the order list',
  orderFile: (day) => `order-${day}.csv`,
  price: 'Cost',
  yen: (cost) => `${cost} yen`,
  standards: 'Your standards and fertilizers',
  bags: (count) => ` (${pluralize(count, 'bag', 'bags')})`,
}
