import { careShapes } from './care-shapes.ts'
import type { DrawingName } from './drawing-name.ts'
import type { Shapes } from './drawing-shape.ts'
import { liquidShapes } from './liquid-shapes.ts'
import { Painted } from './painted.tsx'
import { phoneShapes } from './phone-shapes.ts'
import { reagentShapes } from './reagent-shapes.ts'

export const allDrawings: Readonly<Record<DrawingName, Shapes>> = {
  ...liquidShapes,
  ...reagentShapes,
  ...careShapes,
  ...phoneShapes,
}

interface DrawnShapesProps {
  readonly name: DrawingName
  readonly time?: string | undefined
  readonly amount?: string | undefined
}

export const DrawnShapes = ({ name, time, amount }: DrawnShapesProps) => (
  <Painted shapes={allDrawings[name]} time={time} amount={amount} />
)
