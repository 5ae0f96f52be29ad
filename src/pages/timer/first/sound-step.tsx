import { useState } from 'react'
import { useStore } from 'zustand'

import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Drawing } from '#ui/drawings/drawing.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { Picture } from './picture.tsx'
import styles from './sound-step.module.css'

type Heard = 'not-asked' | 'asked' | 'yes' | 'no'

/** Plays the alarm and asks whether it was heard; if not, what to do. */
export function SoundStep() {
  const { signals, settings, welcome } = useServices()
  const [heard, setHeard] = useState<Heard>('not-asked')
  const canSound = useStore(signals.store, (state) => state.available.sound)
  const words = texts('first').sound
  const play = async () => {
    await signals.tryOut('sound')
    setHeard('asked')
  }
  const answer = (isHeard: boolean) => {
    setHeard(isHeard ? 'yes' : 'no')
    if (isHeard) settings.update({ sound: true })
    void welcome.finish('sound')
  }
  return (
    <>
      <h2>{texts('first').steps.sound}</h2>
      <div className={styles['try']}>
        <Picture name="sound" />
        <p>{canSound ? words.ask : texts('settings').unavailable.sound}</p>
      </div>
      {canSound && (
        <Button block test icon="volume_up" onClick={() => void play()}>
          {texts('settings').tryOut.sound}
        </Button>
      )}
      {heard !== 'not-asked' && (
        <fieldset className={styles['heard']}>
          <legend>{words.heard}</legend>
          <Button aria-pressed={heard === 'yes'} onClick={() => answer(true)}>
            {words.yes}
          </Button>
          <Button aria-pressed={heard === 'no'} onClick={() => answer(false)}>
            {words.no}
          </Button>
        </fieldset>
      )}
      <div aria-live="polite">
        {heard === 'yes' && <Notice kind="note">{words.ready}</Notice>}
        {heard === 'no' && <NoSound />}
      </div>
    </>
  )
}

function NoSound() {
  const words = texts('settings')
  return (
    <div className={styles['silent']}>
      <h3>{words.noSound}</h3>
      <Drawing name="mute-switch" label={texts('drawings')['mute-switch']} />
      <ol>
        {words.noSoundSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Notice kind="note" title={texts('first').sound.offTitle}>
        {texts('first').sound.off}
      </Notice>
    </div>
  )
}
