import { useEffect, useState } from 'react'
import { useServices } from '#ui/services.tsx'

/** An address for a kept photograph while it is on screen; null until it is here, or where it is not on this device. */
export function usePhotoUrl(name: string | null): string | null {
  const { charts } = useServices()
  const [found, setFound] = useState<{ readonly name: string; readonly url: string } | null>(null)
  useEffect(() => {
    if (name === null) return undefined
    let url: string | undefined
    let isGone = false
    void charts.photo(name).then((photo) => {
      if (photo === null || isGone) return
      url = URL.createObjectURL(new Blob([new Uint8Array(photo.bytes)], { type: photo.type }))
      setFound({ name, url })
    })
    return () => {
      isGone = true
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [charts, name])
  return found !== null && found.name === name ? found.url : null
}
