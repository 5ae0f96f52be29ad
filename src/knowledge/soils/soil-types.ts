import type { Humus, SoilType } from '#domain/soil/soil.ts'

/** me/100g and g/cm³ of the prefecture's soils (Saitama, table 5); the middle where the table gives a range. */
const soil = (id: string, cec: number, bulkDensity: number): SoilType => ({
  id,
  cec,
  bulkDensity,
  isVolcanicAsh: false,
})

/** Humus by the name of the soil: docs/facts/diagnosis.md 4.1. */
const andosol = (id: string, cec: number, bulkDensity: number, humus?: Humus): SoilType => ({
  ...soil(`andosol-${id}`, cec, bulkDensity),
  isVolcanicAsh: true,
  ...(humus !== undefined && { humus }),
})

export const soilTypes: readonly SoilType[] = [
  andosol('thick-very-humic', 27.3, 0.75, 'very-rich'),
  andosol('thick-humic', 26.1, 0.88, 'rich'),
  andosol('shallow-very-humic', 38.9, 0.6, 'very-rich'),
  andosol('shallow-humic', 26.0, 0.91, 'rich'),
  andosol('light', 19.5, 1.02, 'some'),
  andosol('wet', 26.0, 0.72),
  andosol('gley', 27.0, 0.8),
  soil('brown-forest-fine', 19.8, 1.22),
  soil('gray-upland-fine', 18.7, 1.21),
  soil('brown-lowland', 15.3, 1.11),
  soil('gray-lowland', 18.7, 1.11),
  soil('gley-fine', 21.6, 0.96),
  soil('muck', 28.6, 0.78),
  soil('peat', 26.2, 0.89),
]
