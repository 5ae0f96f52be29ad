import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, standard, leafAndRootEc } from './crop-figures.ts'

/** Potatoes, yams, taro, ginger. Figures: domain/crops.json. */
export const tubers: readonly Crop[] = [
  crop({
    id: 'potato',
    family: 'tuber',
    ph: cited({ low: 5.5, high: 6.0 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2', 'PH-LEAFLET'),
    ec: cited(leafAndRootEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard(
        { basal: null, total: { n: 8, p2o5: 18, k2o: 13 }, totalTo: { n: 9, p2o5: 20, k2o: 16 } },
        null,
        'C',
        'MIRAI',
      ),
    ],
    lime: 'to-minimum',
    phRisk: cited(6.0, 'B', 'JAIGA', 'JRT', 'KIT-06'),
    traits: ['scab'],
    sources: [
      'MAFF-PH',
      'PH-COPY-1',
      'PH-COPY-2',
      'PH-LEAFLET',
      'JACOM-EC',
      'SAI-COPY',
      'MIRAI',
      'JAIGA',
      'JRT',
      'KIT-06',
    ],
  }),
  crop({
    id: 'sweet-potato',
    family: 'tuber',
    ph: cited({ low: 5.5, high: 6.0 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'CHIBA-SP', 'PH-COPY-2'),
    ec: cited(leafAndRootEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard(
        { basal: { n: 2, p2o5: 7, k2o: 20 }, total: { n: 2, p2o5: 7, k2o: 20 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
    ],
    lime: 'not-urged',
    phRisk: cited(5.5, 'A-t', 'CHIBA-SP', 'PH-COPY-2'),
    traits: ['stem-rot'],
    sources: ['MAFF-PH', 'PH-COPY-1', 'CHIBA-SP', 'PH-COPY-2', 'JACOM-EC', 'SAI-COPY', 'SAI-V'],
  }),
  crop({
    id: 'taro',
    family: 'tuber',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard(
        { basal: { n: 10, p2o5: 24, k2o: 6 }, total: { n: 20, p2o5: 36, k2o: 18 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    sources: ['MAFF-PH', 'PH-COPY-1', 'JACOM-EC', 'SAI-COPY', 'SAI-V'],
  }),
  crop({
    id: 'yam',
    family: 'tuber',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard(
        { basal: { n: 0, p2o5: 0, k2o: 0 }, total: { n: 17, p2o5: 17, k2o: 19 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    sources: ['MAFF-PH', 'PH-COPY-1', 'JACOM-EC', 'SAI-COPY', 'SAI-V'],
  }),
  crop({
    id: 'ginger',
    family: 'tuber',
    ph: cited({ low: 5.5, high: 6.0 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard(
        { basal: { n: 0, p2o5: 0, k2o: 0 }, total: { n: 16, p2o5: 16, k2o: 16 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    sources: ['MAFF-PH', 'PH-COPY-1', 'JACOM-EC', 'SAI-COPY', 'SAI-V'],
  }),
]
