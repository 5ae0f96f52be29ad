import { useEffect, useState } from 'react'

/** Wet fingers tap twice: a control that has just appeared under the finger ignores the second tap for this long. */
const guardMs = 350

/** True for a moment after mounting and after each change of `subject`. */
export function useDoubleTapGuard(subject: unknown = null) {
  const [seen, setSeen] = useState<{ readonly subject: unknown } | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSeen({ subject }), guardMs)
    return () => clearTimeout(timer)
  }, [subject])
  return seen === null || seen.subject !== subject
}
