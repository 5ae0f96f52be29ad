import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, standard, leafAndRootEc } from './crop-figures.ts'

/** Vegetables grown for their roots. Figures: domain/crops.json. */
export const rootVegetables: readonly Crop[] = [
  crop({
    id: 'carrot',
    family: 'root-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'KUDO'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard(
        { basal: { n: 14, p2o5: 16, k2o: 11 }, total: { n: 19, p2o5: 21, k2o: 16 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
      standard(
        { basal: { n: 20, p2o5: 20, k2o: 20 }, total: { n: 20, p2o5: 20, k2o: 20 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    dolomitePerPh: cited({ low: 140, high: 180 }, 'B', 'KUDO'),
    laboratory: {
      availableP2O5: cited({ low: 40, high: 150 }, 'A', 'ZENNOH-T'),
    },
    sources: ['MAFF-PH', 'PH-COPY-1', 'KUDO', 'JACOM-EC', 'SAI-COPY', 'SAI-V', 'ZENNOH-T'],
  }),
  crop({
    id: 'daikon',
    family: 'root-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2', 'KUDO'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard(
        { basal: { n: 10, p2o5: 16, k2o: 10 }, total: { n: 10, p2o5: 16, k2o: 10 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
      standard(
        { basal: { n: 10, p2o5: 10, k2o: 10 }, total: { n: 10, p2o5: 10, k2o: 10 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    dolomitePerPh: cited({ low: 140, high: 180 }, 'B', 'KUDO'),
    traits: ['clubroot'],
    sources: ['MAFF-PH', 'PH-COPY-1', 'PH-COPY-2', 'KUDO', 'JACOM-EC', 'SAI-COPY', 'SAI-V'],
  }),
  crop({
    id: 'turnip',
    family: 'root-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard(
        { basal: { n: 15, p2o5: 15, k2o: 15 }, total: { n: 15, p2o5: 15, k2o: 15 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
      standard(
        { basal: { n: 10, p2o5: 10, k2o: 10 }, total: { n: 10, p2o5: 10, k2o: 10 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
      standard(
        { basal: { n: 12, p2o5: 15, k2o: 12 }, total: { n: 12, p2o5: 15, k2o: 12 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    traits: ['clubroot'],
    sources: ['MAFF-PH', 'PH-COPY-1', 'JACOM-EC', 'SAI-COPY', 'SAI-V', 'KIT-06'],
  }),
  crop({
    id: 'burdock',
    family: 'root-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    sources: ['MAFF-PH', 'PH-COPY-1', 'JACOM-EC', 'SAI-COPY'],
  }),
  crop({
    id: 'radish',
    family: 'root-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    traits: ['clubroot'],
    sources: ['MAFF-PH', 'PH-COPY-1', 'JACOM-EC', 'SAI-COPY'],
  }),
]
