import { use, useEffect, type ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import { onSettledIdle } from '#ui/idle.ts'
import { mayPrefetch, PrefetchContext, type Network } from './prefetch.ts'
import { propertyOf } from '#domain/property-of.ts'

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick' | 'target'> {
  readonly to: string
  /** Reloads the whole app. */
  readonly afresh?: boolean
}

function network(): Network {
  const connection: unknown = Reflect.get(navigator, 'connection')
  const effectiveType = propertyOf(connection, 'effectiveType')
  return {
    isOnline: navigator.onLine,
    effectiveType: typeof effectiveType === 'string' ? effectiveType : undefined,
    saveData: propertyOf(connection, 'saveData') === true,
  }
}

/** A link to a page of the app. Prefetches the page's code while the browser is idle. */
export function AppLink({ to, afresh = false, children, ...rest }: AppLinkProps) {
  const href = useHref(to)
  const onClick = useLinkClickHandler(to)
  const prefetch = use(PrefetchContext)
  useEffect(() => {
    if (prefetch === null) return undefined
    return onSettledIdle(() => {
      if (mayPrefetch(network())) prefetch(to)
    })
  }, [prefetch, to])
  // Not the router's own <Link>: it adds 2 KB of prefetching for servers that we do not have.
  return (
    <a {...rest} href={href} onClick={afresh ? undefined : onClick}>
      {children}
    </a>
  )
}
