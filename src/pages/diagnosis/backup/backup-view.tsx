import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { BackupState } from '#app/transfer/backup.ts'
import type { PackedParcel, PackWhat } from '#app/transfer/exporter.ts'
import type { OrphanedPhotos } from '#app/kits/orphaned-photos.ts'
import { texts } from '#locales/texts.ts'
import { Act } from '#ui/controls/act.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Card, Fold, Row, Rows } from '#ui/card.tsx'
import { dayText, todayInput } from '#ui/text/day-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { useServices } from '#ui/services.tsx'
import { showFault } from '#ui/show-fault.ts'
import { showToast } from '#ui/toast.tsx'
import { VerdictCard } from '#ui/verdict.tsx'
import styles from './backup.module.css'
import { ExportDialog } from './export-dialog.tsx'
import { ImportPart, useImport } from './import-part.tsx'
import { sizeText } from './size-text.ts'
import { FileProgress } from './file-progress.tsx'

/** Exports and imports records as files. Needs the catalog `backup`. */
export function BackupView() {
  const { backup } = useServices()
  const imported = useImport()
  const packing = usePacking()
  // Also loads the code, so that a file chooser can open in the tap's handler.
  useEffect(() => void backup.refresh(), [backup])
  if (imported.state.kind === 'previewed') return <ImportPart imported={imported} />
  return (
    <div className="columns">
      <div className={`stack gap-4 ${styles['view']}`}>
        <LastBackup />
        <ExportPart packing={packing} />
      </div>
      <div className={`stack gap-4 ${styles['view']}`}>
        <Ways imported={imported} packing={packing} />
        <ImportPart imported={imported} />
        <Card kind="flush">
          <WhereRecordsAre />
        </Card>
      </div>
    </div>
  )
}

/** Tests without a backup before a reminder: about as many as a grower makes in a season. */
const testsBeforeReminder = 10

/** How many tests have no backup: the answer to "am I safe?". */
function LastBackup() {
  const words = texts('backup').last
  const { backup } = useServices()
  const { last, since, sinceIsMore } = useStore(backup.store)
  // The same height before and after loading, so that what is below does not move under a tap.
  return (
    <section className="grid gap-3" aria-busy={since === null}>
      <VerdictCard
        where={words.unsaved}
        title={
          <h2>
            {since === 0 && last !== null ? (
              words.all
            ) : (
              <span className={styles['count']}>
                {since === null ? '…' : words.count(since, sinceIsMore)}
              </span>
            )}
          </h2>
        }
      >
        <p className={styles['last']}>{stateOf({ last, since })}</p>
      </VerdictCard>
    </section>
  )
}
function stateOf({ last, since }: Pick<BackupState, 'last' | 'since'>) {
  const words = texts('backup').last
  if (since === null) return words.checking
  if (since >= testsBeforeReminder) return <strong>{words.remind}</strong>
  return last === null ? words.never : words.before(dayText(last.at, 0))
}

type Packing = ReturnType<typeof usePacking>

/** Packs a file, shows its size, and delivers it. */
export function ExportPart({ packing }: { readonly packing: Packing }) {
  const words = texts('backup').out
  const { parcel, failure, pack, isBusy } = packing
  return (
    <>
      {parcel === null && (
        <Act
          small
          icon="download"
          detail={words.fullText}
          aria-disabled={isBusy}
          onClick={() => void pack({ kind: 'backup', fileName: words.fullName(todayInput()) })}
        >
          {words.prepareFull}
        </Act>
      )}
      <FileProgress
        kind="pack"
        label={words.working}
        shown={({ done, total }) => words.workingOf(done, total)}
      />
      {failure === 'failed' && <Notice kind="error" title={words.failed} />}
      {failure === 'empty' && <Notice kind="warning" title={words.table.none} />}
      <output>{parcel !== null && <Parcel parcel={parcel} />}</output>
      {parcel !== null && <HandOver parcel={parcel} />}
    </>
  )
}

interface WaysProps {
  readonly imported: ReturnType<typeof useImport>
  readonly packing: Packing
}

