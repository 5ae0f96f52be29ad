import { startTransition, useEffect, useState } from 'react'

/** Two cards fill a phone; a step of this many takes a slow one less than a twentieth of a second. */
const first = 2
const step = 3
/** Milliseconds between two steps: taps and scrolling go first. */
const pause = 32

/** How many of `total` to draw now: those in sight at once, the others bit by bit. */
export function useGrowing(total: number): number {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (shown >= total) return undefined
    const timer = setTimeout(() => startTransition(() => setShown((now) => now + step)), pause)
    return () => clearTimeout(timer)
  }, [shown, total])
  return Math.min(shown, total)
}
