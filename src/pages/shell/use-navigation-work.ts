import { useEffect } from 'react'
import { useNavigation } from 'react-router'
import { beginWork } from './activity.ts'

/** Shows navigation in the progress bar. */
export function useNavigationWork() {
  const isNavigating = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!isNavigating) return undefined
    const end = beginWork()
    return () => end('done')
  }, [isNavigating])
}
