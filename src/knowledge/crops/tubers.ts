import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, standard, leafAndRootEc } from './crop-figures.ts'

/** Potatoes, yams, taro, ginger. Facts: docs/facts/diagnosis.md 1.5. */
export const tubers: readonly Crop[] = [
  crop({
    id: 'potato',
    family: 'tuber',
    ph: cited({ low: 5.5, high: 6.0 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2', 'PH-LEAFLET'),
    ec: cited(leafAndRootEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('basal-only', null, 'B', ['MIRAI'], {
        basal: [8, 18, 13],
        total: [8, 18, 13],
        totalTo: [9, 20, 16],
      }),
    ],
    lime: 'to-minimum',
    phRisk: cited(6.0, 'B', 'JAIGA', 'JRT', 'KIT-06'),
    traits: ['scab'],
  }),
  crop({
    id: 'sweet-potato',
    family: 'tuber',
    ph: cited({ low: 5.5, high: 6.0 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'CHIBA-SP', 'PH-COPY-2'),
    ec: cited(leafAndRootEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('mulched', 'saitama', 'A-t', ['SAI-V', 'SAI-COPY'], {
        basal: [2, 7, 20],
        total: [2, 7, 20],
      }),
    ],
    lime: 'not-urged',
    phRisk: cited(5.5, 'A-t', 'CHIBA-SP', 'PH-COPY-2'),
    traits: ['stem-rot'],
  }),
  crop({
    id: 'taro',
    family: 'tuber',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('open-field', 'saitama', 'A-t', ['SAI-V', 'SAI-COPY'], {
        basal: [10, 24, 6],
        total: [20, 36, 18],
      }),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
  }),
  crop({
    id: 'yam',
    family: 'tuber',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('open-field-two-dressings', 'saitama', 'A-t', ['SAI-V', 'SAI-COPY'], {
        basal: [0, 0, 0],
        total: [17, 17, 19],
      }),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
  }),
  crop({
    id: 'ginger',
    family: 'tuber',
    ph: cited({ low: 5.5, high: 6.0 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('leaf-ginger-early', 'saitama', 'A-t', ['SAI-V', 'SAI-COPY'], {
        basal: [0, 0, 0],
        total: [16, 16, 16],
      }),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
  }),
]
