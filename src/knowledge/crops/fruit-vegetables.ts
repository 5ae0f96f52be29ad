import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, standard, saitamaVegetable, fruitEc, noRates } from './crop-figures.ts'

/** Vegetables grown for their fruit. Facts: docs/facts/diagnosis.md 1.5. */
export const fruitVegetables: readonly Crop[] = [
  crop({
    id: 'tomato',
    family: 'fruit-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2', 'KUDO'),
    ec: cited(fruitEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      saitamaVegetable('forcing', 48, [15, 25, 15], [30, 30, 30]),
      saitamaVegetable('long-season-fertigation', 48, [0, 0, 0], [60, 40, 120]),
      saitamaVegetable('cherry-long-season', 48, [30, 30, 30], [50, 40, 50]),
    ],
    compost: cited({ low: 3, high: 3 }, 'A-t', 'SAI-COPY'),
    dolomitePerPh: cited({ low: 120, high: 160 }, 'B', 'KUDO'),
  }),
  crop({
    id: 'cherry-tomato',
    family: 'fruit-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'B', 'PETITPUYO'),
    ec: cited(fruitEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('basal-only', 'seed-company', 'B', ['MARUTANE'], {
        basal: [7, 20, 12],
        total: noRates,
      }),
      saitamaVegetable('cherry-long-season', 48, [30, 30, 30], [50, 40, 50]),
    ],
  }),
  crop({
    id: 'cucumber',
    family: 'fruit-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2', 'KUDO'),
    ec: cited(fruitEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      saitamaVegetable('late-raising', 46, [10, 16, 10], [18, 16, 18]),
      saitamaVegetable('semi-forcing', 46, [23, 35, 23], [38, 35, 38]),
      saitamaVegetable('forcing', 46, [26, 43, 26], [46, 43, 46]),
      saitamaVegetable('overwintering-short', 46, [12, 20, 12], [22, 20, 22]),
    ],
    compost: cited({ low: 3, high: 3 }, 'A-t', 'SAI-COPY'),
    dolomitePerPh: cited({ low: 120, high: 160 }, 'B', 'KUDO'),
  }),
  crop({
    id: 'eggplant',
    family: 'fruit-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2'),
    ec: cited(fruitEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      saitamaVegetable('open-field', 47, [30, 30, 30], [38, 30, 38]),
      saitamaVegetable('semi-forcing', 47, [30, 30, 30], [40, 30, 40]),
      saitamaVegetable('tunnel-early', 47, [30, 30, 30], [42, 30, 42]),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    moreSources: ['TAKII-FRUIT'],
  }),
  crop({
    id: 'pepper',
    family: 'fruit-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2'),
    ec: cited(fruitEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('basal-only', null, 'C', ['PIMAN'], { basal: [20, 25, 20], total: noRates }),
    ],
  }),
  crop({
    id: 'strawberry',
    family: 'fruit-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2'),
    ec: cited(fruitEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('forcing', 'saitama', 'A-t', ['SAI-V', 'SAI-COPY'], {
        basal: [15, 20, 15],
        total: [20, 25, 20],
      }),
    ],
    compost: cited({ low: 3, high: 3 }, 'A-t', 'SAI-COPY'),
    laboratory: {
      inorganicN: cited(
        [
          { months: [9, 10, 11, 12, 1, 2], band: { low: 2, high: 6 } },
          { months: [3, 4], band: { low: 2, high: 10 } },
        ],
        'A',
        'FUK-16',
        'FUK-15',
      ),
    },
    moreSources: ['NAGASAKI'],
  }),
  crop({
    id: 'melon',
    family: 'fruit-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(fruitEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('open-field-tunnel', 'hokkaido', 'B', ['HRO-MELON', 'HRO-MELON-P'], {
        basal: [8, 20, 12],
        total: [8, 20, 12],
      }),
    ],
  }),
  crop({
    id: 'watermelon',
    family: 'fruit-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(fruitEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('general', 'seed-company', 'B', ['TAKII-SUIKA'], {
        basal: [7.2, 15, 6],
        total: [18, 15, 15],
        totalTo: [25, 25, 25],
      }),
    ],
  }),
  crop({
    id: 'pumpkin',
    family: 'fruit-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(fruitEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('open-field', 'ja', 'B', ['JA-KOCHI-PUMPKIN'], {
        basal: [14, 10, 12],
        total: [15.8, 11.8, 13.2],
      }),
    ],
    moreSources: ['SUMI'],
  }),
  crop({
    id: 'okra',
    family: 'fruit-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(fruitEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('home-garden', 'seed-company', 'B', ['SUNTORY-OKRA'], {
        basal: [8, 8, 8],
        total: noRates,
      }),
      standard('basal-nitrogen', 'ja', 'B', ['FUKUREN'], {
        basal: [10, null, null],
        total: noRates,
      }),
    ],
  }),
  crop({
    id: 'bitter-gourd',
    family: 'fruit-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(fruitEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('open-field', 'saitama', 'A-t', ['SAI-V', 'SAI-COPY'], {
        basal: [20, 20, 20],
        total: [25, 25, 25],
      }),
    ],
    compost: cited({ low: 3, high: 3 }, 'A-t', 'SAI-COPY'),
  }),
  crop({
    id: 'zucchini',
    family: 'fruit-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(fruitEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('basal-only', 'ja', 'B', ['TOUZAI'], { basal: [9, 20, 9], total: noRates }),
    ],
  }),
  crop({
    id: 'chili',
    family: 'fruit-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(fruitEc, 'B', 'JACOM-EC', 'SAI-COPY'),
  }),
  crop({
    id: 'corn',
    family: 'fruit-vegetable',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2'),
    ec: cited(fruitEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      saitamaVegetable('ordinary', 53, [20, 18, 18], [20, 18, 18]),
      saitamaVegetable('tunnel-early', 53, [22, 20, 25], [22, 20, 25]),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
  }),
]
