import type { ImportPreview } from '#app/transfer/import-types.ts'
import { texts } from '#locales/texts.ts'
import { preferenceRows } from './preferences-part.tsx'

export const importedThings = [
  'records',
  'plots',
  'kits',
  'charts',
  'standards',
  'fertilizers',
] as const

/** A few large numbers, to be seen first. */
export function Tally({ preview }: { readonly preview: ImportPreview }) {
  const words = texts('backup').preview
  const { records, plots, faultCount } = preview
  const tiles = [
    { count: records.fresh, word: words.tally.fresh, tone: records.fresh > 0 ? 'tone-done' : '' },
    ...(records.changed > 0
      ? [{ count: records.changed, word: words.tally.changed, tone: '' }]
      : []),
    { count: records.known, word: words.tally.known, tone: '' },
    { count: faultCount, word: words.tally.faults, tone: faultCount > 0 ? 'tone-error' : '' },
    { count: plots.fresh, word: words.tally.plots, tone: '' },
  ]
  return (
    <dl className="gap-2 wide grid fitted">
      {tiles.map(({ count, word, tone }) => (
        <div key={word} className={`plate round-m pad-2 sides-4 ${tone}`}>
          <dd className="headline strong close">{count}</dd>
          <dt className="small regular">{word}</dt>
        </div>
      ))}
    </dl>
  )
}

/** Table of how much of a file is new, changes something, or is known. */
export function CountTable(props: { readonly preview: ImportPreview; readonly replaces: boolean }) {
  const { preview, replaces } = props
  const words = texts('backup').preview
  const { photos } = preview
  const rows = [
    ...importedThings.map((thing) => {
      const { fresh, changed, known } = preview[thing]
      return [words[thing], fresh, changed, known] as const
    }),
    [words.photos, photos.fresh, null, photos.known] as const,
    ...preferenceRows(preview.preferences, replaces),
  ]
  return (
    <div className="scroll">
      <table className="figures">
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
                // Columns are never reordered.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={place}>{count ?? words.nothing}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
