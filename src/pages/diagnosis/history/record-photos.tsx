import { useEffect, useState } from 'react'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { Card } from '#ui/card.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import { FileButton } from '#ui/controls/file-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { showFault } from '#ui/show-fault.ts'
import styles from './record.module.css'
import { withFailureToast, type ApplyChanges } from './use-change.ts'

interface RecordPhotosProps {
  readonly record: SoilRecord
  readonly change: ApplyChanges
}

/** Photographs of a test, which can be added and removed. */
export function RecordPhotos({ record, change }: RecordPhotosProps) {
  const words = texts('history').photos
  const { isWorking, trouble, add } = useAddingPhoto((photo) => addToRecord(photo, change))
  const { photos = [] } = record
  return (
    <Card as="section">
      <h3>{words.title}</h3>
      {photos.length > 0 && (
        <ul className="plain gap-3 grid tiles">
          {photos.map(({ name }, place) => (
            <li key={name}>
              <OnePhoto
                name={name}
                place={place + 1}
                onRemove={() =>
                  void withFailureToast(change)(
                    [{ field: 'photo', photo: name, value: null }],
                    words.removed,
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
      <div className="stack screen-only gap-3">
        <FileButton accept="image/*" icon="photo_camera" onPick={(file) => void add(file)}>
          {words.add}
        </FileButton>
        <small>{words.hint}</small>
        <output>{isWorking && words.working}</output>
      </div>
      {trouble !== null && <Notice kind="error" title={trouble} />}
    </Card>
  )
}

/** Shrinks a file, removes its metadata such as location, and stores it; `attach` says why it could not be added, if so. */
export function useAddingPhoto(attach: (photo: string) => Promise<string | null>) {
  const words = texts('history').photos
  const { photos } = useServices()
  const [isWorking, setWorking] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const keep = async (file: File) => {
    const photo = await shrinkPhoto(file)
    if (photo === null) return words.unreadable
    const kept = await photos.keep(photo)
    return kept.ok ? attach(kept.value) : words.failure[kept.reason]
  }
  const end = (reason: string | null) => {
    setWorking(false)
    setTrouble(reason)
  }
  const add = async (file: File) => {
    setWorking(true)
    setTrouble(null)
    end(await showFault(keep(file), () => end(words.failure.broken)))
  }
  return { isWorking, trouble, add }
}

async function addToRecord(photo: string, change: ApplyChanges): Promise<string | null> {
  const added = { field: 'photo', photo, value: { sample: null } } as const
  const failed = await change([added], texts('history').photos.added)
  // A slow write has its own notice above the page, shown only until it is done.
  return failed === null || failed === 'slow' ? null : texts('history').failures[failed]
}

interface OnePhotoProps {
  readonly name: string
  readonly place: number
  readonly onRemove: () => void
}

function OnePhoto({ name, place, onRemove }: OnePhotoProps) {
  const words = texts('history').photos
  const url = usePhoto(name)
  return (
    <figure className={`relative ${styles['photo']}`}>
      {typeof url === 'string' && (
        <a href={url} target="_blank" rel="noreferrer">
          <img className="block fill square covers round-m" src={url} alt={words.picture(place)} />
        </a>
      )}
      {url === null && <p>{words.missing}</p>}
      <IconButton icon="delete" label={words.remove(place)} tonal onClick={onRemove} />
    </figure>
  )
}

interface Found {
  readonly name: string
  /** Null: the photograph is not on this device. */
  readonly url: string | null
}

/** URL of a kept photograph while it is on screen; undefined until looked up, null if it is not on this device. */
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

/** Largest longer side of a kept photograph. */
const maxSidePixels = 1600
const quality = 0.82

/**
 * Shrinks a photograph and rewrites it as JPEG, which removes its metadata, such as location.
 * Null if the browser cannot open it.
 */
async function shrinkPhoto(
  file: Blob,
): Promise<{ readonly type: string; readonly bytes: Uint8Array } | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, maxSidePixels / Math.max(picture.width, picture.height))
    const size = (length: number) => Math.max(1, Math.round(length * scale))
    const canvas = new OffscreenCanvas(size(picture.width), size(picture.height))
    const context = canvas.getContext('2d')
    if (context === null) return null
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const type = 'image/jpeg'
    const written = await canvas.convertToBlob({ type, quality })
    return { type, bytes: new Uint8Array(await written.arrayBuffer()) }
  } catch {
    return null
  }
}
