import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, standard, noRates } from './crop-figures.ts'

/** Tea, rice, wheat. Facts: docs/facts/diagnosis.md 1.5. */
export const teaAndFieldCrops: readonly Crop[] = [
  crop({
    id: 'tea',
    family: 'tea',
    ph: cited({ low: 4.0, high: 5.0 }, 'B', 'KUDO', 'YOKOTAEN'),
    standards: [
      standard('mature-two-pluckings', 'saitama-tea', 'B', ['SAICHAKYO'], {
        total: [45, 18, 22.5],
      }),
    ],
    dolomitePerPh: cited({ low: 120, high: 160 }, 'B', 'KUDO'),
    lime: 'below-minimum-only',
  }),
  crop({
    id: 'rice',
    family: 'field-crop',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'ZENNOH-K', 'SAI-T'),
    standards: [
      standard('early-koshihikari', 'saitama', 'A-t', ['SAI-G', 'SAI-COPY'], {
        basal: [2, 6, 2],
        total: [6.5, 8, 6.5],
        page: { volume: 'paddy-rice', number: 38 },
      }),
      standard('early-sainokizuna', 'saitama', 'A-t', ['SAI-G', 'SAI-COPY'], {
        basal: [7, 7, 7],
        total: [10, 7, 10],
        page: { volume: 'paddy-rice', number: 38 },
      }),
      standard('ordinary-sainokizuna', 'saitama', 'A-t', ['SAI-G', 'SAI-COPY'], {
        basal: [5, 5, 5],
        total: [7, 5, 7],
        page: { volume: 'paddy-rice', number: 38 },
      }),
    ],
    traits: ['paddy'],
    laboratory: {
      availableP2O5: cited({ low: 10, high: null }, 'A', 'ZENNOH-K'),
      potassiumNotNeededFrom: cited(40, 'A', 'ZENNOH-T'),
    },
  }),
  crop({
    id: 'rice-nursery',
    family: 'field-crop',
    ph: cited({ low: 4.5, high: 5.5 }, 'A-t', 'YAMAGATA', 'HRO-1967'),
    lime: 'acid-lover',
    traits: ['paddy', 'nursery'],
  }),
  crop({
    id: 'wheat',
    family: 'field-crop',
    ph: cited({ low: 6.0, high: 6.5 }, 'B', 'KUDO'),
    standards: [
      standard('general', null, 'B', ['JEINOU-WHEAT'], {
        basal: [4, 7, 8],
        total: [8, 7, 8],
        totalTo: [10, 9, 10],
      }),
    ],
    dolomitePerPh: cited({ low: 140, high: 180 }, 'B', 'KUDO'),
  }),
  crop({
    id: 'barley',
    family: 'field-crop',
    standards: [
      standard('six-row', 'ja', 'B', ['BARLEY'], {
        basal: [8, 10, 6],
        total: [12, 10, 10],
        totalTo: [12, 12, 14],
      }),
    ],
    moreSources: ['BARLEY-GUNMA'],
  }),
  crop({
    id: 'rye',
    family: 'field-crop',
    standards: [
      standard('customary-nitrogen', null, 'C', ['CUSTOMARY-N'], { total: [10, null, null] }),
    ],
  }),
  crop({
    id: 'buckwheat',
    family: 'field-crop',
    ph: cited({ low: 5.5, high: 6.0 }, 'B', 'BUCKWHEAT'),
    standards: [
      standard('autumn-soba', 'ibaraki', 'B', ['BUCKWHEAT'], {
        basal: [2, 3, 4],
        total: [2, 3, 4],
      }),
    ],
  }),
  crop({
    id: 'sugar-beet',
    family: 'field-crop',
    standards: [
      standard('transplanted', 'hokkaido', 'C', ['ALIC-BEET'], {
        total: [17, 20, 13],
        totalTo: [17, 22, 13],
      }),
    ],
    moreSources: ['ALIC-BEET-P'],
  }),
  crop({
    id: 'forage-corn',
    family: 'field-crop',
    standards: [standard('hokkaido-ash', 'hokkaido', 'B', ['SNOW-CORN'], { total: [18, 20, 11] })],
  }),
  crop({
    id: 'ryegrass',
    family: 'field-crop',
    ph: cited({ low: 6.0, high: null }, 'B', 'RYEGRASS'),
    standards: [
      standard('mown', 'seed-company', 'B', ['RYEGRASS'], { basal: [10, 15, 15], total: noRates }),
    ],
  }),
  crop({
    id: 'pasture',
    family: 'field-crop',
    standards: [standard('grazed', 'hokkaido', 'A', ['NARO-PASTURE'], { total: [4, 4, 4] })],
    traits: ['grazed'],
  }),
  crop({
    id: 'egoma',
    family: 'field-crop',
    moreSources: ['EGOMA'],
  }),
]
