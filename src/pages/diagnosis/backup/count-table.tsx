import type { ImportPreview } from '#app/import-types.ts'
import { texts } from '#locales/texts.ts'
import styles from './backup-view.module.css'

/** How much of a file is new here, changes something, or is here just so. */
export function CountTable({ preview }: { readonly preview: ImportPreview }) {
  const words = texts('backup').preview
  const { records, plots, photos, others } = preview
  const rows = [
    [words.records, records.fresh, records.changed, records.known],
    [words.plots, plots.fresh, plots.changed, plots.known],
    [words.photos, photos.fresh, null, photos.known],
    [words.others, others, null, null],
  ] as const
  return (
    <div className={styles['scroll']}>
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.fresh}</th>
            <th scope="col">{words.changed}</th>
            <th scope="col">{words.known}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...counts]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {counts.map((count, place) => (
                // Columns never change places.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={place} className={styles['number']}>
                  {count ?? words.nothing}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
