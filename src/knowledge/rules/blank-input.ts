import type { Crop } from '#domain/diagnosis/crop.ts'
import type { DiagnosisInput } from '#domain/diagnosis/input/diagnosis-input.ts'
import { unknownPlot } from '#domain/soil/soil.ts'
import { defaultChoices } from './rule-book.ts'

/** Input for a crop before anything was entered. */
export const blankInput = (crop: Crop): DiagnosisInput => ({
  crop,
  growth: 'before-planting',
  readings: [],
  laboratory: {},
  plot: unknownPlot,
  choices: defaultChoices,
  standard: null,
  compost: null,
  month: null,
  flowerColor: null,
  isExpert: false,
})
