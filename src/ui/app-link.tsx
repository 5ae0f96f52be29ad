import { use, useEffect } from 'react'
import { Link, type LinkProps } from 'react-router'
import { onIdle, settled } from './idle.ts'
import { mayPrefetch, PrefetchContext, type Network } from './prefetch.ts'

interface AppLinkProps extends LinkProps {
  readonly to: string
}

function network(): Network {
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection !== 'object' || connection === null) return { isOnline: navigator.onLine }
  const effectiveType: unknown = Reflect.get(connection, 'effectiveType')
  return {
    isOnline: navigator.onLine,
    effectiveType: typeof effectiveType === 'string' ? effectiveType : undefined,
    saveData: Reflect.get(connection, 'saveData') === true,
  }
}

/** A link to one of our pages. Fetches the page's code while the browser is idle. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  const prefetch = use(PrefetchContext)
  useEffect(() => {
    if (prefetch === null) return undefined
    let stop = () => {}
    let isGone = false
    void settled().then(() => {
      if (isGone) return
      stop = onIdle(() => {
        if (mayPrefetch(network())) prefetch(to)
      })
    })
    return () => {
      isGone = true
      stop()
    }
  }, [prefetch, to])
  return <Link to={to} {...rest} />
}
