import { useStore } from 'zustand'
import { instant } from '#domain/units.ts'
import { localeTags } from '#locales/languages.ts'
import { texts } from '#locales/texts.ts'
import { language } from '#locales/words.ts'
import { formatDateTime } from '#ui/text/format-time.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'

/** State of sharing: shared, waiting, refused, and why. Needs the catalog `team`. */
export function TeamStatus() {
  const { state: words, reasons } = texts('team')
  const { team } = useServices()
  const { membership, waiting, ahead, sharedAt, problem, arriving } = useStore(team.store)
  if (membership === null) return null
  if (membership.isEnded) return <Notice kind="error" title={words.ended} />
  const refused = membership.refused.length
  const count = new Intl.NumberFormat(localeTags[language()])
  const isTold = problem !== null && problem !== 'offline'
  return (
    <output aria-label={words.open}>
      {arriving !== null && <Notice kind="note" title={words.arriving(count.format(arriving))} />}
      {arriving === null && waiting === 0 && !isTold && sharedAt !== null && (
        <Notice kind="done" title={words.shared}>
          <p>{words.at(formatDateTime(instant(sharedAt), 0))}</p>
        </Notice>
      )}
      {waiting > 0 && (
        <Notice kind="note" title={words.waiting(waiting)}>
          <p>{ahead > 0 ? words.ahead : problem === null ? words.sending : words.later}</p>
        </Notice>
      )}
      {isTold && <Notice kind="warning" title={reasons[problem]} />}
      {refused > 0 && <Notice kind="error" title={words.refused(refused)} />}
    </output>
  )
}
