import { useEffect } from 'react'
import { useStore } from 'zustand'
import { reagentState, type OpenedReagent } from '#app/opened-reagents.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { localDay } from './local-day.ts'
import { OpenedReagentForm } from './opened-reagent-form.tsx'
import styles from './opened-reagents-part.module.css'
import { useIsHydrated } from './use-is-hydrated.ts'

/** When reagents were opened, kept on the device; says what is near its end. */
export function OpenedReagentsPart() {
  const { opened } = useServices()
  const words = texts('manual').opened
  const { reagents, kept } = useStore(opened.store)
  // Unknown while the page is made at build time.
  const today = useIsHydrated() ? localDay() : undefined
  useEffect(() => opened.start(), [opened])
  const remove = (id: number) => {
    const removed = opened.remove(id)
    if (removed === null) return
    showToast({
      text: words.removed,
      action: { label: words.undo, run: () => opened.restore(removed) },
    })
  }
  return (
    <div id="opened" tabIndex={-1} data-entry className={styles['opened']}>
      <h4>{words.title}</h4>
      <p>{words.text}</p>
      {today !== undefined && (
        <OpenedReagentForm today={today} onAdd={(reagent) => opened.add(reagent)} />
      )}
      {!kept && (
        <Notice kind="warning">
          <p>{words.notKept}</p>
        </Notice>
      )}
      <h5 className={styles['list-title']}>{words.list}</h5>
      {reagents.length === 0 && <p>{words.none}</p>}
      <ul className={`plain ${styles['list']}`}>
        {today !== undefined &&
          reagents.map((reagent) => (
            <ReagentItem
              key={reagent.id}
              reagent={reagent}
              today={today}
              onRemove={() => remove(reagent.id)}
            />
          ))}
      </ul>
    </div>
  )
}

interface ReagentItemProps {
  readonly reagent: OpenedReagent
  readonly today: string
  readonly onRemove: () => void
}

function ReagentItem({ reagent, today, onRemove }: ReagentItemProps) {
  const words = texts('manual').opened
  const state = reagentState(reagent, today)
  const isWell = state === 'fresh' || state === 'unknown'
  return (
    <li className={styles['item']}>
      <div>
        <strong>{reagent.name}</strong>
        <br />
        {words.on(dayText(reagent.openedOn))}
        {reagent.useBy !== null && <> {words.until(dayText(reagent.useBy))}</>}
        <span className={isWell ? styles['state'] : styles['due']}>
          <Icon name={isWell ? 'schedule' : 'warning'} /> {words.states[state]}
        </span>
      </div>
      <Button icon="delete" aria-label={words.remove(reagent.name)} onClick={onRemove} />
    </li>
  )
}

function dayText(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return texts('manual').opened.day(year, month, date)
}
