import { useEffect, type RefObject } from 'react'

/** Opens what is folded while the page is printed: not every browser can do so by stylesheet. */
export function useUnfoldedOnPaper(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let opened: readonly HTMLDetailsElement[] = []
    const open = () => {
      opened = [
        ...(page.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []),
      ]
      for (const details of opened) details.open = true
    }
    const close = () => {
      for (const details of opened) details.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [page])
}
