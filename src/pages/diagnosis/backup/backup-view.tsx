import { useEffect } from 'react'
import { texts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import styles from './backup-view.module.css'
import { ExportPart } from './export-part.tsx'
import { ImportPart } from './import-part.tsx'
import { LastBackup } from './last-backup.tsx'
import { StrayPhotos } from './stray-photos.tsx'

/** Files that carry the records to another place, and back. Needs the catalog `backup`. */
export function BackupView() {
  const { backup } = useServices()
  // It also fetches the code, so that a file chooser opens inside the tap.
  useEffect(() => void backup.look(), [backup])
  return (
    <div className={styles['view']}>
      <LastBackup />
      <ExportPart />
      <ImportPart />
      <StrayPhotos />
      <WhereRecordsAre />
    </div>
  )
}

/** What a browser may do with the records, and how they move. */
function WhereRecordsAre() {
  const words = texts('backup').place
  return (
    <section>
      <h2>{words.title}</h2>
      <ul>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <h3>{words.moveTitle}</h3>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{words.again}</p>
    </section>
  )
}
