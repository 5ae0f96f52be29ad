import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, standard } from './crop-figures.ts'

/** Trees and shrubs grown for their fruit. Figures: domain/crops.json. */
export const fruitTrees: readonly Crop[] = [
  crop({
    id: 'blueberry',
    family: 'fruit-tree',
    ph: cited({ low: 4.5, high: 5.5 }, 'A-t', 'JA-YOKO-261'),
    lime: 'acid-lover',
    phRisk: cited(6.0, 'C', 'NIKKOU'),
    sources: ['JA-YOKO-261', 'NIKKOU'],
  }),
  crop({
    id: 'grape',
    family: 'fruit-tree',
    ph: cited({ low: 6.0, high: 7.0 }, 'A-t', 'JA-YOKO-261'),
    sources: ['JA-YOKO-261'],
  }),
  crop({
    id: 'citrus',
    family: 'fruit-tree',
    ph: cited({ low: 5.5, high: 6.5 }, 'B', 'KUDO', 'CITRUS', 'JA-YOKO-261'),
    dolomitePerPh: cited({ low: 140, high: 180 }, 'B', 'KUDO'),
    sources: ['KUDO', 'CITRUS', 'JA-YOKO-261'],
  }),
  crop({
    id: 'apple',
    family: 'fruit-tree',
    ph: cited({ low: 5.5, high: 6.5 }, 'A-t', 'JA-YOKO-261'),
    standards: [standard('mature-trees', 'gunma', 'A', ['GUNMA-FRUIT'], { total: [15, 8, 12] })],
    sources: ['JA-YOKO-261', 'GUNMA-FRUIT'],
  }),
  crop({
    id: 'pear',
    family: 'fruit-tree',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'JA-YOKO-261'),
    standards: [standard('mature-kosui', 'gunma', 'A', ['GUNMA-FRUIT'], { total: [22, 18, 18] })],
    sources: ['JA-YOKO-261', 'GUNMA-FRUIT'],
  }),
  crop({
    id: 'peach',
    family: 'fruit-tree',
    ph: cited({ low: 5.5, high: 6.0 }, 'A-t', 'JA-YOKO-261'),
    standards: [
      standard('mature-8-to-10-years', 'gunma', 'A', ['GUNMA-FRUIT'], { total: [12, 10, 12] }),
    ],
    sources: ['JA-YOKO-261', 'GUNMA-FRUIT'],
  }),
  crop({
    id: 'persimmon',
    family: 'fruit-tree',
    ph: cited({ low: 5.5, high: 6.5 }, 'A', 'WAKAYAMA', 'JA-YOKO-261'),
    laboratory: {
      availableP2O5: cited({ low: 10, high: 30 }, 'A', 'WAKAYAMA'),
    },
    sources: ['WAKAYAMA', 'JA-YOKO-261'],
  }),
  crop({
    id: 'ume',
    family: 'fruit-tree',
    ph: cited({ low: 5.5, high: 6.5 }, 'A-t', 'JA-YOKO-261'),
    sources: ['JA-YOKO-261'],
  }),
  crop({
    id: 'chestnut',
    family: 'fruit-tree',
    ph: cited({ low: 5.0, high: 6.0 }, 'A-t', 'JA-YOKO-261'),
    lime: 'acid-lover',
    sources: ['JA-YOKO-261'],
  }),
  crop({
    id: 'fig',
    family: 'fruit-tree',
    ph: cited({ low: 6.5, high: 7.0 }, 'A-t', 'JA-YOKO-261'),
    sources: ['JA-YOKO-261'],
  }),
  crop({
    id: 'kiwi',
    family: 'fruit-tree',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'JA-YOKO-261', 'KIWI'),
    sources: ['JA-YOKO-261', 'KIWI'],
  }),
  crop({
    id: 'yuzu',
    family: 'fruit-tree',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'JA-YOKO-261'),
    sources: ['JA-YOKO-261'],
  }),
  crop({
    id: 'cherry',
    family: 'fruit-tree',
    ph: cited({ low: 5.5, high: 6.0 }, 'A-t', 'JA-YOKO-261'),
    sources: ['JA-YOKO-261'],
  }),
  crop({
    id: 'apricot',
    family: 'fruit-tree',
    ph: cited({ low: 6.0, high: 7.0 }, 'A-t', 'JA-YOKO-261'),
    sources: ['JA-YOKO-261'],
  }),
]
