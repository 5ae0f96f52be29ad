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
import { CountTable, importedThings, Tally } from './import-counts.tsx'
import { FilePlaces } from './file-places.tsx'
import { PlotDifferences } from './plot-differences.tsx'
import { PreferenceDifferences, totalOf } from './preferences-part.tsx'
import { sizeText } from './size-text.ts'
import { tableOf } from '#domain/table-of.ts'

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
  const { preview, isBusy, onImport, onCancel } = props
  const words = texts('backup').preview
  const [restores, setRestores] = useState(false)
  const [replaces, setReplaces] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { records, faultCount, table } = preview
  const ignored = table?.columns.filter(({ choice }) => choice === 'ignore') ?? []
  const removes = sumOf(preview, 'gone') > 0
  const canRestore = sumOf(preview, 'removed') > 0
  const { differing } = totalOf(preview.preferences)
  const isWorthwhile =
    hasNew(preview) || removes || (restores && canRestore) || (replaces && differing > 0)
  return (
    <section className={`stack gap-4 ${styles['view']}`}>
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <FileText file={preview.file} />
      <Tally preview={preview} />
      <MappingLine {...props} />
      <Outcome preview={preview} removes={removes} />
      {removes && (
        <Notice kind="warning" title={words.gone(countsOf(preview, 'gone'))}>
          <p>{words.goneText}</p>
        </Notice>
      )}
      <AheadNotice {...props} />
      {canRestore && <p>{words.removed(countsOf(preview, 'removed'))}</p>}
      {(removes || canRestore) && (
        <Switch label={words.restore} checked={restores} onChange={setRestores} />
      )}
      <PreferenceDifferences
        preferences={preview.preferences}
        replaces={replaces}
        onReplaces={setReplaces}
      />
      {ignored.length > 0 && <p>{words.ignored(ignored.map(({ title }) => title))}</p>}
      <FaultPlaces preview={preview} />
      {table !== null && <PlotDifferences {...table} />}
      <Card kind="flush">
        <Fold title={words.caption}>
          <CountTable preview={preview} replaces={replaces} />
        </Fold>
        {preview.sample.length > 0 && <NewTests tests={preview.sample} />}
      </Card>
      <div className="stack gap-2">
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

/** How the columns of a table were read, and the way back to change it. */
function MappingLine({ preview: { table }, isBusy, onColumns }: ImportPreviewProps) {
  const words = texts('backup').columns
  if (table === null) return null
  return (
    <div className="line">
      {table.isRemembered && <p>{words.remembered}</p>}
      <Button kind="text" icon="list" aria-disabled={isBusy} onClick={onColumns}>
        {words.change}
      </Button>
    </div>
  )
}

/** What a phone whose clock is ahead has written, with a way to take it all the same. */
function AheadNotice({ preview: { ahead }, options, isBusy, onPreviewAgain }: ImportPreviewProps) {
  const words = texts('backup').preview
  if (ahead === 0) return null
  return (
    <Notice kind="warning" title={words.ahead(ahead)}>
      <p>{words.aheadText}</p>
      <Button
        aria-disabled={isBusy}
        onClick={() => onPreviewAgain({ ...options, acceptsAhead: true })}
      >
        {words.acceptAhead}
      </Button>
    </Notice>
  )
}

/** Where the file cannot be read, and where it was read only in part. */
function FaultPlaces({ preview }: Pick<ImportPreviewProps, 'preview'>) {
  const words = texts('backup').preview
  const { faults, faultCount, asides, asideCount, table } = preview
  const isTurned = table?.isTurned ?? false
  // A row without an id, imported once without a value and once with it, makes two tests.
  const canDouble = table !== null && faults.some(({ isRowKept = false }) => isRowKept)
  return (
    <>
      <FilePlaces
        icon="error"
        title={words.faults(faultCount)}
        detail={words.skipped}
        places={faults}
        count={faultCount}
        isTurned={isTurned}
        advice={canDouble ? words.mendFirst : undefined}
      />
      <FilePlaces
        icon="info"
        title={words.asides(asideCount)}
        detail={words.asidesDetail}
        places={asides}
        count={asideCount}
        isTurned={isTurned}
      />
    </>
  )
}

const countsOf = (preview: ImportPreview, state: keyof ImportCount) =>
  tableOf(importedThings, (thing) => preview[thing][state])

const sumOf = (preview: ImportPreview, state: keyof ImportCount) =>
  importedThings.reduce((sum, thing) => sum + preview[thing][state], 0)

const hasNew = (preview: ImportPreview) =>
  preview.photos.fresh +
    sumOf(preview, 'fresh') +
    sumOf(preview, 'changed') +
    totalOf(preview.preferences).fresh >
  0

function FileText({ file }: Pick<ImportPreview, 'file'>) {
  const words = texts('backup').preview
  return (
    <p>
      {words.file({ name: file.name, size: sizeText(file.bytes) })}
      <br />
      {words.kind[file.kind]}
      {file.kind === 'table' &&
        file.encoding !== null &&
        words.encoding(file.encoding.toUpperCase())}
    </p>
  )
}

/** What is added, or why nothing is. `removes`: the import also removes something. */
function Outcome({
  preview,
  removes,
}: Pick<ImportPreviewProps, 'preview'> & { readonly removes: boolean }) {
  if (!hasNew(preview)) {
    const isOver = !removes && preview.ahead === 0
    return <p>{isOver && <strong>{nothingNewText(preview)}</strong>}</p>
  }
  return (
    <p>
      <strong>{addedText(preview)}</strong>
      {!removes && (
        <>
          <br />
          <strong>{texts('backup').preview.stays}</strong>
        </>
      )}
    </p>
  )
}

/** Some of the tests that are added. */
function NewTests({ tests }: { readonly tests: ImportPreview['sample'] }) {
  const words = texts('backup').preview
  return (
    <Fold title={words.sample}>
      <ul>
        {tests.map(({ id, startedAt, wallOffset, kit, samples }) => (
          <li key={id}>
            {words.test({
              when: testTimeText(startedAt, wallOffset),
              kit: kit.name,
              samples: samples.map(({ name }) => nameText(name)).filter((name) => name !== ''),
            })}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

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
