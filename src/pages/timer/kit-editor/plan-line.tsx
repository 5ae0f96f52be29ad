import type { Kit, Lane, Step } from '#domain/kit/kit.ts'
import styles from './kit-editor.module.css'

/** What hands need for a step without a time, and a step nobody knows: enough to be seen. */
const guessed = 30

const lengthOf = (step: Step): number =>
  'duration' in step ? (step.duration.value ?? guessed) : step.kind === 'read' ? 0 : guessed

const stateOf = (step: Step) =>
  step.kind === 'read'
    ? 'read'
    : step.kind === 'reaction' || step.kind === 'settle'
      ? 'wait'
      : 'hands'

const totalOf = ({ steps }: Lane) => steps.reduce((sum, step) => sum + lengthOf(step), 0)

/** The whole test as one line a chain: hands in blue, waiting a thin line, reading an orange dot. */
export function PlanLine({ kit: { lanes } }: { readonly kit: Kit }) {
  const longest = Math.max(1, ...lanes.map(totalOf))
  return (
    <svg className={styles['plan']} width="100%" height={lanes.length * 28} aria-hidden="true">
      {lanes.map((lane, row) => {
        let at = 0
        return lane.steps.map((step) => {
          const from = (at / longest) * 94
          at += lengthOf(step)
          const y = row * 28 + 14
          const state = stateOf(step)
          if (state === 'read') {
            return <circle key={step.id} data-state="read" cx={`${from + 3}%`} cy={y} r="9" />
          }
          const isThin = state === 'wait'
          return (
            <rect
              key={step.id}
              data-state={state}
              x={`${from}%`}
              y={y - (isThin ? 2 : 8)}
              width={`${(lengthOf(step) / longest) * 94}%`}
              height={isThin ? 4 : 16}
              rx={isThin ? 2 : 6}
            />
          )
        })
      })}
    </svg>
  )
}
