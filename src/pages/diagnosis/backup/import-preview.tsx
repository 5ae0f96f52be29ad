import { useEffect, useRef, useState } from 'react'
import type { ImportCount, ImportPreview, ImportOptions } from '#app/transfer/import-types.ts'
import { texts } from '#locales/texts.ts'
import { Act } from '#ui/controls/act.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Card, Fold } from '#ui/card.tsx'
import { testTimeText } from '#ui/text/day-text.ts'
import { nameText } from '#ui/text/short-name.ts'
import { Notice } from '#ui/notice.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import styles from './backup.module.css'
import { FilePlaces } from './file-places.tsx'
import { PlotDifferences } from './plot-differences.tsx'
import { PreferenceDifferences, preferenceRows, totalOf } from './preferences-part.tsx'
import { sizeText } from './size-text.ts'

interface ImportPreviewProps {
  readonly preview: ImportPreview
  /** Options used for this preview. */
  readonly options: ImportOptions
  readonly isBusy: boolean
  readonly onPreviewAgain: (options: ImportOptions) => void
  /** Returns to the mapping of columns. */
  readonly onColumns: () => void
  readonly onImport: (chosen: Pick<ImportOptions, 'restoreRemoved' | 'replacesPreferences'>) => void
  readonly onCancel: () => void
}

