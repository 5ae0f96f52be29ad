import type { Crop } from '#domain/diagnosis/crop.ts'
import { crop, cited } from './crop-figures.ts'

/** Flowers and lawns. Figures: domain/crops.json. */
export const flowersAndLawns: readonly Crop[] = [
  crop({
    id: 'flowers-cut',
    family: 'flower',
    ph: cited({ low: 6.0, high: 6.5 }, 'A', 'NARO-FLOWER'),
    laboratory: {
      availableP2O5: cited({ low: 10, high: 20 }, 'A', 'NARO-FLOWER'),
      nitrateAfterHarvest: cited(5, 'A', 'NARO-FLOWER'),
    },
    sources: ['NARO-FLOWER'],
  }),
  crop({
    id: 'azalea',
    family: 'flower',
    ph: cited({ low: 4.5, high: 5.5 }, 'C', 'HLKMX', 'HANAGOKORO'),
    lime: 'acid-lover',
    sources: ['HLKMX', 'HANAGOKORO', 'AOMORI-FLOWER'],
  }),
  crop({
    id: 'rose',
    family: 'flower',
    ph: cited({ low: 6.0, high: 6.5 }, 'C', 'HLKMX'),
    sources: ['HLKMX'],
  }),
  crop({
    id: 'hydrangea',
    family: 'flower',
    lime: 'ask-color',
    sources: ['HANAGOKORO'],
  }),
  crop({
    id: 'lawn-jp',
    family: 'lawn',
    lime: 'usually-not-needed',
    sources: ['TAKII-LAWN'],
  }),
  crop({
    id: 'lawn-kbg',
    family: 'lawn',
    ph: cited({ low: 6.0, high: null }, 'B', 'TAKII-LAWN'),
    sources: ['TAKII-LAWN'],
  }),
]
