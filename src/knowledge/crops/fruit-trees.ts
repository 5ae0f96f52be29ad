import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, standard } from './crop-figures.ts'

/** Trees and shrubs grown for their fruit. Facts: docs/facts/diagnosis.md 1.5. */
export const fruitTrees: readonly Crop[] = [
  crop({
    id: 'blueberry',
    family: 'fruit-tree',
    ph: cited({ low: 4.5, high: 5.5 }, 'A-t', 'JA-YOKO-261'),
    lime: 'acid-lover',
    traits: ['peat-moss'],
    phRisk: cited(6.3, 'C', 'NIKKOU'),
    moreSources: ['FRUIT-41'],
  }),
  crop({
    id: 'grape',
    family: 'fruit-tree',
    ph: cited({ low: 6.0, high: 7.0 }, 'A-t', 'JA-YOKO-261'),
    standards: [
      standard('mature-delaware', null, 'B', ['FRUIT-18'], {
        total: [12, 8, 10],
        totalTo: [15, 10, 12.5],
      }),
      standard('mature-kyoho', null, 'B', ['FRUIT-18'], { total: [2, 2, 2], totalTo: [8, 8, 8] }),
    ],
  }),
  crop({
    id: 'citrus',
    family: 'fruit-tree',
    ph: cited({ low: 5.5, high: 6.5 }, 'B', 'KUDO', 'CITRUS', 'JA-YOKO-261'),
    standards: [
      standard('satsuma-very-early', 'ja', 'B', ['NANKI', 'NANKI-KARA'], {
        total: [19.6, 16.8, 14],
      }),
    ],
    dolomitePerPh: cited({ low: 140, high: 180 }, 'B', 'KUDO'),
  }),
  crop({
    id: 'apple',
    family: 'fruit-tree',
    ph: cited({ low: 5.5, high: 6.5 }, 'A-t', 'JA-YOKO-261'),
    standards: [
      standard('mature-trees', 'gunma', 'A', ['GUNMA-FRUIT'], {
        basal: [12, 8, 12],
        total: [15, 8, 12],
      }),
    ],
  }),
  crop({
    id: 'pear',
    family: 'fruit-tree',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'JA-YOKO-261'),
    standards: [
      standard('mature-kosui', 'gunma', 'A', ['GUNMA-FRUIT'], {
        basal: [12, 18, 9],
        total: [22, 18, 18],
      }),
    ],
  }),
  crop({
    id: 'peach',
    family: 'fruit-tree',
    ph: cited({ low: 5.5, high: 6.0 }, 'A-t', 'JA-YOKO-261'),
    standards: [
      standard('mature-8-to-10-years', 'gunma', 'A', ['GUNMA-FRUIT'], {
        basal: [8, 10, 8],
        total: [12, 10, 12],
      }),
    ],
  }),
  crop({
    id: 'persimmon',
    family: 'fruit-tree',
    ph: cited({ low: 5.5, high: 6.5 }, 'A', 'WAKAYAMA', 'JA-YOKO-261'),
    standards: [
      standard('mature-orchard', 'shimane', 'A', ['SHIMANE'], {
        basal: [8, 15, 8],
        total: [20, 15, 20],
      }),
    ],
    laboratory: {
      availableP2O5: cited({ low: 10, high: 30 }, 'A', 'WAKAYAMA'),
    },
  }),
  crop({
    id: 'ume',
    family: 'fruit-tree',
    ph: cited({ low: 5.5, high: 6.5 }, 'A-t', 'JA-YOKO-261'),
    moreSources: ['UME'],
  }),
  crop({
    id: 'chestnut',
    family: 'fruit-tree',
    ph: cited({ low: 5.0, high: 6.0 }, 'A-t', 'JA-YOKO-261'),
    standards: [
      standard('mature-orchard', 'kochi', 'A-t', ['CHESTNUT'], {
        basal: [9, 6, 5],
        total: [16, 10, 9],
      }),
    ],
    lime: 'acid-lover',
  }),
  crop({
    id: 'fig',
    family: 'fruit-tree',
    ph: cited({ low: 6.5, high: 7.0 }, 'A-t', 'JA-YOKO-261'),
    moreSources: ['FIG'],
  }),
  crop({
    id: 'kiwi',
    family: 'fruit-tree',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'JA-YOKO-261', 'KIWI'),
  }),
  crop({
    id: 'yuzu',
    family: 'fruit-tree',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'JA-YOKO-261'),
    moreSources: ['YUZU'],
  }),
  crop({
    id: 'cherry',
    family: 'fruit-tree',
    ph: cited({ low: 5.5, high: 6.0 }, 'A-t', 'JA-YOKO-261'),
    moreSources: ['CHERRY'],
  }),
  crop({
    id: 'apricot',
    family: 'fruit-tree',
    ph: cited({ low: 6.0, high: 7.0 }, 'A-t', 'JA-YOKO-261'),
  }),
]