/** The other actions with files. */
function Ways({ imported, packing }: WaysProps) {
  const { out: words, in: into, move, team, csvWords } = texts('backup')
  const search = useSearchState()
  const closeTable = () => search.change({ table: null, farmer: null }, 'replace')
  const [isMoving, setMoving] = useState(false)
  return (
    <Card kind="flush">
      <Rows>
        <Row
          icon="upload"
          title={into.choose}
          detail={into.text}
          onClick={() => void imported.open()}
        />
        <Row
          icon="list"
          title={words.prepareCsv}
          detail={words.csvText}
          onClick={() => search.change({ table: '1' }, 'replace')}
        />
        <Row
          icon="open_in_new"
          title={move.title}
          detail={move.detail}
          onClick={() => setMoving(true)}
        />
        <Row icon="group" title={team.title} detail={team.detail} to="/diag?view=team" />
        <OrphanedPhotosSection />
      </Rows>
      <ExportDialog
        open={search.get('table') !== null}
        farmer={search.get('farmer') ?? ''}
        onClose={closeTable}
        onMake={(asked) => {
          closeTable()
          void packing.pack({ ...asked, words: csvWords })
        }}
      />
      <Dialog title={move.title} open={isMoving} onClose={() => setMoving(false)}>
        <ol>
          {move.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p>{move.again}</p>
      </Dialog>
    </Card>
  )
}

export function usePacking() {
  const { backup } = useServices()
  const isBusy = useStore(backup.store, ({ work }) => work !== null)
  const [parcel, setParcel] = useState<PackedParcel | null>(null)
  const [failure, setFailure] = useState<'failed' | 'empty' | null>(null)
  const pack = async (what: PackWhat) => {
    if (isBusy) return
    setParcel(null)
    setFailure(null)
    const packed = await showFault(backup.pack(what), () => setFailure('failed'))
    if (packed.ok) setParcel(packed.value)
    else setFailure(packed.reason)
  }
  return { parcel, failure, pack, isBusy }
}

const Parcel = ({ parcel }: { readonly parcel: PackedParcel }) => (
  <p>{texts('backup').out.ready({ name: parcel.name, size: sizeText(parcel.bytes) })}</p>
)

/** Offers the share sheet, if the platform has one, and the download. */
function HandOver({ parcel }: { readonly parcel: PackedParcel }) {
  const words = texts('backup').out
  const { backup } = useServices()
  const deliver = async (how: 'share' | 'download') => {
    const delivered = await backup.deliver(how)
    if (delivered.ok) showToast({ text: how === 'share' ? words.shared : words.downloaded })
    else if (delivered.reason === 'impossible') showToast({ text: words.impossible })
  }
  const download = () => void deliver('download')
  if (!parcel.canShare) {
    return (
      <Act small icon="save" onClick={download}>
        {words.download}
      </Act>
    )
  }
  return (
    <>
      <Act small icon="share" onClick={() => void deliver('share')}>
        {words.share}
      </Act>
      <Button block icon="save" onClick={download}>
        {words.download}
      </Button>
    </>
  )
}

/** Shows the space taken by photographs no longer used, and lets the user free it. */
export function OrphanedPhotosSection() {
  const words = texts('backup').orphanedPhotos
  const { backup } = useServices()
  const [orphanedPhotos, setOrphanedPhotos] = useState<OrphanedPhotos | null>(null)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => void backup.orphanedPhotos().then(setOrphanedPhotos), [backup])
  const remove = async () => {
    setAsked(false)
    setOrphanedPhotos(await backup.removeOrphanedPhotos())
    showToast({ text: words.removed })
  }
  if (orphanedPhotos === null || orphanedPhotos.count === 0) return null
  const text = words.text({ count: orphanedPhotos.count, size: sizeText(orphanedPhotos.bytes) })
  return (
    <>
      <Row icon="delete" title={words.title} detail={text} onClick={() => setAsked(true)} />
      <Dialog
        title={words.ask}
        open={isAsked}
        onClose={() => setAsked(false)}
        actions={
          <>
            <Button kind="filled" onClick={() => setAsked(false)}>
              {words.cancel}
            </Button>
            <Button kind="danger" icon="delete" onClick={() => void remove()}>
              {words.remove}
            </Button>
          </>
        }
      >
        <p>{words.warning}</p>
      </Dialog>
    </>
  )
}

/** Explains where the records are stored, and what a browser may do with them. */
function WhereRecordsAre() {
  const words = texts('backup').place
  return (
    <Fold icon="info" title={words.title}>
      <ul>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Fold>
  )
}
