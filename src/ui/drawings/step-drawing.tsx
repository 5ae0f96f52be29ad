import type { Kit, Step } from '#domain/kit/kit.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import styles from './step-drawing.module.css'

const drawings = createModule(() => withTexts(import('./drawing-in-step.tsx'), 'drawings'))

interface StepDrawingProps {
  readonly kit: Kit
  readonly step: Step
}

/** The drawing of a step for the card of a test. Its place is kept while its code is on the way, so that nothing jumps. */
export function StepDrawing({ kit, step }: StepDrawingProps) {
  const module = useModule(drawings, true)
  return (
    <div className={styles['place']}>
      {module !== null && <module.DrawingInStep kit={kit} step={step} words={texts('drawings')} />}
    </div>
  )
}
