import { useState } from 'react'

import type { LiveSession } from '#app/session/session-state.ts'
import { ResultsScreen } from '#pages/timer/results/results-screen.tsx'
import { RunScreen } from '#pages/timer/run/run-screen.tsx'

/** A test under way or just completed: a chunk of its own, fetched when the page is idle. */
export function LiveScreen({ live }: { readonly live: LiveSession }) {
  const [wasRunning] = useState(!live.isComplete)
  return live.isComplete ? (
    <ResultsScreen live={live} isFresh={wasRunning} />
  ) : (
    <RunScreen live={live} />
  )
}