/** Preview of an import: numbers first, then the faults. */
export function ImportPreviewView(props: ImportPreviewProps) {
  const { preview, options, isBusy, onPreviewAgain, onColumns, onImport, onCancel } = props
  const words = texts('backup').preview
  const [restores, setRestores] = useState(false)
  const [replaces, setReplaces] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { file, records, photos, ahead, faultCount, asideCount, table } = preview
  const columnWords = texts('backup').columns
  const ignored = table?.columns.filter(({ choice }) => choice === 'ignore') ?? []
  const { fresh, differing } = totalOf(preview.preferences)
  const isNew = photos.fresh + sumOf(preview, 'fresh') + sumOf(preview, 'changed') + fresh > 0
  const gone = countsOf(preview, 'gone')
  const removed = countsOf(preview, 'removed')
  const isLess = sumOf(preview, 'gone') > 0
  const isBack = sumOf(preview, 'removed') > 0
  const isWorthwhile = isNew || isLess || (restores && isBack) || (replaces && differing > 0)
  return (
    <section className={`stack gap-4 ${styles['view']}`}>
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>
        {words.file({ name: file.name, size: sizeText(file.bytes) })}
        <br />
        {words.kind[file.kind]}
        {file.kind === 'table' &&
          file.encoding !== null &&
          ` · ${words.encoding(file.encoding.toUpperCase())}`}
      </p>
      <Tally preview={preview} />
      {table !== null && (
        <div className="line">
          {table.isRemembered && <p>{columnWords.remembered}</p>}
          <Button kind="text" icon="list" aria-disabled={isBusy} onClick={onColumns}>
            {columnWords.change}
          </Button>
        </div>
      )}
      <p>
        {isNew && <strong>{addedText(preview)}</strong>}
        {isNew && !isLess && (
          <>
            <br />
            <strong>{words.stays}</strong>
          </>
        )}
        {!isNew && !isLess && ahead === 0 && <strong>{nothingNewText(preview)}</strong>}
      </p>
      {isLess && (
        <Notice kind="warning" title={words.gone(gone)}>
          <p>{words.goneText}</p>
        </Notice>
      )}
      {ahead > 0 && (
        <Notice kind="warning" title={words.ahead(ahead)}>
          <p>{words.aheadText}</p>
          <Button
            aria-disabled={isBusy}
            onClick={() => onPreviewAgain({ ...options, acceptsAhead: true })}
          >
            {words.acceptAhead}
          </Button>
        </Notice>
      )}
      {isBack && <p>{words.removed(removed)}</p>}
      {(isLess || isBack) && (
        <Switch label={words.restore} checked={restores} onChange={setRestores} />
      )}
      <PreferenceDifferences
        preferences={preview.preferences}
        replaces={replaces}
        onReplaces={setReplaces}
      />
      {ignored.length > 0 && <p>{words.ignored(ignored.map(({ title }) => title))}</p>}
      <FilePlaces
        icon="error"
        title={words.faults(faultCount)}
        detail={words.skipped}
        places={preview.faults}
        count={faultCount}
        isTurned={table?.isTurned ?? false}
      />
      <FilePlaces
        icon="info"
        title={words.asides(asideCount)}
        detail={words.asidesDetail}
        places={preview.asides}
        count={asideCount}
        isTurned={table?.isTurned ?? false}
      />
      {table !== null && <PlotDifferences {...table} />}
      <Card kind="flush">
        <Fold title={words.caption}>
          <CountTable preview={preview} replaces={replaces} />
        </Fold>
        {preview.sample.length > 0 && (
          <Fold title={words.sample}>
            <ul>
              {preview.sample.map(({ id, startedAt, wallOffset, kit, samples }) => (
                <li key={id}>
                  {words.test({
                    when: testTimeText(startedAt, wallOffset),
                    kit: kit.name,
                    samples: samples
                      .map(({ name }) => nameText(name))
                      .filter((name) => name !== ''),
                  })}
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </Card>
      <div className="stack gap-2 narrow">
        {isWorthwhile && (
          <Act
            small
            icon="check"
            detail={
              records.fresh + faultCount > 0 ? words.takes(records.fresh, faultCount) : undefined
            }
            aria-disabled={isBusy}
            onClick={() => onImport({ restoreRemoved: restores, replacesPreferences: replaces })}
          >
            {words.take}
          </Act>
        )}
        <Button kind="text" block aria-disabled={isBusy} onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </section>
  )
}

const things = ['records', 'plots', 'kits', 'charts', 'standards', 'fertilizers'] as const

const countsOf = (preview: ImportPreview, state: keyof ImportCount) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every thing gets its count
  Object.fromEntries(things.map((thing) => [thing, preview[thing][state]])) as Record<
    (typeof things)[number],
    number
  >

const sumOf = (preview: ImportPreview, state: keyof ImportCount) =>
  things.reduce((sum, thing) => sum + preview[thing][state], 0)

/** Says what is added, including missing facts of existing fields. */
function addedText({ records, plots, table, preferences }: ImportPreview): string {
  const words = texts('backup').preview
  const completed = table === null ? 0 : plots.changed
  const hasChosen = totalOf(preferences).fresh > 0
  return [
    records.fresh + records.changed > 0 || (completed === 0 && !hasChosen)
      ? words.added(records)
      : '',
    completed > 0 ? words.completed(completed) : '',
    hasChosen ? words.addedPreferences(preferences) : '',
  ].join('')
}

/** Says why nothing is new; what could not be read is not called known. */
function nothingNewText(preview: ImportPreview): string {
  const words = texts('backup').preview
  const chosen = totalOf(preview.preferences)
  const isKnown =
    sumOf(preview, 'known') +
      sumOf(preview, 'removed') +
      preview.photos.known +
      chosen.known +
      chosen.differing >
    0
  if (preview.faultCount === 0) return isKnown ? words.allKnown : words.noneReadable
  return isKnown ? words.knownBesides(preview.faultCount) : words.noneReadable
}

/** A few large numbers, to be seen first. */
function Tally({ preview }: { readonly preview: ImportPreview }) {
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
function CountTable(props: { readonly preview: ImportPreview; readonly replaces: boolean }) {
  const { preview, replaces } = props
  const words = texts('backup').preview
  const { photos } = preview
  const rows = [
    ...things.map((thing) => {
      const { fresh, changed, known } = preview[thing]
      return [words[thing], fresh, changed, known] as const
    }),
    [words.photos, photos.fresh, null, photos.known] as const,
    ...preferenceRows(preview.preferences, replaces),
  ]
  return (
    <div className="scroll">
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
                // Columns are never reordered.
                // oxlint-disable-next-line react/no-array-index-key
                <td key={place} className="at-end">
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
