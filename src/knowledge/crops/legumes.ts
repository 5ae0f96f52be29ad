import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, standard, saitamaVegetable, fruitEc } from './crop-figures.ts'

/** Beans and peas. Facts: docs/facts/diagnosis.md 1.5. */
export const legumes: readonly Crop[] = [
  crop({
    id: 'edamame',
    family: 'legume',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2'),
    ec: cited(fruitEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      saitamaVegetable('open-field', 51, [10, 12, 12], [10, 12, 12]),
      saitamaVegetable('greenhouse-early', 51, [8, 12, 12], [8, 12, 12]),
      saitamaVegetable('tunnel-early', 51, [8, 12, 12], [8, 12, 12]),
    ],
    compost: cited({ low: 1, high: 1 }, 'A-t', 'SAI-COPY'),
    traits: ['fixes-nitrogen'],
    moreSources: ['TAKII-FRUIT'],
  }),
  crop({
    id: 'soybean',
    family: 'legume',
    ph: cited({ low: 6.0, high: 6.5 }, 'B', 'KUDO', 'DAIZU'),
    standards: [
      standard('basal-only', 'gunma', 'A', ['GUNMA-SOY'], {
        basal: [3, null, null],
        total: [3, null, null],
      }),
    ],
    dolomitePerPh: cited({ low: 160, high: 200 }, 'B', 'KUDO'),
    traits: ['fixes-nitrogen'],
  }),
  crop({
    id: 'azuki',
    family: 'legume',
    standards: [
      standard('customary-nitrogen', null, 'C', ['CUSTOMARY-N'], { total: [2, null, null] }),
    ],
    traits: ['fixes-nitrogen'],
  }),
  crop({
    id: 'kidney-bean',
    family: 'legume',
    standards: [
      standard('hokkaido-field', 'hokkaido', 'B', ['HRO-BEAN'], {
        basal: [3, 10, 8],
        total: [3, 10, 8],
      }),
    ],
    traits: ['fixes-nitrogen'],
  }),
  crop({
    id: 'green-bean',
    family: 'legume',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(fruitEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('open-field-late', 'saitama', 'A-t', ['SAI-V', 'SAI-COPY'], {
        basal: [16, 22, 16],
        total: [20, 22, 20],
      }),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    traits: ['fixes-nitrogen'],
  }),
  crop({
    id: 'pea',
    family: 'legume',
    ph: cited({ low: 6.5, high: 7.0 }, 'A-t', 'MAFF-PH', 'PH-COPY-1', 'PH-LEAFLET'),
    ec: cited(fruitEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('autumn-sown', 'ja', 'B', ['JA-KOCHI-PEA'], { basal: [5, 3, 4], total: [11, 9, 8] }),
    ],
    traits: ['fixes-nitrogen'],
    moreSources: ['HANAGOKORO'],
  }),
  crop({
    id: 'fava-bean',
    family: 'legume',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(fruitEc, 'C', 'JACOM-EC', 'SAI-COPY'),
    standards: [standard('autumn-sown', 'ja', 'B', ['JA-YOKOSUKA'], { total: [8, 12, 12] })],
    traits: ['fixes-nitrogen'],
  }),
  crop({
    id: 'peanut',
    family: 'legume',
    ph: cited({ low: 6.0, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    standards: [
      standard('customary-nitrogen', null, 'C', ['CUSTOMARY-N'], { total: [3, null, null] }),
    ],
    traits: ['fixes-nitrogen'],
  }),
]
