import type { Kit, Step } from '#domain/kit/kit.ts'
import { isKnown } from '#domain/sourced.ts'
import type { Catalogs } from '#locales/catalogs.ts'
import { drawingOfStep } from './drawing-of-step.ts'
import { Drawing } from './drawing.tsx'

interface DrawingInStepProps {
  readonly kit: Kit
  readonly step: Step
  readonly words: Catalogs['drawings']
}

/** What to do in a step, drawn, with its seconds. */
export function DrawingInStep({ kit, step, words }: DrawingInStepProps) {
  const name = drawingOfStep(kit, step)
  return <Drawing name={name} label={words[name]} length={lengthOf(step)} />
}

/** Seconds that a kit names; of an estimate or a window there is no watch to draw. */
function lengthOf(step: Step): number | undefined {
  if (step.kind === 'hands-on' || step.kind === 'read') return undefined
  return isKnown(step.duration) ? step.duration.value : undefined
}
