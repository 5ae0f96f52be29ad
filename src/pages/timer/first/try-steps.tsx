import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'

import { practiceKit } from '#knowledge/practice/practice-kit.ts'
import { texts } from '#locales/texts.ts'
import { Act, ActLink } from '#ui/controls/act.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Card, Row, Rows } from '#ui/card.tsx'
import { Drawing } from '#ui/drawings/drawing.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './first-view.module.css'

type Heard = 'not-asked' | 'asked' | 'no'

/** Plays the alarm and asks whether it was heard; if not, explains what to do. */
export function SoundStep() {
  const { signals, settings } = useServices()
  const navigate = useNavigate()
  const [heard, setHeard] = useState<Heard>('not-asked')
  const canSound = useStore(signals.store, (state) => state.available.sound)
  const words = texts('first').sound
  const play = async () => {
    await signals.tryOut('sound')
    setHeard((before) => (before === 'not-asked' ? 'asked' : before))
  }
  const goOn = (isHeard: boolean) => {
    if (isHeard) settings.update({ sound: true })
    void navigate('/?view=first&step=practice')
  }
  return (
    <>
      <div
        className={`gap-3 centered grid tone-wait items-center round-xl bordered ${styles['stage']}`}
      >
        <span className={`center mark-wait round ${styles['disc']}`}>
          <Icon name="volume_up" />
        </span>
        <p className="title strong tight ink" aria-live="polite">
          {heard === 'not-asked' ? words.ask : words.heard}
        </p>
        {heard === 'not-asked' && (
          <p>{canSound ? words.ready : texts('settings').unavailable.sound}</p>
        )}
      </div>
      <div className={styles['side']}>
        {heard === 'asked' && (
          <Card kind="flush">
            <Rows>
              <Row icon="volume_up" title={words.quiet} detail={words.louder} onClick={play} />
              <Row
                icon="help"
                title={words.no}
                detail={words.noHint}
                onClick={() => setHeard('no')}
              />
            </Rows>
          </Card>
        )}
        <div aria-live="polite">{heard === 'no' && <NoSound />}</div>
        <div className="grid dock">
          {heard === 'not-asked' ? (
            <>
              <Skip onClick={() => goOn(false)} />
              {canSound && (
                <Act small icon="play_arrow" detail={words.playHint} onClick={() => void play()}>
                  {words.play}
                </Act>
              )}
            </>
          ) : (
            <>
              {heard === 'no' && (
                <div className="flex wrap between gap-2">
                  <Button kind="text" icon="restart_alt" onClick={() => void play()}>
                    {words.again}
                  </Button>
                  <Skip onClick={() => goOn(false)} />
                </div>
              )}
              <Act small icon="check" detail={words.next} onClick={() => goOn(true)}>
                {words.yes}
              </Act>
            </>
          )}
        </div>
      </div>
    </>
  )
}

const Skip = ({ onClick }: { readonly onClick: () => void }) => (
  <Button kind="text" onClick={onClick}>
    {texts('first').later}
  </Button>
)

function NoSound() {
  const words = texts('settings')
  return (
    <Card as="section">
      <h2>{words.noSound}</h2>
      <div className={styles['silent']}>
        <Drawing name="mute-switch" label={texts('drawings')['mute-switch']} />
      </div>
      <ol>
        {words.noSoundSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Notice kind="note" title={texts('first').sound.offTitle}>
        {texts('first').sound.off}
      </Notice>
    </Card>
  )
}

/** Shown before and after the forty-second practice with water. */
export function PracticeStep() {
  const { practice, session } = useServices()
  const live = useStore(practice.store)
  const isTesting = useStore(session.store, ({ phase }) => phase === 'running')
  const words = texts('first').practice
  if (isTesting) {
    return (
      <Notice kind="warning">
        <p>{words.busy}</p>
        <ButtonLink to="/">{words.toRun}</ButtonLink>
      </Notice>
    )
  }
  const isDone = live.phase === 'running' && live.isComplete
  return isDone ? <Finished /> : <Intro />
}

function useBegin() {
  const { practice } = useServices()
  return () => {
    const { practiceKit: kitWords, practice: words } = texts('first')
    void practice.begin({
      kit: practiceKit(kitWords),
      analytes: ['wetness'],
      samples: [{ id: 'practice', name: words.sample }],
    })
  }
}

function Intro() {
  const begin = useBegin()
  const navigate = useNavigate()
  const { practice: words, practiceKit: kit } = texts('first')
  return (
    <>
      <div
        className={`gap-3 centered grid tone-hands items-center round-xl bordered ${styles['stage']}`}
      >
        <Drawing name="dip-strip" label="" />
        <p className="title strong tight ink">{words.intro}</p>
      </div>
      <div className={styles['side']}>
        <Card as="section">
          <h2>{words.need}</h2>
          <ul>
            {Object.values(kit.prepare).map((thing) => (
              <li key={thing}>{thing}</li>
            ))}
          </ul>
        </Card>
        <div className="grid dock">
          <Button kind="text" block onClick={() => void navigate('/')}>
            {words.skip}
          </Button>
          <Act small icon="play_arrow" detail={words.note} onClick={begin}>
            {words.begin}
          </Act>
        </div>
      </div>
    </>
  )
}

function Finished() {
  const begin = useBegin()
  const words = texts('first').practice
  return (
    <>
      <div
        className={`gap-3 centered grid tone-done items-center round-xl bordered ${styles['stage']}`}
      >
        <span className={`center mark-done round ${styles['disc']}`}>
          <Icon name="check" />
        </span>
        <h2 className="title strong tight ink">{words.finished}</h2>
        <p>{words.forgotten}</p>
      </div>
      <div className={styles['side']}>
        <Card>
          <ul>
            {words.learned.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Card>
        <div className="grid dock">
          <Button kind="text" block icon="restart_alt" onClick={begin}>
            {words.again}
          </Button>
          <ActLink small icon="timer" to="/" detail={words.toTestHint}>
            {words.toTest}
          </ActLink>
        </div>
      </div>
    </>
  )
}
