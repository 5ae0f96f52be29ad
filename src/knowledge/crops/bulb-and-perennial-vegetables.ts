import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, standard, leafAndRootEc } from './crop-figures.ts'

/** Onions and their kin, asparagus. Figures: domain/crops.json. */
export const bulbAndPerennialVegetables: readonly Crop[] = [
  crop({
    id: 'negi',
    family: 'bulb-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2', 'KUDO'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard(
        { basal: { n: 0, p2o5: 0, k2o: 0 }, total: { n: 18, p2o5: 18, k2o: 18 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
      standard(
        { basal: { n: 0, p2o5: 0, k2o: 0 }, total: { n: 18, p2o5: 18, k2o: 18 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
      standard(
        { basal: { n: 0, p2o5: 0, k2o: 0 }, total: { n: 14, p2o5: 14, k2o: 14 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
    ],
    compost: cited({ low: 1, high: 2 }, 'A-t', 'SAI-COPY'),
    dolomitePerPh: cited({ low: 160, high: 200 }, 'B', 'KUDO'),
    sources: ['MAFF-PH', 'PH-COPY-1', 'PH-COPY-2', 'KUDO', 'JACOM-EC', 'SAI-COPY', 'SAI-V'],
  }),
  crop({
    id: 'onion',
    family: 'bulb-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2', 'KUDO'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard(
        { basal: { n: 20, p2o5: 28, k2o: 20 }, total: { n: 20, p2o5: 28, k2o: 20 }, totalTo: null },
        'saitama',
        'A-t',
        'SAI-V',
        'SAI-COPY',
      ),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    dolomitePerPh: cited({ low: 160, high: 200 }, 'B', 'KUDO'),
    sources: [
      'MAFF-PH',
      'PH-COPY-1',
      'PH-COPY-2',
      'KUDO',
      'JACOM-EC',
      'SAI-COPY',
      'SAI-V',
      'JA-YOKO-2025',
    ],
  }),
  crop({
    id: 'garlic',
    family: 'bulb-vegetable',
    ph: cited({ low: 5.5, high: 6.0 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-LEAFLET'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard(
        { basal: null, total: { n: 20, p2o5: 35, k2o: 20 }, totalTo: null },
        null,
        'C',
        'NOUKAWEB',
      ),
    ],
    sources: ['MAFF-PH', 'PH-COPY-1', 'PH-LEAFLET', 'JACOM-EC', 'SAI-COPY', 'NOUKAWEB'],
  }),
  crop({
    id: 'rakkyo',
    family: 'bulb-vegetable',
    ph: cited({ low: 5.5, high: 6.0 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    sources: ['MAFF-PH', 'PH-COPY-1', 'JACOM-EC', 'SAI-COPY'],
  }),
  crop({
    id: 'asparagus',
    family: 'perennial-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard(
        { basal: null, total: { n: 25, p2o5: 25, k2o: 25 }, totalTo: { n: 30, p2o5: 30, k2o: 25 } },
        null,
        'B',
        'JEINOU',
      ),
    ],
    sources: ['MAFF-PH', 'PH-COPY-1', 'JACOM-EC', 'SAI-COPY', 'JEINOU', 'NAGASAKI'],
  }),
]
