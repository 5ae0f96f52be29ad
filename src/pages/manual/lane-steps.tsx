import { Suspense } from 'react'
import type { Kit, Lane, Step } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { StepDrawing } from '#ui/drawings/step-drawing.tsx'
import styles from './lane-steps.module.css'
import { laneNamesBefore, stepAnchor } from './sections.ts'
import { StepTime } from './step-time.tsx'

interface LaneStepsProps {
  readonly kit: Kit
  readonly lane: Lane
}

/** One lane of a kit, step by step. */
export function LaneSteps({ kit, lane }: LaneStepsProps) {
  const words = texts('manual')
  const before = laneNamesBefore(kit, lane)
  return (
    <section className={styles['lane']}>
      <h4 className={styles['name']}>{lane.name}</h4>
      <p>
        {before.length === 0 ? words.lane.first : words.lane.after(before.join(words.nameJoiner))}
      </p>
      <ol className={styles['steps']}>
        {lane.steps.map((step) => (
          <Suspense key={step.id} fallback={null}>
            <StepItem kit={kit} step={step} />
          </Suspense>
        ))}
      </ol>
    </section>
  )
}

interface StepItemProps {
  readonly kit: Kit
  readonly step: Step
}

function StepItem({ kit, step }: StepItemProps) {
  const words = texts('manual')
  return (
    <li id={stepAnchor(step.id)} tabIndex={-1} data-entry className={styles['step']}>
      <h5 className={styles['title']}>{step.title}</h5>
      <div className={styles['body']}>
        <div className={styles['drawing']}>
          <StepDrawing kit={kit} step={step} />
        </div>
        <div>
          <p className={styles['kind']}>{words.kinds[step.kind]}</p>
          <p>{step.detail}</p>
          {step.kind === 'read' && <p>{words.readsAnalytes(analyteNames(kit, step.analytes))}</p>}
          {step.kind === 'timed' && <p>{words.endCue(step.endCue)}</p>}
          <StepTime kit={kit} step={step} />
        </div>
      </div>
    </li>
  )
}

const analyteNames = (kit: Kit, ids: readonly string[]) =>
  kit.analytes
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(texts('manual').nameJoiner)
