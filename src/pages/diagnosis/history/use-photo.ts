import { useEffect, useState } from 'react'
import { useServices } from '#ui/services.tsx'

interface Found {
  readonly name: string
  /** Null: not on this device. */
  readonly url: string | null
}

/** An address for a kept photograph while it is on screen; undefined until it was looked for, null where it is not here. */
export function usePhoto(name: string | null): string | null | undefined {
  const { photos } = useServices()
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (name === null) return undefined
    let url: string | null = null
    let isGone = false
    void photos.read(name).then((photo) => {
      if (isGone) return
      url =
        photo === null
          ? null
          : URL.createObjectURL(new Blob([new Uint8Array(photo.bytes)], { type: photo.type }))
      setFound({ name, url })
    })
    return () => {
      isGone = true
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [photos, name])
  if (name === null) return null
  return found?.name === name ? found.url : undefined
}
