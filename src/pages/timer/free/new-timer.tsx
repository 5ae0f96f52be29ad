import { useState, type SyntheticEvent } from 'react'

import { isTimerLength } from '#domain/run/free-timer.ts'
import { seconds } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { formatLength } from '#ui/format-time.ts'
import { useServices } from '#ui/services.tsx'
import styles from './free-timers.module.css'

const presets = [30, 60, 180, 300, 600, 1800]
const parts = ['hours', 'minutes', 'seconds'] as const
const worth = { hours: 3600, minutes: 60, seconds: 1 }

type Length = Readonly<Record<(typeof parts)[number], string>>

/** A new timer: a name if wanted, a length, one tap. */
export function NewTimer({ count }: { readonly count: number }) {
  const { timers } = useServices()
  const [name, setName] = useState('')
  const [length, setLength] = useState<Length>({ hours: '', minutes: '', seconds: '' })
  const [isWrong, setWrong] = useState(false)
  const words = texts('live').free

  const begin = (whole: number) => {
    setWrong(!isTimerLength(whole))
    if (!isTimerLength(whole)) return
    void timers.begin(name.trim() || words.untitled(count + 1), seconds(whole))
    setName('')
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    begin(secondsOf(length))
  }

  return (
    <form className={styles['new']} onSubmit={submit}>
      <label>
        {words.name}
        <input value={name} maxLength={30} onChange={({ target }) => setName(target.value)} />
      </label>
      <fieldset>
        <legend>{words.presets}</legend>
        {presets.map((preset) => (
          <Button key={preset} onClick={() => begin(preset)}>
            {formatLength(preset)}
          </Button>
        ))}
      </fieldset>
      <fieldset>
        <legend>{words.length}</legend>
        {parts.map((part) => (
          <label key={part} className={styles['part']}>
            <input
              inputMode="numeric"
              value={length[part]}
              maxLength={5}
              onChange={({ target }) => setLength({ ...length, [part]: target.value })}
            />
            {words[part]}
          </label>
        ))}
      </fieldset>
      {isWrong && <p role="alert">{words.wrongLength}</p>}
      <Button kind="filled" block test icon="play_arrow" type="submit">
        {words.begin}
      </Button>
    </form>
  )
}

/** NaN where a part is no number. */
const secondsOf = (length: Length) =>
  parts.reduce(
    (sum, part) => sum + Number(length[part].normalize('NFKC').trim() || 0) * worth[part],
    0,
  )
