import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, standard } from './crop-figures.ts'

/** Tea, rice, wheat. Figures: domain/crops.json. */
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
    lime: 'acid-lover',
    sources: ['KUDO', 'YOKOTAEN', 'SAICHAKYO'],
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
    sources: ['ZENNOH-K', 'SAI-T', 'SAI-G', 'SAI-COPY', 'ZENNOH-T'],
  }),
  crop({
    id: 'rice-nursery',
    family: 'field-crop',
    ph: cited({ low: 4.5, high: 5.5 }, 'A-t', 'YAMAGATA', 'HRO-1967'),
    lime: 'acid-lover',
    traits: ['paddy'],
    sources: ['YAMAGATA', 'HRO-1967'],
  }),
  crop({
    id: 'wheat',
    family: 'field-crop',
    ph: cited({ low: 6.0, high: 6.5 }, 'B', 'KUDO'),
    dolomitePerPh: cited({ low: 140, high: 180 }, 'B', 'KUDO'),
    sources: ['KUDO'],
  }),
]
