import type { Plot } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { useAddingPhoto, usePhoto } from '#pages/diagnosis/history/record-photos.tsx'
import { IconButton } from '#ui/controls/button.tsx'
import { FileButton } from '#ui/controls/file-button.tsx'
import { Card } from '#ui/card.tsx'
import { Scene } from '#ui/drawings/scene.tsx'
import { Notice } from '#ui/notice.tsx'
import { useChangePlot } from './use-change-plot.ts'
import styles from './plots.module.css'

/** Photograph of a field; a drawing until there is one. */
export function PlotPhoto({ plot }: { readonly plot: Plot }) {
  const words = texts('history').photos
  const change = useChangePlot(plot.id)
  const url = usePhoto(plot.photo)
  const { isWorking, trouble, add } = useAddingPhoto(async (photo) => {
    await change({ photo }, words.added)
    return null
  })
  return (
    <>
      <Card kind="flush">
        {typeof url === 'string' ? (
          <img
            src={url}
            alt={texts('plots').photoOf(plot.name)}
            className={`covers fill ${styles['photo']}`}
          />
        ) : (
          <Scene name="field" className={styles['scene']} />
        )}
        <div className={`flex gap-2 absolute ${styles['onPhoto']}`}>
          {plot.photo !== null && (
            <IconButton
              icon="delete"
              tonal
              label={words.remove(1)}
              onClick={() => void change({ photo: null }, words.removed)}
            />
          )}
          <FileButton accept="image/*" icon="photo_camera" onPick={(file) => void add(file)}>
            {words.add}
          </FileButton>
        </div>
      </Card>
      <output>{isWorking && words.working}</output>
      {trouble !== null && <Notice kind="error" title={trouble} />}
    </>
  )
}
