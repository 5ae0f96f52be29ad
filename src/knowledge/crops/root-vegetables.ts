import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, saitamaVegetable, leafAndRootEc, standard } from './crop-figures.ts'

/** Vegetables grown for their roots. Facts: docs/facts/diagnosis.md 1.5. */
export const rootVegetables: readonly Crop[] = [
  crop({
    id: 'carrot',
    family: 'root-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'KUDO'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      saitamaVegetable('summer-sown', 69, [14, 16, 11], [19, 21, 16]),
      saitamaVegetable('tunnel-winter-sown', 69, [20, 20, 20], [20, 20, 20]),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    dolomitePerPh: cited({ low: 140, high: 180 }, 'B', 'KUDO'),
    laboratory: {
      availableP2O5: cited({ low: 40, high: 150 }, 'A', 'ZENNOH-T'),
    },
  }),
  crop({
    id: 'daikon',
    family: 'root-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A', 'MAFF-PH', 'PH-COPY-1', 'PH-COPY-2', 'KUDO'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      saitamaVegetable('summer-sown', 67, [10, 16, 10], [10, 16, 10]),
      saitamaVegetable('tunnel-winter-spring-sown', 67, [10, 10, 10], [10, 10, 10]),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    dolomitePerPh: cited({ low: 140, high: 180 }, 'B', 'KUDO'),
    traits: ['clubroot'],
  }),
  crop({
    id: 'turnip',
    family: 'root-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      saitamaVegetable('spring-sown', 68, [15, 15, 15], [15, 15, 15]),
      saitamaVegetable('summer-sown', 68, [10, 10, 10], [10, 10, 10]),
      saitamaVegetable('tunnel-winter-sown', 68, [12, 15, 12], [12, 15, 12]),
    ],
    compost: cited({ low: 2, high: 3 }, 'A-t', 'SAI-COPY'),
    traits: ['clubroot'],
    moreSources: ['KIT-06'],
  }),
  crop({
    id: 'burdock',
    family: 'root-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    standards: [
      standard('spring-sown', 'kanagawa', 'A-t', ['JA-YOKO-BURDOCK'], { total: [20, 20, 18] }),
    ],
  }),
  crop({
    id: 'radish',
    family: 'root-vegetable',
    ph: cited({ low: 5.5, high: 6.5 }, 'A-t', 'MAFF-PH', 'PH-COPY-1'),
    ec: cited(leafAndRootEc, 'B', 'JACOM-EC', 'SAI-COPY'),
    traits: ['clubroot'],
  }),
]
