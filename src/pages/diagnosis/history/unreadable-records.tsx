import { useStore } from 'zustand'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'

/** Records that are kept but cannot be shown, each with the place at fault. */
export function UnreadableRecords() {
  const words = texts('history').unreadable
  const { records } = useServices()
  const unreadable = useStore(records.store, (state) => state.unreadable)
  if (unreadable.length === 0) return null
  return (
    <Notice kind="warning" title={words.title(unreadable.length)}>
      <p>{words.text}</p>
      <ul>
        {unreadable.map(({ event, path, reason }) => (
          <li key={event}>
            {reason === 'newer-version' ? words.newer : words.broken}{' '}
            {path !== '' && <code>{words.place(path)}</code>}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
