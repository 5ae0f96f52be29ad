import { useStore } from 'zustand'
import { remindersOn } from '#app/opened-reagents.ts'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { localDay } from './local-day.ts'

/**
 * Reagents near their end, said where the manual is opened. The list of the device is read after hydration
 * (opened-reagents-part.tsx): before, there is nothing to remind of.
 */
export function OpenedReminder() {
  const { opened } = useServices()
  const words = texts('manual').opened
  const reagents = useStore(opened.store, (state) => state.reagents)
  if (reagents.length === 0) return null
  const reminders = remindersOn(reagents, localDay())
  if (reminders.length === 0) return null
  return (
    <Notice kind="warning" title={words.reminder}>
      {reminders.map(({ reagent, state }) => (
        <p key={reagent.id}>{words.reminderOf(reagent.name, words.states[state])}</p>
      ))}
      <p>
        <a href="#opened">{words.title}</a>
      </p>
    </Notice>
  )
}
