import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited, standard } from './crop-figures.ts'

/** Flowers and lawns. Facts: docs/facts/diagnosis.md 1.5. */
export const flowersAndLawns: readonly Crop[] = [
  crop({
    id: 'flowers-cut',
    family: 'flower',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'NARO-FLOWER'),
    laboratory: {
      availableP2O5: cited({ low: 10, high: 20 }, 'A', 'NARO-FLOWER'),
      nitrateAfterHarvest: cited(5, 'A', 'NARO-FLOWER'),
      caMg: cited({ low: 4, high: 8 }, 'A', 'NARO-FLOWER'),
      mgK: cited({ low: 2, high: 4 }, 'A', 'NARO-FLOWER'),
    },
  }),
  crop({
    id: 'chrysanthemum',
    family: 'flower',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'NARO-FLOWER'),
    standards: [
      standard('autumn-kiku', 'fukuoka', 'A-t', ['KIKU'], {
        basal: [15, 15, 15],
        total: [16, 16, 16],
        page: { volume: 'flowers', number: 4 },
      }),
      standard('summer-kiku', 'fukuoka', 'A-t', ['KIKU'], {
        basal: [12, 12, 12],
        total: [13, 13, 13],
        page: { volume: 'flowers', number: 5 },
      }),
    ],
    laboratory: {
      availableP2O5: cited({ low: 10, high: 20 }, 'A', 'NARO-FLOWER'),
      nitrateAfterHarvest: cited(5, 'A', 'NARO-FLOWER'),
      caMg: cited({ low: 4, high: 8 }, 'A', 'NARO-FLOWER'),
      mgK: cited({ low: 2, high: 4 }, 'A', 'NARO-FLOWER'),
    },
  }),
  crop({
    id: 'azalea',
    family: 'flower',
    ph: cited({ low: 4.5, high: 5.5 }, 'C', 'HLKMX', 'HANAGOKORO'),
    lime: 'acid-lover',
    traits: ['woody', 'peat-moss'],
    moreSources: ['AOMORI-FLOWER'],
  }),
  crop({
    id: 'rose',
    family: 'flower',
    ph: cited({ low: 6.0, high: 6.5 }, 'C', 'HLKMX'),
    standards: [standard('cut-greenhouse', 'shizuoka', 'A-t', ['ROSE'], { total: [46, 46, 46] })],
    traits: ['woody', 'commercial-rates'],
  }),
  crop({
    id: 'hydrangea',
    family: 'flower',
    lime: 'ask-color',
    traits: ['woody'],
    moreSources: ['HANAGOKORO'],
  }),
  crop({
    id: 'lawn-jp',
    family: 'lawn',
    standards: [
      standard('lawn-general', null, 'B', ['TM9'], { total: [15, null, null] }),
      standard('lawn-low-care', null, 'B', ['TM9'], { total: [8, 8, 8] }),
    ],
    lime: 'usually-not-needed',
    moreSources: ['TAKII-LAWN'],
  }),
  crop({
    id: 'lawn-kbg',
    family: 'lawn',
    ph: cited({ low: 6.0, high: null }, 'B', 'TAKII-LAWN'),
  }),
]
