import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'

import { kitCards, type KitCard } from '#app/kits/kit-cards.ts'
import { guessKit, kitBoxes, type BoxAnswers, type KitGuess } from '#knowledge/kits/guess-kit.ts'
import { boxContents, boxLetters, boxMakers } from '#knowledge/kits/kit-listing.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, Row, Rows } from '#ui/card.tsx'
import { KitPicture } from '#ui/drawings/scene.tsx'
import { KitName } from '#ui/text/kit-name.tsx'
import { useServices } from '#ui/services.tsx'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import styles from './first-view.module.css'

const open = ['other', 'unsure'] as const
const options = {
  contents: [...boxContents, ...open],
  letters: [...boxLetters, ...open],
  maker: [...boxMakers, ...open],
} as const

/** Three easy questions about the box, one after the other, and the kit they lead to. */
export function KitHelp() {
  const search = useSearchState()
  const { userKits } = useStore(useServices().kits.store)
  const words = texts('first').help
  const contents = options.contents.find((it) => it === search.get('contents'))
  const letters = options.letters.find((it) => it === search.get('letters'))
  const maker = options.maker.find((it) => it === search.get('maker'))
  const asking = (question: keyof BoxAnswers) => ({
    ask: words[question].ask,
    onAnswer: (value: string | null) => search.change({ [question]: value }, 'replace'),
  })
  return (
    <>
      <p>{words.intro}</p>
      <div className="grid cards gap-3">
        <Question
          {...asking('contents')}
          words={words.contents.options}
          options={options.contents}
          pictureOf={kitWith}
          value={contents}
        />
        {contents !== undefined && (
          <Question
            {...asking('letters')}
            words={words.letters.options}
            options={options.letters}
            value={letters}
          />
        )}
        {contents !== undefined && letters !== undefined && (
          <Question
            {...asking('maker')}
            words={words.maker.options}
            options={options.maker}
            value={maker}
          />
        )}
      </div>
      {contents !== undefined && letters !== undefined && maker !== undefined && (
        <KitAnswer guess={guessKit({ contents, letters, maker })} cards={kitCards(userKits)} />
      )}
    </>
  )
}

/** Id of the kit whose box has these contents; null when there is none. */
const kitWith = (contents: string) =>
  Object.entries(kitBoxes).find(([, traits]) => traits.contents === contents)?.[0] ?? null

interface QuestionProps<Value extends string> {
  readonly ask: string
  readonly options: readonly Value[]
  readonly words: Readonly<Record<Value, string>>
  readonly value: Value | undefined
  /** Kit whose picture is shown beside an answer. */
  readonly pictureOf?: (value: Value) => string | null
  /** Null reopens the question. */
  readonly onAnswer: (value: Value | null) => void
}

/** One question: while open, all its answers, one tap each; once answered, a line that reopens it. */
function Question<Value extends string>(props: QuestionProps<Value>) {
  const { ask, words, value, onAnswer } = props
  if (value === undefined) return <OpenQuestion {...props} />
  return (
    <Card kind="flush">
      <Rows>
        <Row
          title={words[value]}
          detail={ask}
          end={texts('first').help.change}
          onClick={() => onAnswer(null)}
        />
      </Rows>
    </Card>
  )
}

function OpenQuestion<Value extends string>(props: QuestionProps<Value>) {
  const { ask, options: answers, words, pictureOf = () => null, onAnswer } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    // The button of the previous answer, which had the focus, has been removed.
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <section className="gap-3 grid across" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {ask}
      </h2>
      <div className="gap-2 grid cards">
        {answers.map((answer) => {
          const kit = pictureOf(answer)
          return (
            <button
              key={answer}
              type="button"
              className={`plate middle gap-4 strong tight round-m grid lead-rest target-test pad-2 sides-4 ${styles['option']}`}
              onClick={() => onAnswer(answer)}
            >
              {kit !== null && <KitPicture kit={kit} />}
              <span>{words[answer]}</span>
            </button>
          )
        })}
      </div>
    </section>
  )
}

interface KitAnswerProps {
  readonly guess: KitGuess
  readonly cards: readonly KitCard[]
}

/** Where the three answers lead: one kit, a few kits, or creating an own kit from the leaflet. */
function KitAnswer({ guess, cards }: KitAnswerProps) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const words = texts('first').help
  const ids = guess.kind === 'sure' ? [guess.kit] : guess.kind === 'maybe' ? guess.kits : []
  const found = cards.filter(({ id }) => ids.includes(id))
  return (
    <Card as="section">
      <h2 ref={heading} tabIndex={-1}>
        {words.verdict[found.length === 0 ? 'none' : guess.kind]}
      </h2>
      <p>{found.length === 0 ? words.noneHint : words.check}</p>
      <div className="grid cards gap-4">
        {found.map((card) => (
          <FoundKit key={card.id} card={card} isSure={guess.kind === 'sure'} />
        ))}
      </div>
      <Button
        icon="edit"
        block={found.length === 0}
        kind={found.length === 0 ? 'filled' : 'text'}
        onClick={() => void navigate('/?view=kits')}
      >
        {texts('first').kit.own}
      </Button>
    </Card>
  )
}

interface FoundKitProps {
  readonly card: KitCard
  readonly isSure: boolean
}

function FoundKit({ card: { id, name }, isSure }: FoundKitProps) {
  const { kits } = useServices()
  const navigate = useNavigate()
  const words = texts('first').help
  const use = async () => {
    await kits.choose(id)
    await navigate('/?view=first&step=sound')
  }
  return (
    <div className={`middle gap-3 grid ${styles['found']}`}>
      <KitPicture kit={id} />
      <strong>
        <KitName name={name} />
      </strong>
      <Button
        block
        kind={isSure ? 'filled' : 'tonal'}
        aria-label={words.withName(name)}
        onClick={() => void use()}
      >
        {words.use}
      </Button>
    </div>
  )
}
