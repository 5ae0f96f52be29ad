import { useEffect, useRef, useState } from 'react'
import type { ImportPreview } from '#app/import-types.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Switch } from '#ui/switch.tsx'
import styles from './backup-view.module.css'
import { CountTable } from './count-table.tsx'
import { FaultList } from './fault-list.tsx'
import { FreshSample } from './fresh-sample.tsx'
import { sizeText } from './size-text.ts'

interface ImportPreviewProps {
  readonly preview: ImportPreview
  readonly isBusy: boolean
  readonly onAhead: () => void
  readonly onTake: (restoreRemoved: boolean) => void
  readonly onCancel: () => void
}

/** What a file would bring, before anything is kept. */
export function ImportPreviewTable(props: ImportPreviewProps) {
  const { preview, isBusy, onAhead, onTake, onCancel } = props
  const words = texts('backup').preview
  const [restores, setRestores] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { file, records, plots, photos, others, ahead, ignoredColumns } = preview
  const isNew =
    records.fresh + records.changed + plots.fresh + plots.changed + photos.fresh + others > 0
  const gone = { records: records.gone, plots: plots.gone }
  const removed = { records: records.removed, plots: plots.removed }
  const isLess = isAny(gone)
  const isWorthwhile = isNew || isLess || (restores && isAny(removed))
  return (
    <div className={styles['parcel']}>
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p>
        {words.file({ name: file.name, size: sizeText(file.bytes) })}
        <br />
        {words.kind[file.kind]}
        {file.kind === 'csv' && ` · ${words.encoding(file.encoding.toUpperCase())}`}
      </p>
      <p>
        {isNew && <strong>{words.added(records)}</strong>}
        {isNew && !isLess && <br />}
        {isNew && !isLess && <strong>{words.stays}</strong>}
        {!isNew && !isLess && ahead === 0 && <strong>{words.allKnown}</strong>}
      </p>
      <CountTable preview={preview} />
      {isLess && (
        <Notice kind="warning" title={words.gone(gone)}>
          <p>{words.goneText}</p>
        </Notice>
      )}
      {ahead > 0 && (
        <Notice kind="warning" title={words.ahead(ahead)}>
          <p>{words.aheadText}</p>
          <Button aria-disabled={isBusy} onClick={onAhead}>
            {words.takeAhead}
          </Button>
        </Notice>
      )}
      {isAny(removed) && <p>{words.removed(removed)}</p>}
      {(isLess || isAny(removed)) && (
        <Switch label={words.restore} checked={restores} onChange={setRestores} />
      )}
      {ignoredColumns.length > 0 && <p>{words.ignored(ignoredColumns)}</p>}
      {preview.faultCount > 0 && <FaultList preview={preview} />}
      <FreshSample sample={preview.sample} />
      <div className={styles['buttons']}>
        {isWorthwhile && (
          <Button kind="filled" icon="save" aria-disabled={isBusy} onClick={() => onTake(restores)}>
            {words.take}
          </Button>
        )}
        <Button icon="close" aria-disabled={isBusy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}

const isAny = ({ records, plots }: Readonly<Record<'records' | 'plots', number>>) =>
  records + plots > 0
