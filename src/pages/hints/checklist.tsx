import { useStore } from 'zustand'
import { samplingTasks } from '#knowledge/sampling/sampling.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import styles from './checklist.module.css'

/** What to tick off in the field; the ticks outlive the page. */
export function Checklist() {
  const words = texts('hints').checklist
  const { checklist } = useServices()
  const { ticked, kept } = useStore(checklist.store)
  const done = samplingTasks().filter(({ id }) => ticked.includes(id)).length
  const clear = () => {
    const before = checklist.clear()
    showToast({
      text: words.cleared,
      action: { label: words.undo, run: () => checklist.restore(before) },
    })
  }
  return (
    <>
      <fieldset className={styles['list']}>
        <legend className={styles['legend']}>
          <h2>{words.title}</h2>
        </legend>
        {samplingTasks().map(({ id, text }) => (
          <label key={id} className={styles['task']}>
            <input
              type="checkbox"
              checked={ticked.includes(id)}
              onChange={(event) => checklist.tick(id, event.target.checked)}
            />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles['foot']}>
        <output>
          {words.progress(done, samplingTasks().length)}
          {done === samplingTasks().length && ` ${words.allDone}`}
        </output>
        <Button
          icon="restart_alt"
          aria-disabled={done === 0}
          onClick={done === 0 ? undefined : clear}
        >
          {words.clear}
        </Button>
      </div>
      {kept ? (
        <p className={styles['kept']}>{words.kept}</p>
      ) : (
        <Notice kind="warning" title={words.notKept.title}>
          <p>{words.notKept.text}</p>
        </Notice>
      )}
    </>
  )
}
