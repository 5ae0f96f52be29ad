import { useEffect, useRef, useState, useId, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { kitCards, type KitCard } from '#app/kits/kit-cards.ts'
import type { LiveSession } from '#app/session/session-state.ts'
import { assertNever } from '#domain/result.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { Act } from '#ui/controls/act.tsx'
import { Button } from '#ui/controls/button.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { ServicesProvider, useServices } from '#ui/services.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { StepDots } from '#ui/step-dots.tsx'
import styles from './first-view.module.css'
import { KitHelp } from './kit-help.tsx'
import { PracticeStep, SoundStep } from './try-steps.tsx'
import { KitPicture } from '#ui/drawings/scene.tsx'
import { Icon } from '#ui/icon.tsx'
import { KitName } from '#ui/text/kit-name.tsx'
import { TrustMark } from '#ui/sources/trust-mark.tsx'

/** The steps of a first visit, in order; each can be skipped. */
const steps = ['kit', 'sound', 'practice'] as const
type StepName = (typeof steps)[number]

const liveScreen = createModule(() =>
  withTexts(import('#pages/timer/live-screen.tsx'), 'live', 'status'),
)

/** `/?view=first`: the first five minutes, one step per screen; each step can be skipped and reopened. */
export function FirstView() {
  const { practice } = useServices()
  const search = useSearchState()
  const live = useStore(practice.store)
  const step = steps.find((each) => each === search.get('step')) ?? 'kit'
  const isHelping = step === 'kit' && search.get('help') !== null
  useEndOfPractice(step)
  if (step === 'practice' && live.phase === 'running' && !live.isComplete) {
    return <PracticeScreen live={live} />
  }
  return <Step key={isHelping ? 'help' : step} step={step} isHelping={isHelping} />
}

/** Ends the practice when it leaves the screen, so that it cannot ring. */
function useEndOfPractice(step: StepName) {
  const { practice } = useServices()
  useEffect(
    () => () => {
      const isLive = practice.store.getState().phase === 'running'
      if (step === 'practice' && isLive) void practice.end({ keepReadings: false })
    },
    [practice, step],
  )
}

/** The real test screen on a session that persists nothing; always marked as practice, and can be left at any time. */
function PracticeScreen({ live }: { readonly live: LiveSession }) {
  const services = useServices()
  const { practice } = services
  const screen = useModule(liveScreen, true)
  const words = texts('first').practice
  return (
    <div className={styles['practice']}>
      <p className="row wrap beside-3 wide small round-full tone-wait below-2 pad-1 sides-4">
        <strong>{words.badge}</strong>
        <span>{words.note}</span>
      </p>
      {screen !== null && (
        <ServicesProvider services={{ ...services, session: practice }}>
          <screen.LiveScreen live={live} />
        </ServicesProvider>
      )}
    </div>
  )
}

interface StepProps {
  readonly step: StepName
  readonly isHelping: boolean
}

/** One step. Its heading takes the focus when the user arrives from another step. */
function Step({ step, isHelping }: StepProps) {
  const search = useSearchState()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const heading = place.current?.querySelector('h1')
    const isNavigated = document.activeElement?.closest('nav') ?? null
    if (isNavigated !== null || !heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  const words = texts('first')
  const at = steps.indexOf(step)
  const before = steps[at - 1]
  const back = isHelping
    ? { label: words.help.back, onBack: () => search.change(nothingAsked) }
    : before === undefined
      ? { label: words.back, to: '/' }
      : { label: words.steps[before], to: `/?view=first&step=${before}` }
  return (
    <div ref={place} className={`stack gap-4 ${styles['view']}`}>
      <PageHead
        stacked
        title={isHelping ? words.help.title : words.titles[step]}
        back={back}
        tools={<Dots at={at} />}
      />
      {isHelping ? <KitHelp /> : <StepContent step={step} />}
    </div>
  )
}

const nothingAsked = { help: null, contents: null, letters: null, maker: null }

/** Progress through the three steps. */
const Dots = ({ at }: { readonly at: number }) => (
  <StepDots step={at + 1} of={steps.length} label={texts('first').place(at + 1, steps.length)} />
)

function StepContent({ step }: { readonly step: StepName }) {
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

/** Choosing the kit by what is in its box. */
function KitStep() {
  const { kits } = useServices()
  const { chosen, isChosen, userKits } = useStore(kits.store)
  const navigate = useNavigate()
  const search = useSearchState()
  const [picked, setPicked] = useState<KitCard | null>(null)
  const words = texts('first').kit
  const cards = kitCards(userKits)
  const marked = picked ?? (isChosen ? cards.find(({ id }) => id === chosen.id) : undefined)
  const use = async () => {
    if (marked === undefined) return
    await kits.choose(marked.id)
    search.change({ step: 'sound' })
  }
  return (
    <>
      <KitPicker label={words.ask} cards={cards} value={marked?.id ?? null} onChange={setPicked}>
        <OtherKit
          picture="own"
          title={words.other}
          detail={words.own}
          onClick={() => void navigate('/?view=kits')}
        />
      </KitPicker>
      <div className="dock">
        <div className={`grid ${styles['take']}`}>
          <Button kind="text" block icon="help" onClick={() => search.change({ help: 'contents' })}>
            {words.unsure}
          </Button>
          <Act
            small
            icon="check"
            aria-disabled={marked === undefined}
            detail={marked?.name ?? words.pick}
            onClick={() => void use()}
          >
            {words.take}
          </Act>
        </div>
      </div>
    </>
  )
}

interface KitPickerProps {
  readonly label: string
  readonly cards: readonly KitCard[]
  /** Id of the selected kit. */
  readonly value: string | null
  readonly onChange: (kit: KitCard) => void
  /** More cards after the kits. */
  readonly children?: ReactNode
}

/** Kits shown by what is in their boxes; the whole card is tappable. Needs the catalog `first`. */
function KitPicker({ label, cards, value, onChange, children }: KitPickerProps) {
  const name = useId()
  return (
    <fieldset className={`gap-3 grid ${styles['kits']}`} aria-label={label}>
      {cards.map((card) => (
        <label
          key={card.id}
          className={`pick plate top round-l grid gap-half items-start even ${styles['kit']}`}
        >
          <input
            type="radio"
            name={name}
            checked={value === card.id}
            onChange={() => onChange(card)}
          />
          <KitPicture kit={card.copiedFrom ?? card.id} />
          <strong className="label">
            <KitName name={card.name} />
          </strong>
          <span className="small muted below-1">{lookOf(card)}</span>
          <TrustMark quiet trust={card.trust} />
          <span
            className={`when-chosen absolute center round mark-primary icon-size ${styles['tick']}`}
          >
            <Icon name="check" />
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  )
}

interface OtherKitProps {
  readonly picture: string
  readonly title: string
  readonly detail: string
  readonly onClick: () => void
}

/** A card that leads to another screen. */
const OtherKit = ({ picture, title, detail, onClick }: OtherKitProps) => (
  <button
    type="button"
    className={`edged plate top round-l grid gap-half items-start even ${styles['kit']}`}
    onClick={onClick}
  >
    <KitPicture kit={picture} />
    <strong className="label">{title}</strong>
    <span className="small muted below-1">{detail}</span>
  </button>
)

function lookOf({ id, copiedFrom, maker }: KitCard) {
  const { looks } = texts('first').kit
  return Object.entries(looks).find(([kit]) => kit === (copiedFrom ?? id))?.[1] ?? maker
}
