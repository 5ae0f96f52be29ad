import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import type { KitCard } from '#app/kit-cards.ts'
import type { KitGuess } from '#app/welcome-kit-guess.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { useServices } from '#ui/services.tsx'
import { firstPath } from './first-path.ts'
import { isPicture } from './picture.tsx'
import styles from './kit-help.module.css'
import { Picture } from './picture.tsx'

interface KitAnswerProps {
  readonly guess: KitGuess
  readonly cards: readonly KitCard[]
}

/** Where the three answers lead: to a kit, to a few, or to making one's own from the leaflet. */
export function KitAnswer({ guess, cards }: KitAnswerProps) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const words = texts('first').help
  const ids = guess.kind === 'sure' ? [guess.kit] : guess.kind === 'maybe' ? guess.kits : []
  const found = cards.filter(({ id }) => ids.includes(id))
  return (
    <section className={styles['answer']}>
      <h3 ref={heading} tabIndex={-1}>
        {words.verdict[found.length === 0 ? 'none' : guess.kind]}
      </h3>
      <p>{found.length === 0 ? words.noneHint : words.check}</p>
      {found.map((card) => (
        <FoundKit key={card.id} card={card} isSure={guess.kind === 'sure'} />
      ))}
      <Button
        icon="edit"
        block={found.length === 0}
        kind={found.length === 0 ? 'filled' : 'quiet'}
        onClick={() => void navigate('/?view=kits')}
      >
        {texts('first').kit.own}
      </Button>
    </section>
  )
}

interface FoundKitProps {
  readonly card: KitCard
  readonly isSure: boolean
}

function FoundKit({ card: { id, name }, isSure }: FoundKitProps) {
  const { kits, welcome } = useServices()
  const navigate = useNavigate()
  const words = texts('first').help
  const use = async () => {
    await kits.choose(id)
    void welcome.finish('kit')
    await navigate(firstPath('sound'))
  }
  return (
    <div className={styles['found']}>
      {isPicture(id) && <Picture name={id} />}
      <strong>{name}</strong>
      <Button
        block
        test
        kind={isSure ? 'filled' : 'quiet'}
        aria-label={words.withName(name)}
        onClick={() => void use()}
      >
        {words.use}
      </Button>
    </div>
  )
}
