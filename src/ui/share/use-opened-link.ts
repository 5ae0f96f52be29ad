import { useEffect, useEffectEvent, useState } from 'react'

/** What a link contains, or why it cannot be read; null until it has been read. */
export function useOpenedLink<Opened extends object>(
  fragment: string,
  open: (fragment: string) => Promise<Opened>,
): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null)
  const read = useEffectEvent(open)
  useEffect(() => {
    let isGone = false
    void read(fragment).then((result) => {
      if (!isGone) setOpened(result)
    })
    return () => {
      isGone = true
    }
  }, [fragment])
  return opened
}
