import type { Run } from '#domain/run/run.ts'
import type { Task } from '#domain/run/task.ts'
import { texts } from '#locales/texts.ts'
import hiding from '#ui/visually-hidden.module.css'
import { sampleName } from './sample-name.ts'

/** Tells a screen reader each new step, not each tick. */
export function StepAnnouncement({ run, task }: { readonly run: Run; readonly task: Task }) {
  const name = sampleName(run, task.sample)
  return (
    <output className={hiding['hidden']}>
      {`${texts('voice').step(name, task.step.title)} ${texts('live').run.doing[task.doing.kind]}`}
    </output>
  )
}
