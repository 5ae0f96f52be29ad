import { useEffect, useState } from 'react'

/** A wet finger taps twice: what has just appeared under it does not hear the second tap. */
const guardMs = 350

/** True for a moment after mounting, and after `subject` became another. */
export function useGuard(subject: unknown = null) {
  const [seen, setSeen] = useState<{ readonly subject: unknown } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSeen({ subject }), guardMs)
    return () => clearTimeout(timer)
  }, [subject])
  return seen === null || seen.subject !== subject
}
