import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * The anchor of the address. A kit of the address arrives after the page, so the browser's own jump finds nothing:
 * `isThere` turning true repeats it. A frame later, because the frame of the app moves the focus to the heading first.
 */
export function useAskedAnchor(isThere: boolean): string {
  const isHydrated = useIsHydrated()
  const { hash } = useLocation()
  const asked = isHydrated ? decodeAnchor(hash) : ''
  useEffect(() => {
    if (!isThere || asked === '') return undefined
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(asked)
      target?.scrollIntoView({ block: 'start' })
      target?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isThere, asked])
  return asked
}

/** `#step-dip-n` → `step-dip-n`; empty for none or a broken one. */
function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch (error) {
    if (error instanceof URIError) return ''
    throw error
  }
}
