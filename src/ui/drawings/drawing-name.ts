import type { careShapes } from './care-shapes.ts'
import type { kitShapes } from './kit-shapes.ts'
import type { phoneShapes } from './phone-shapes.ts'

export type KitDrawing = keyof typeof kitShapes
export type DrawingName = KitDrawing | keyof typeof careShapes | keyof typeof phoneShapes
