import { useState } from 'react'
import { useStore } from 'zustand'
import type { PackedParcel } from '#app/backup.ts'
import { texts } from '#locales/texts.ts'
import { todayInput } from '#pages/diagnosis/history/day-input.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import styles from './backup-view.module.css'
import { sizeText } from './size-text.ts'
import { Working } from './working.tsx'

/** Puts a file together, says how large it is, and hands it over. */
export function ExportPart() {
  const words = texts('backup').out
  const { parcel, hasFailed, pack, isBusy } = usePacking()
  return (
    <section>
      <h2>{words.title}</h2>
      <div className={styles['kinds']}>
        <div className={styles['kind']}>
          <h3>{words.full}</h3>
          <p>{words.fullText}</p>
          <Button
            kind="filled"
            icon="save"
            aria-disabled={isBusy}
            onClick={() => void pack('backup')}
          >
            {words.prepareFull}
          </Button>
        </div>
        <div className={styles['kind']}>
          <h3>{words.csv}</h3>
          <p>{words.csvText}</p>
          <Button icon="list" aria-disabled={isBusy} onClick={() => void pack('csv')}>
            {words.prepareCsv}
          </Button>
        </div>
      </div>
      <Working
        kind="pack"
        said={words.working}
        shown={({ done, total }) => words.workingOf(done, total)}
      />
      {hasFailed && <Notice kind="error" title={words.failed} />}
      <output>{parcel !== null && <Parcel parcel={parcel} />}</output>
      {parcel !== null && <HandOver parcel={parcel} />}
    </section>
  )
}

function usePacking() {
  const { out: words, csvWords } = texts('backup')
  const { backup } = useServices()
  const isBusy = useStore(backup.store, ({ work }) => work !== null)
  const [parcel, setParcel] = useState<PackedParcel | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const pack = async (kind: 'backup' | 'csv') => {
    if (isBusy) return
    setParcel(null)
    setFailed(false)
    const packed = await backup.pack(
      kind === 'backup'
        ? { kind, fileName: words.fullName(todayInput()) }
        : { kind, fileName: words.csvName(todayInput()), words: csvWords },
    )
    if (packed.ok) setParcel(packed.value)
    else setFailed(true)
  }
  return { parcel, hasFailed, pack, isBusy }
}

const Parcel = ({ parcel }: { readonly parcel: PackedParcel }) => (
  <p>{texts('backup').out.ready({ name: parcel.name, size: sizeText(parcel.bytes) })}</p>
)

/** The share sheet where the platform has one; the download always. */
function HandOver({ parcel }: { readonly parcel: PackedParcel }) {
  const words = texts('backup').out
  const { backup } = useServices()
  const hand = async (how: 'share' | 'download') => {
    const handed = await backup.hand(how)
    if (handed.ok) showToast({ text: how === 'share' ? words.shared : words.downloaded })
    else if (handed.reason === 'impossible') showToast({ text: words.impossible })
  }
  return (
    <div className={styles['parcel']}>
      <div className={styles['buttons']}>
        {parcel.canShare && (
          <Button kind="filled" icon="share" onClick={() => void hand('share')}>
            {words.share}
          </Button>
        )}
        <Button
          kind={parcel.canShare ? 'quiet' : 'filled'}
          icon="download"
          onClick={() => void hand('download')}
        >
          {words.download}
        </Button>
      </div>
    </div>
  )
}
