import type { Kit, Step } from '#domain/kit/kit.ts'
import { isKnown } from '#domain/sourced.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import { Drawing } from './drawing.tsx'

const words = createModule(() => withTexts(import('./drawing-of-step.ts'), 'drawings'))

interface StepDrawingProps {
  readonly kit: Kit
  readonly step: Step
  readonly className?: string | undefined
}

/** A drawing of what to do in a step, with its amount and seconds. Fills the space its caller provides. */
export function StepDrawing({ kit, step, className }: StepDrawingProps) {
  const module = useModule(words, true)
  if (module === null) return <Drawing className={className} isAtEnd />
  const { name, amount } = module.drawingOfStep(kit, step)
  return (
    <Drawing
      name={name}
      label={texts('drawings')[name]}
      amount={amount}
      length={lengthOf(step)}
      className={className}
      // This drawing has no hand coming in at the edge.
      isAtEnd={name !== 'settle'}
    />
  )
}

/** Seconds given by the kit; estimates and windows have no stopwatch. */
function lengthOf(step: Step): number | undefined {
  if (step.kind === 'hands-on' || step.kind === 'read') return undefined
  return isKnown(step.duration) ? step.duration.value : undefined
}
