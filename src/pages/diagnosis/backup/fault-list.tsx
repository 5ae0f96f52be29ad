import type { ImportPreview } from '#app/import-types.ts'
import { texts } from '#locales/texts.ts'
import styles from './backup-view.module.css'

/** Every place of a file that is left out, by line and column, with the reason. */
export function FaultList({ preview }: { readonly preview: ImportPreview }) {
  const { preview: words, fault } = texts('backup')
  const { faults, faultCount } = preview
  return (
    <details open={faults.length <= 5}>
      <summary>{words.faults(faultCount)}</summary>
      {faults.length < faultCount && <p>{words.shownFaults(faults.length)}</p>}
      <ol className={`plain ${styles['faults']}`}>
        {faults.map(({ line, column, reason, found }, place) => (
          // A line may have several faults; they never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place}>
            <strong>{words.place({ line, column })}</strong>
            <br />
            {fault(reason)}
            {found !== '' && (
              <>
                <br />
                <span className={styles['found']}>{words.found(found)}</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}
