import { useEffect, useState } from 'react'

/** Sound needs a moment after the tap that unlocks it; a notice that comes and goes would move what is under the finger. */
const longEnough = 1500

/** True once `isSo` has been true for a while. */
export function useLasting(isSo: boolean): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setHasLasted(true), longEnough)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isSo])
  return isSo && hasLasted
}
