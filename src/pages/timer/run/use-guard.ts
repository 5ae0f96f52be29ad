import { useEffect, useState } from 'react'

/** A wet finger taps twice: what has just appeared under it does not hear the second tap. */
const guardMilliseconds = 350

/** True for a moment after mounting. */
export function useGuard() {
  const [isGuarded, setGuarded] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setGuarded(false), guardMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return isGuarded
}
