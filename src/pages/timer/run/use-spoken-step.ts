import { useEffect } from 'react'

import type { LiveSession } from '#app/session-state.ts'
import type { Task } from '#domain/run/task.ts'
import type { Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import { sampleName } from './sample-name.ts'

/** Says each new hands-on step as it comes up. Countdowns and readings speak for themselves. */
export function useSpokenStep(
  { run, elsewhere }: LiveSession,
  task: Task | null,
  notBefore: Instant | null,
) {
  const { signals } = useServices()
  const isSpoken = task?.doing.kind === 'ready' && notBefore === null && !elsewhere
  const phrase = isSpoken
    ? texts('voice').step(sampleName(run, task.sample), task.step.title)
    : null
  useEffect(() => {
    if (phrase !== null) void signals.say(phrase)
  }, [signals, phrase])
}
