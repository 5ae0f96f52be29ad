import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, standard } from './crop-figures.ts'

/** Tea, rice, wheat. Figures: domain/crops.json. */
export const teaAndFieldCrops: readonly Crop[] = [
  crop({
    id: 'tea',
    family: 'tea',
    ph: cited({ low: 4.0, high: 5.0 }, 'B', 'KUDO', 'YOKOTAEN'),
    standards: [
      standard(
        { basal: null, total: { n: 45, p2o5: 18, k2o: 22.5 }, totalTo: null },
        'saitama-tea',
        'B',
        'SAICHAKYO',
      ),
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
      standard(
        { basal: { n: 2, p2o5: 6, k2o: 2 }, total: { n: 6.5, p2o5: 8, k2o: 6.5 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-G',
        'SAI-COPY',
      ),
      standard(
        { basal: { n: 7, p2o5: 7, k2o: 7 }, total: { n: 10, p2o5: 7, k2o: 10 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-G',
        'SAI-COPY',
      ),
      standard(
        { basal: { n: 5, p2o5: 5, k2o: 5 }, total: { n: 7, p2o5: 5, k2o: 7 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-G',
        'SAI-COPY',
      ),
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
