import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { dayOf } from './by-day.ts'
import styles from './diagnosis-page.module.css'
import { saveFile } from './save-file.ts'

/** All records as one file. */
export function ExportRecords() {
  const words = texts('diagnosis').export
  const { records } = useServices()
  const save = async () => {
    const [newest] = records.store.getState().recent
    const day = newest === undefined ? '' : dayOf(newest)
    try {
      saveFile(words.fileName(day), await records.exportText())
    } catch {
      showToast({ text: words.failed })
    }
  }
  return (
    <section className={styles['export']}>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <Button icon="download" onClick={() => void save()}>
        {words.button}
      </Button>
    </section>
  )
}
