import type { standards as source } from '#locales/ja/standards.ts'
import { pluralize } from '#locales/pluralize.ts'
import type { Translated } from '#locales/translated.ts'
import { notSaved } from './not-saved.ts'

const entries = (count: number) => pluralize(count, 'entry', 'entries')

/** The user's own standards and products. */
export const standards: Translated<typeof source> = {
  title: 'Your standards and fertilizers',
  reading: 'Reading…',
  back: 'Back to diagnosis',
  emptyTitle: 'Diagnose by the standards of your region',
  emptyText: 'Add the standards of your prefecture or JA, and the fertilizers you usually use.',
  standards: 'Standards',
  fertilizers: 'Fertilizers and lime',
  addStandard: 'Add a standard',
  addFertilizer: 'Add a fertilizer',
  usual: 'Always used',
  unreadable: (count) => `${entries(count)} could not be read. They are kept, not deleted.`,
  from: (title, date) => (date === '' ? title : `${title} (${date})`),
  cropOf: (crop, name) => (name === '' ? crop : `${crop}, ${name}`),

  files: 'Share as a file',
  filesDetail: 'With other devices and colleagues',
  save: 'Save as a file',
  load: 'Import a file',
  fileName: (day) => `standards-${day}.json`,
  loaded: ({ fresh, changed, dropped }) =>
    [
      fresh > 0 && `${entries(fresh)} added.`,
      changed > 0 && `${entries(changed)} replaced.`,
      fresh + changed === 0 && 'Nothing new in this file.',
      dropped > 0 && `${entries(dropped)} could not be read.`,
    ]
      .filter(Boolean)
      .join(' '),
  loadFailures: {
    'not-json': 'This file cannot be read.',
    'not-rules': 'This is not a file of standards.',
    'newer-version': 'This file is from a newer version. Update the app, then import it.',
    'too-many': 'There are too many standards in this file.',
    empty: 'There is no standard in this file that can be read.',
    'too-deep': 'This file cannot be read.',
    'too-long': 'This file is too large.',
    canceled: 'Canceled.',
    'too-large': 'This file is too large.',
    unreadable: 'This file cannot be read.',
    ...notSaved,
  },

  kept: 'Saved.',
  removed: 'Deleted.',
  keep: 'Save',
  remove: 'Delete',

  standard: {
    newTitle: 'Add a standard',
    editTitle: (crop) => `Standard for ${crop}`,
    crop: 'Crop',
    copy: 'Start from',
    noCopy: 'Empty fields',
    name: 'Growing method',
    nameHint: 'For example: forcing, open field (optional)',
    isUsual: 'Always use for this crop',
    rates: 'Nitrogen, phosphate, potassium (kg/10a)',
    n: 'Nitrogen',
    p2o5: 'Phosphate',
    k2o: 'Potassium',
    basal: 'Before planting',
    top: 'Top dressing',
    sum: 'Total',
    rateOf: (part, nutrient) => `${nutrient}, ${part} (kg/10a)`,
    part: 'When',
    item: 'Item',
    bands: 'Suitable soil values',
    bandsHint: 'Items left empty are judged by this app’s guide values.',
    low: 'From',
    high: 'To',
    endOf: (item, end) => `${item}: ${end}`,
    items: {
      ph: 'pH',
      ec: 'EC (mS/cm)',
      p2o5: 'Available phosphate (mg/100g)',
      k2o: 'Exchangeable potassium, K2O (mg/100g)',
      cao: 'Exchangeable calcium, CaO (mg/100g)',
      mgo: 'Exchangeable magnesium, MgO (mg/100g)',
      saturation: 'Base saturation (%)',
      caMg: 'Calcium to magnesium (equivalents)',
      mgK: 'Magnesium to potassium (equivalents)',
    },
  },

  fertilizer: {
    newTitle: 'Add a fertilizer',
    name: 'Name',
    content: 'Guaranteed analysis (%)',
    parts: {
      n: 'Nitrogen',
      p2o5: 'Phosphate',
      k2o: 'Potassium',
      mgo: 'Magnesium',
      cao: 'Calcium',
      alkali: 'Alkali',
    },
    alkaliHint: 'A product with alkali alone can be chosen as lime.',
    bag: 'Weight of a bag (kg)',
    price: 'Price of a bag (yen)',
    summary: (parts) => parts.join(', '),
    part: (name, percent) => `${name} ${percent}%`,
    bagOf: (kilograms) => `${kilograms} kg bag`,
    yen: (price) => `${price} yen`,
  },

  source: {
    title: 'Source',
    hint: 'For example: prefecture standard, JA growing calendar',
    fertilizerHint: 'For example: bag label',
    date: 'Date of the source',
  },
  wrong: {
    title: 'Enter the source.',
    name: 'Enter the name.',
    number: 'Enter a number.',
    band: 'Enter both ends, the smaller one first.',
    empty: 'Enter rates or suitable soil values.',
    content: 'Enter at least one nutrient.',
  },
}
