import { useMemo, useState } from 'react'
import type { RecordFact } from '#domain/hints/facts-of-record.ts'
import type { FittingHint } from '#domain/hints/fitting-hints.ts'
import { hintDeck } from '#domain/hints/hint-deck.ts'
import { hints, type HintId } from '#knowledge/hints/hints.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { formatDateTime } from '#ui/format-time.ts'
import { hintOf } from './hint-of.ts'
import { ClosedHint } from './closed-hint.tsx'
import styles from './hint-deck-view.module.css'
import { HintCard } from './hint-card.tsx'
import { reasonText } from './reason-text.ts'
import { useGrowing } from './use-growing.ts'
import type { LastFacts } from './use-last-facts.ts'

interface HintDeckViewProps {
  readonly last: LastFacts
  readonly month: number | null
}

/** Every hint once: what fits the last test, what the month asks for, and the others closed. */
export function HintDeckView({ last, month }: HintDeckViewProps) {
  const words = texts('hints').deck
  const deck = useMemo(() => hintDeck(hints, last.facts, month), [last, month])
  const grown = useGrowing(deck.ofMonth.length + deck.rest.length)
  return (
    <>
      {deck.fitting.length > 0 ? (
        <section>
          <h2>{words.fitting}</h2>
          {last.record !== null && (
            <p className={styles['from']}>
              {words.from(formatDateTime(last.record.startedAt, last.record.wallOffset))}
            </p>
          )}
          <Fitting fitting={deck.fitting} />
        </section>
      ) : (
        last.record === null && <NoRecord />
      )}
      {month !== null && deck.ofMonth.length > 0 && (
        <section>
          <h2>{words.month(month)}</h2>
          <Cards ids={deck.ofMonth.slice(0, grown)} />
        </section>
      )}
      <section>
        <h2>{words.rest}</h2>
        <div className={styles['closed']}>
          {deck.rest.slice(0, Math.max(0, grown - deck.ofMonth.length)).map((id) => (
            <ClosedHint key={id} hint={hintOf(id)} />
          ))}
        </div>
      </section>
    </>
  )
}

/** More than these at once are not read. */
const firstShown = 4

interface FittingProps {
  readonly fitting: readonly FittingHint<HintId, RecordFact>[]
}

function Fitting({ fitting }: FittingProps) {
  const [all, setAll] = useState(false)
  const shown = all ? fitting : fitting.slice(0, firstShown)
  const hidden = fitting.length - shown.length
  return (
    <>
      <div className={styles['cards']}>
        {shown.map(({ id, because }) => (
          <HintCard key={id} hint={hintOf(id)} reason={reasonText(because)} />
        ))}
      </div>
      {hidden > 0 && (
        <Button block test icon="expand_more" onClick={() => setAll(true)}>
          {texts('hints').deck.more(hidden)}
        </Button>
      )}
    </>
  )
}

export function Cards({ ids }: { readonly ids: readonly HintId[] }) {
  return (
    <div className={styles['cards']}>
      {ids.map((id) => (
        <HintCard key={id} hint={hintOf(id)} reason="" />
      ))}
    </div>
  )
}

function NoRecord() {
  const words = texts('hints')
  return (
    <aside className={styles['invitation']}>
      <p>
        <b>{words.deck.noRecord.title}</b>
      </p>
      <p>{words.deck.noRecord.text}</p>
      <AppLink to="/">{words.timer}</AppLink>
    </aside>
  )
}
