import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, standard, saitamaVegetable, leafAndRootEc } from './crop-figures.ts'

/** Onions and related crops, asparagus. Facts: docs/facts/diagnosis.md 1.5. */
export const bulbAndPerennialVegetables: readonly Crop[] = [
  crop({
    id: 'negi',
    family: 'bulb-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2', 'KUDO'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      saitamaVegetable('autumn-winter-top-dressed', 54, [0, 0, 0], [18, 18, 18]),
      saitamaVegetable('spring-top-dressed', 54, [0, 0, 0], [18, 18, 18]),
      saitamaVegetable('summer-top-dressed', 54, [0, 0, 0], [14, 14, 14]),
    ],
    compost: cited({ low: 1, high: 2 }, 'A-t', 'SAI-COPY'),
    dolomitePerPh: cited({ low: 160, high: 200 }, 'B', 'KUDO'),
  }),
  crop({
    id: 'onion',
    family: 'bulb-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2', 'KUDO'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('mulched-autumn-sown', 'saitama', 'A-t', ['SAI-V', 'SAI-COPY'], {
        basal: [20, 28, 20],
        total: [20, 28, 20],
      }),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    dolomitePerPh: cited({ low: 160, high: 200 }, 'B', 'KUDO'),
    moreSources: ['JA-YOKO-2025'],
  }),
  crop({
    id: 'garlic',
    family: 'bulb-vegetable',
    ph: cited({ low: 5.5, high: 6.0 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-LEAFLET'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [standard('general', null, 'C', ['NOUKAWEB'], { total: [20, 35, 20] })],
  }),
  crop({
    id: 'rakkyo',
    family: 'bulb-vegetable',
    ph: cited({ low: 5.5, high: 6.0 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
  }),
  crop({
    id: 'asparagus',
    family: 'perennial-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('general', null, 'B', ['JEINOU'], { total: [25, 25, 25], totalTo: [30, 30, 25] }),
    ],
    moreSources: ['NAGASAKI'],
  }),
]
