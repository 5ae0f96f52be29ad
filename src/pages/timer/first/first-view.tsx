import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'

import { welcomeSteps, type WelcomeStep } from '#app/welcome.ts'
import { assertNever } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import { useSearchState } from '#ui/use-search-state.ts'
import hiding from '#ui/visually-hidden.module.css'
import { firstPath, stepAfter, stepOf } from './first-path.ts'
import styles from './first-view.module.css'
import { KitHelp } from './kit-help.tsx'
import { KitStep } from './kit-step.tsx'
import { PracticeScreen } from './practice-screen.tsx'
import { PracticeStep } from './practice-step.tsx'
import { SoundStep } from './sound-step.tsx'

/** `/?view=first`: the first five minutes, one step a screen; each can be left out and opened again. */
export function FirstView() {
  const { practice } = useServices()
  const search = useSearchState()
  const live = useStore(practice.store)
  const step = stepOf(search.get('step'))
  const isHelping = step === 'kit' && search.get('help') !== null
  useEndOfPractice(step)
  if (step === 'practice' && live.phase === 'running' && !live.isComplete) {
    return <PracticeScreen live={live} />
  }
  const words = texts('first')
  return (
    <div className={styles['view']}>
      <AppLink to="/" className={styles['back']}>
        {words.back}
      </AppLink>
      <h1>{words.title}</h1>
      <p className={styles['intro']}>{words.intro}</p>
      <Steps current={step} />
      <Panel key={isHelping ? 'help' : step} step={step} isHelping={isHelping} />
    </div>
  )
}

/** A practice that nobody looks at any more must not ring. */
function useEndOfPractice(step: WelcomeStep) {
  const { practice } = useServices()
  useEffect(
    () => () => {
      const isLive = practice.store.getState().phase === 'running'
      if (step === 'practice' && isLive) void practice.end({ keepReadings: false })
    },
    [practice, step],
  )
}

function Steps({ current }: { readonly current: WelcomeStep }) {
  const { welcome } = useServices()
  const done = useStore(welcome.store, (state) => state.done)
  const words = texts('first')
  return (
    <nav aria-label={words.stepsLabel}>
      <ol className={styles['steps']}>
        {welcomeSteps.map((step, index) => (
          <li key={step}>
            <AppLink to={firstPath(step)} aria-current={step === current ? 'step' : undefined}>
              <span className={styles['number']} data-done={done.includes(step)}>
                {done.includes(step) ? <Icon name="check" /> : index + 1}
              </span>
              {words.steps[step]}
              {done.includes(step) && <span className={hiding['hidden']}>{words.done}</span>}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface PanelProps {
  readonly step: WelcomeStep
  readonly isHelping: boolean
}

/** One step. Its heading takes the focus when the user has come from another. */
function Panel({ step, isHelping }: PanelProps) {
  const { welcome, practice } = useServices()
  const navigate = useNavigate()
  const search = useSearchState()
  const isPracticed = useStore(practice.store, ({ phase }) => phase === 'running')
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const heading = place.current?.querySelector<HTMLElement>('h2')
    const isNavigated = document.activeElement?.closest('nav') ?? null
    if (isNavigated !== null || !heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  const skip = () => {
    void welcome.hide()
    void navigate('/')
  }
  const next = stepAfter(step)
  const goOn = () => {
    if (step === 'kit') void welcome.finish('kit')
    if (next !== undefined) search.change({ step: next })
  }
  return (
    <section ref={place} className={styles['panel']}>
      {isHelping ? <KitHelp /> : <Step step={step} />}
      <footer className={styles['feet']}>
        {next !== undefined && !isHelping && (
          <Button kind="filled" block test onClick={goOn}>
            {texts('first').next}
          </Button>
        )}
        {!(step === 'practice' && isPracticed) && (
          <Button onClick={skip}>{texts('first').skip}</Button>
        )}
      </footer>
    </section>
  )
}

function Step({ step }: { readonly step: WelcomeStep }) {
  switch (step) {
    case 'kit':
      return <KitStep />
    case 'sound':
      return <SoundStep />
    case 'practice':
      return <PracticeStep />
    default:
      return assertNever(step)
  }
}
