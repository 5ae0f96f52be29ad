import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * The anchor of the address. A kit of the address arrives after the page, so the browser's own jump finds nothing:
 * `isThere` turning true repeats it.
 */
export function useAskedAnchor(isThere: boolean): string {
  const asked = decodeAnchor(useLocation().hash)
  useEffect(() => {
    if (!isThere || asked === '') return
    const target = document.getElementById(asked)
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }, [isThere, asked])
  return asked
}

/** `#step-dip-n` → `step-dip-n`; empty for none or a broken one. */
export function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch (error) {
    if (error instanceof URIError) return ''
    throw error
  }
}
