import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, standard, saitamaVegetable, leafAndRootEc, noRates } from './crop-figures.ts'

/** Vegetables grown for their leaves, and cabbages. Facts: docs/facts/diagnosis.md 1.5. */
export const leafVegetables: readonly Crop[] = [
  crop({
    id: 'lettuce',
    family: 'leaf-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2', 'KUDO'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      saitamaVegetable('summer-sown-autumn-harvest', 62, [20, 18, 20], [20, 18, 20]),
      saitamaVegetable('greenhouse-autumn-sown', 62, [25, 25, 23], [25, 25, 23]),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    dolomitePerPh: cited({ low: 160, high: 200 }, 'B', 'KUDO'),
  }),
  crop({
    id: 'cabbage',
    family: 'leaf-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      saitamaVegetable('autumn-winter-harvest', 60, [15, 18, 15], [20, 18, 20]),
      saitamaVegetable('winter-harvest', 60, [20, 20, 15], [25, 20, 20]),
      saitamaVegetable('early-summer-harvest', 60, [15, 20, 15], [26, 20, 23]),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    traits: ['clubroot'],
    moreSources: ['KIT-06'],
  }),
  crop({
    id: 'chinese-cabbage',
    family: 'leaf-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'KUDO'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('autumn-sown', 'saitama', 'A-t', ['SAI-V', 'SAI-COPY'], {
        basal: [20, 20, 20],
        total: [28, 20, 25],
      }),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    dolomitePerPh: cited({ low: 140, high: 180 }, 'B', 'KUDO'),
    traits: ['clubroot'],
    moreSources: ['KIT-06'],
  }),
  crop({
    id: 'broccoli',
    family: 'leaf-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      saitamaVegetable('summer-sown-autumn-winter-harvest', 64, [10, 14, 10], [14, 14, 14]),
      saitamaVegetable('tunnel-early-spring-sown', 64, [16, 20, 16], [16, 20, 16]),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    traits: ['clubroot'],
    moreSources: ['KIT-06'],
  }),
  crop({
    id: 'cauliflower',
    family: 'leaf-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('summer-sown-autumn-winter-harvest', 'saitama', 'A-t', ['SAI-V', 'SAI-COPY'], {
        basal: [15, 24, 15],
        total: [23, 24, 23],
      }),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    traits: ['clubroot'],
    moreSources: ['KIT-06'],
  }),
  crop({
    id: 'spinach',
    family: 'leaf-vegetable',
    ph: cited({ low: 6.5, high: 7.0 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2', 'KUDO'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      saitamaVegetable('spring-sown', 56, [11, 12, 11], [11, 12, 11]),
      saitamaVegetable('summer-sown-rain-shelter', 56, [8, 8, 8], [8, 8, 8]),
      saitamaVegetable('autumn-sown', 56, [20, 22, 18], [20, 22, 18]),
      saitamaVegetable('tunnel-winter-sown', 56, [18, 21, 18], [18, 21, 18]),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    dolomitePerPh: cited({ low: 180, high: 220 }, 'B', 'KUDO'),
    traits: ['acid-sensitive'],
    moreSources: ['PH-LEAFLET'],
  }),
  crop({
    id: 'komatsuna',
    family: 'leaf-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      saitamaVegetable('greenhouse-other-seasons', 57, [12, 12, 12], [12, 12, 12]),
      saitamaVegetable('greenhouse-summer-sown', 57, [8, 8, 8], [8, 8, 8]),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    traits: ['clubroot'],
    moreSources: ['KIT-06'],
  }),
  crop({
    id: 'bok-choy',
    family: 'leaf-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('basal-only', 'seed-company', 'C', ['NICHINOU'], {
        basal: [8, 8, 8],
        total: noRates,
      }),
    ],
    traits: ['clubroot'],
  }),
  crop({
    id: 'mizuna',
    family: 'leaf-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('large-plants', 'seed-company', 'B', ['TAKII-MIZUNA'], {
        basal: [12, 12, 12],
        total: [15.2, 15.2, 15.2],
      }),
      standard('small-plants', 'seed-company', 'B', ['SAKATA-MIZUNA'], {
        basal: [8, null, null],
        total: [8, null, null],
      }),
    ],
    traits: ['clubroot'],
  }),
  crop({
    id: 'shungiku',
    family: 'leaf-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('greenhouse-autumn-sown', 'saitama', 'A-t', ['SAI-V', 'SAI-COPY'], {
        basal: [14, 20, 14],
        total: [14, 20, 14],
      }),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
  }),
  crop({
    id: 'celery',
    family: 'leaf-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
  }),
  crop({
    id: 'parsley',
    family: 'leaf-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('general', 'seed-company', 'B', ['TAKII-PARSLEY'], {
        basal: [12, 18, 11.2],
        total: [30, 18, 28],
        totalTo: [40, 25, 33],
      }),
    ],
  }),
  crop({
    id: 'nira',
    family: 'leaf-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [standard('year-round', 'kochi', 'A-t', ['NIRA'], { total: [48, 20, 35] })],
    traits: ['commercial-rates'],
  }),
  crop({
    id: 'water-spinach',
    family: 'leaf-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
  }),
  crop({
    id: 'arugula',
    family: 'leaf-vegetable',
    ph: cited({ low: 6.5, high: 7.0 }, 'B', 'ARUGULA'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('basal-only', null, 'B', ['ARUGULA'], {
        basal: [10, 10, 10],
        total: [10, 10, 10],
        totalTo: [14, 14, 14],
      }),
    ],
    traits: ['clubroot'],
  }),
  crop({
    id: 'coriander',
    family: 'leaf-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'B', 'CORIANDER'),
  }),
]
