import { useState, type SyntheticEvent } from 'react'
import { useStore } from 'zustand'

import { isTimerLength, ringsAt, type FreeTimer } from '#domain/run/free-timer.ts'
import { secondsBetween, seconds } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { Act } from '#ui/controls/act.tsx'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { InputField } from '#ui/controls/field.tsx'
import { formatClockSeconds, formatCountdown, formatLength } from '#ui/text/format-time.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { TimerCard } from '#ui/run/timer-card.tsx'
import { useServices } from '#ui/services.tsx'
import { StatusGuard } from '#ui/status-guard.tsx'
import styles from './free-timers.module.css'

/** `/?view=timers`: named timers, several at once, for anything no kit describes. */
export function FreeTimers() {
  const { timers } = useServices()
  const state = useStore(timers.store)
  const [isSetting, setSetting] = useState(false)
  const words = texts('live')
  const begin = (name: string, length: number) =>
    void timers.begin(name.trim() || words.free.untitled(state.timers.length + 1), seconds(length))
  return (
    <div className="columns">
      <PageHead title={words.free.title} back={{ to: '/', label: words.free.back }} />
      {state.timers.length > 0 && (
        <div className="across">
          <StatusGuard notPersisted={state.notPersisted} />
        </div>
      )}
      <section
        aria-label={words.free.running}
        className={state.timers.length > 0 ? styles['running'] : 'across'}
      >
        {state.timers.length === 0 && <p>{words.free.none}</p>}
        <ul className="plain gap-3 grid">
          {state.timers.map((timer) => (
            <li key={timer.id}>
              <RunningTimer timer={timer} onAgain={() => begin(timer.name, timer.length)} />
            </li>
          ))}
        </ul>
      </section>
      <Card as="section" aria-label={words.free.presets}>
        <h2>{words.free.presets}</h2>
        <div className={`columns-3 gap-2 ${styles['presets']}`}>
          {presetSeconds.map((preset) => (
            <Button key={preset} test onClick={() => begin('', preset)}>
              {formatLength(preset)}
            </Button>
          ))}
        </div>
      </Card>
      <div className="dock">
        <Act small icon="add" detail={words.free.setHint} onClick={() => setSetting(true)}>
          {words.free.set}
        </Act>
      </div>
      {isSetting && (
        <NewTimer
          onBegin={(name, length) => {
            begin(name, length)
            setSetting(false)
          }}
          onClose={() => setSetting(false)}
        />
      )}
    </div>
  )
}

const presetSeconds = [30, 60, 180, 300, 600, 1800]

interface RunningTimerProps {
  readonly timer: FreeTimer
  readonly onAgain: () => void
}

/** One timer: the time left, and after zero how long ago it rang. */
function RunningTimer({ timer, onAgain }: RunningTimerProps) {
  const { session, timers } = useServices()
  const { now } = useStore(session.time)
  const words = texts('live').free
  const left = secondsBetween(now, ringsAt(timer))
  const isOver = left <= 0
  const stop = () => void timers.stop(timer.id)
  return (
    <TimerCard
      name={timer.name}
      digits={isOver ? `+${formatCountdown(Math.floor(0 - left))}` : formatCountdown(left)}
      share={Math.ceil(Math.max(0, left)) / timer.length}
      isOver={isOver}
      alert={isOver ? words.rangAt(formatClockSeconds(ringsAt(timer), 0)) : null}
    >
      <IconButton
        icon={isOver ? 'check' : 'close'}
        label={words.stop}
        word
        tonal
        aria-label={words.stopNamed(timer.name)}
        onClick={stop}
      />
      <IconButton
        icon="restart_alt"
        label={words.again}
        word
        aria-label={words.againNamed(timer.name)}
        onClick={() => {
          stop()
          onAgain()
        }}
      />
    </TimerCard>
  )
}

const parts = ['hours', 'minutes', 'seconds'] as const
const worth = { hours: 3600, minutes: 60, seconds: 1 }

type Length = Readonly<Record<(typeof parts)[number], string>>

interface NewTimerProps {
  readonly onBegin: (name: string, length: number) => void
  readonly onClose: () => void
}

/** A custom length with an optional name. */
function NewTimer({ onBegin, onClose }: NewTimerProps) {
  const [name, setName] = useState('')
  const [length, setLength] = useState<Length>({ hours: '', minutes: '', seconds: '' })
  const [isWrong, setWrong] = useState(false)
  const words = texts('live').free
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const whole = secondsOf(length)
    setWrong(!isTimerLength(whole))
    if (isTimerLength(whole)) onBegin(name, whole)
  }
  return (
    <Dialog title={words.set} open onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <fieldset className="columns-3 gap-2">
          <legend>{words.length}</legend>
          {parts.map((part) => (
            <InputField
              key={part}
              label={words[part]}
              inputMode="numeric"
              value={length[part]}
              maxLength={5}
              onChange={(text) => setLength({ ...length, [part]: text })}
            />
          ))}
        </fieldset>
        {isWrong && <Notice kind="error">{words.wrongLength}</Notice>}
        <InputField label={words.name} value={name} maxLength={30} onChange={setName} />
        <Button kind="filled" block test icon="play_arrow" type="submit">
          {words.begin}
        </Button>
      </form>
    </Dialog>
  )
}

/** NaN when a part is not a number. */
const secondsOf = (length: Length) =>
  parts.reduce(
    (sum, part) => sum + Number(length[part].normalize('NFKC').trim() || 0) * worth[part],
    0,
  )
