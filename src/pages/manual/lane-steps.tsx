import type { Kit, Lane, Step } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { classNames } from '#ui/class-names.ts'
import styles from './lane-steps.module.css'
import { laneNamesBefore, stepAnchor } from './sections.ts'
import { StepTime } from './step-time.tsx'

interface LaneStepsProps {
  readonly kit: Kit
  readonly lane: Lane
  /** The anchor asked for, so that the step someone came for is marked. */
  readonly asked: string
}

/** One lane of a kit, step by step. */
export function LaneSteps({ kit, lane, asked }: LaneStepsProps) {
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
          <StepItem key={step.id} kit={kit} step={step} asked={asked} />
        ))}
      </ol>
    </section>
  )
}

interface StepItemProps {
  readonly kit: Kit
  readonly step: Step
  readonly asked: string
}

function StepItem({ kit, step, asked }: StepItemProps) {
  const words = texts('manual')
  const anchor = stepAnchor(step.id)
  return (
    <li
      id={anchor}
      tabIndex={-1}
      className={classNames(styles['step'], anchor === asked && styles['asked'])}
    >
      <h5 className={styles['title']}>{step.title}</h5>
      <p className={styles['kind']}>{words.kinds[step.kind]}</p>
      <p>{step.detail}</p>
      {step.kind === 'read' && <p>{words.readsAnalytes(analyteNames(kit, step.analytes))}</p>}
      <StepTime kit={kit} step={step} />
      {step.kind === 'timed' && <p>{words.endCue(step.endCue)}</p>}
    </li>
  )
}

const analyteNames = (kit: Kit, ids: readonly string[]) =>
  kit.analytes
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(texts('manual').nameJoiner)
