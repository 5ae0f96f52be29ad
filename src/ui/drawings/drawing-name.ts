import type { careShapes } from './care-shapes.ts'
import type { liquidShapes } from './liquid-shapes.ts'
import type { phoneShapes } from './phone-shapes.ts'
import type { reagentShapes } from './reagent-shapes.ts'

export type KitDrawing = keyof typeof liquidShapes | keyof typeof reagentShapes
export type DrawingName = KitDrawing | keyof typeof careShapes | keyof typeof phoneShapes
