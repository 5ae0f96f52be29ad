import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Setup } from '#app/planning/planning.ts'
import { texts } from '#locales/texts.ts'
import { Act } from '#ui/controls/act.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { formatMinutes } from '#ui/text/format-time.ts'
import { infeasibilityText } from './infeasibility-text.ts'
import styles from './setup-screen.module.css'

/** The one action, with its duration; before the first test also what to watch out for. */
export function Start({ setting }: { readonly setting: Setup }) {
  const { planning, session, records, kits } = useServices()
  const isFirst = useStore(records.store, ({ isReady, recent }) => isReady && recent.length === 0)
  const isStorageSilent = useStore(
    session.store,
    (state) => state.phase === 'loading' && state.isStorageSilent,
  )
  const isPending = useStore(kits.store, (shelf) => shelf.isPending)
  const words = texts('timer').setup
  const forecast = useStore(planning.forecast)
  const isEmpty = setting.analytes.length === 0
  const failure = !isEmpty && forecast.state === 'impossible' ? forecast.failure : null
  // Readings that collide can be taken late; without a bottle, or with steps in a circle, nothing can begin.
  const isBlocked = failure !== null && failure.kind !== 'readings-collide'
  const begin = () => void session.begin(setting)
  return (
    <>
      {failure !== null && (
        <Notice kind="warning" title={isBlocked ? words.blocked : words.collides}>
          <p>{infeasibilityText(failure, setting.kit)}</p>
        </Notice>
      )}
      <div className={`dock ${styles['start']}`}>
        <Act
          small
          icon="play_arrow"
          disabled={isEmpty || isStorageSilent || isPending || isBlocked}
          detail={
            isStorageSilent || isPending ? (
              words.loading
            ) : isEmpty ? (
              words.afterPick
            ) : (
              <Estimate setup={setting} />
            )
          }
          onClick={begin}
        >
          {words.begin}
        </Act>
      </div>
      {isStorageSilent && (
        <Notice kind="warning" title={words.slow}>
          <p>{words.slowHint}</p>
          {!isPending && (
            <Button kind="text" onClick={begin}>
              {words.beginUnsaved}
            </Button>
          )}
        </Notice>
      )}
      {isFirst && <p className="small muted airy sides-2">{words.awake}</p>}
    </>
  )
}

/** How long it will take, and how long without a plan. Its line is reserved until that is known. */
function Estimate({ setup }: { readonly setup: Setup }) {
  const { planning, session } = useServices()
  const words = texts('timer').setup
  const isEngineHere = useStore(session.store, ({ phase }) => phase !== 'loading')
  const forecast = useStore(planning.forecast)
  // `setup` is a new object on every render: it is compared by its serialized text.
  const asked = JSON.stringify(setup)
  useEffect(() => {
    if (isEngineHere) void planning.forecastSetup(setup)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [planning, isEngineHere, asked])
  if (forecast.state === 'impossible') {
    return forecast.failure.kind === 'readings-collide' ? words.oneIsLate : words.afterChange
  }
  if (forecast.state === 'unknown') return '\u00a0'
  const { samples: count } = forecast
  const length = formatMinutes(forecast.length)
  return (
    <>
      {forecast.atLeast ? words.estimateAtLeast(count, length) : words.estimate(count, length)}
      {count > 1 && (
        <span className="block">{words.oneByOne(formatMinutes(forecast.sequentialLength))}</span>
      )}
    </>
  )
}
