import type { Run } from '#domain/run/run.ts'
import type { Task } from '#domain/run/task.ts'
import type { Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import hiding from '#ui/visually-hidden.module.css'
import { sampleName } from './sample-name.ts'

interface StepAnnouncementProps {
  readonly run: Run
  readonly task: Task
  /** The plan holds the step back until then. */
  readonly notBefore: Instant | null
}

/** Tells a screen reader each new step, not each tick. */
export function StepAnnouncement({ run, task, notBefore }: StepAnnouncementProps) {
  const words = texts('live').run
  const name = sampleName(run, task.sample)
  return (
    <output className={hiding['hidden']}>
      {`${texts('voice').step(name, task.step.title)} ${notBefore === null ? words.doing[task.doing.kind] : words.held}`}
    </output>
  )
}
