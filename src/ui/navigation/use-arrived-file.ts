import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useSearchState } from './use-search-state.ts'

/** Calls `open` on each navigation to an address with `file=arrived`: a file has been passed to this page. */
export function useArrivedFile(open: () => Promise<void>) {
  const { key } = useLocation()
  const isAsked = useSearchState().get('file') === 'arrived'
  const arrival = isAsked ? key : null
  const openIt = useEffectEvent(open)
  useEffect(() => {
    if (arrival !== null) void openIt()
  }, [arrival])
}
