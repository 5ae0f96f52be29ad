import { useEffect } from 'react'
import { useStore } from 'zustand'
import { instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { Chip, Chips } from '#ui/controls/chip.tsx'
import { useServices } from '#ui/services.tsx'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { formatClock } from '#ui/text/format-time.ts'

/** State of sharing as a chip; a tap opens the details. Needs the catalog `team`. */
export function TeamLine() {
  const { state: words } = texts('team')
  const { team } = useServices()
  const search = useSearchState()
  const { membership, waiting, sharedAt, problem } = useStore(team.store)
  useEffect(() => void team.start(), [team])
  if (membership === null) return null
  const refused = membership.refused.length
  const open = () => search.change({ view: 'team' })
  return (
    <Chips label={words.open}>
      {membership.isEnded ? (
        <Chip icon="block" onClick={open}>
          {words.ended}
        </Chip>
      ) : refused > 0 ? (
        <Chip icon="block" onClick={open}>
          {words.refused(refused)}
        </Chip>
      ) : waiting > 0 || problem !== null ? (
        <Chip icon="cloud_off" onClick={open}>
          {words.waiting(waiting)}
        </Chip>
      ) : (
        <Chip icon="check" onClick={open}>
          {words.shared}
          {sharedAt !== null && ` ${formatClock(instant(sharedAt), 0)}`}
        </Chip>
      )}
    </Chips>
  )
}
