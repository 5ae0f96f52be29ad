import { useState } from 'react'
import { useStore } from 'zustand'
import type { EvidenceMark as Mark, Hint, HintSource, HintTopic } from '#domain/hints/hint.ts'
import { hintWords } from '#knowledge/hints/hint-words.ts'
import { hints, type HintId } from '#knowledge/hints/hints.ts'
import { hintSources } from '#knowledge/hints/sources.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, Fold, Row, Rows } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Notice } from '#ui/notice.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import { SourceTitle } from '#ui/sources/source-title.tsx'
import { showToast } from '#ui/toast.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import { findHint } from './hint-of.ts'
import { HintScene } from './hint-scene.tsx'
import styles from './hints.module.css'

const sharing = createModule(() => withTexts(import('./share-hint-dialog.tsx'), 'share'))

/** One idea: what is known, what to do, and its source. */
export function HintCard({ id }: { readonly id: string }) {
  const words = texts('hints')
  const hint = findHint(id)
  if (hint === undefined) {
    return (
      <Notice kind="warning" title={words.deck.unknown.title}>
        <p>{words.deck.unknown.text}</p>
      </Notice>
    )
  }
  const { title, sentences, todo } = hintWords()[hint.id]
  return (
    <article className={`stack gap-3 ${styles['card']}`} aria-labelledby="hint" data-hint={hint.id}>
      <Top topic={hint.topic} title={title} sentences={sentences} />
      <div className="columns">
        <div className="stack gap-4">
          <Card>
            <h3>{words.card.todo}</h3>
            <p className="lead">{todo}</p>
            <HintSources sources={hint.sources} />
          </Card>
          <CardButtons id={hint.id} />
        </div>
        <Related hint={hint} />
      </div>
    </article>
  )
}

interface TopProps {
  readonly topic: HintTopic
  readonly title: string
  readonly sentences: readonly string[]
}

const Top = ({ topic, title, sentences }: TopProps) => (
  <div className={`rim round-l grid paper bare inherit-color ${styles['feature']}`}>
    <HintScene topic={topic} />
    <div className={`top gap-2 grid shrink airy ${styles['words']}`}>
      <p className="small strong even soil-ink">{texts('hints').topics[topic]}</p>
      <h2 id="hint">{title}</h2>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  </div>
)

/** Other hints on the topic; hints for this soil are on `/inspire`. */
function Related({ hint }: { readonly hint: Hint<HintId> }) {
  const words = texts('hints')
  const others = hints.filter(({ id, topic }) => topic === hint.topic && id !== hint.id)
  return (
    <section className="stack gap-2">
      <h3>{words.card.related(words.topics[hint.topic])}</h3>
      <Card kind="flush">
        <Rows>
          {others.slice(0, maxRelated).map(({ id }) => (
            <Row key={id} title={hintWords()[id].title} to={`/inspire?card=${id}`} />
          ))}
        </Rows>
      </Card>
    </section>
  )
}

const maxRelated = 4

/** Saves and shares a hint. */
function CardButtons({ id }: { readonly id: HintId }) {
  const words = texts('hints').card
  const [isSharing, setIsSharing] = useState(false)
  const dialog = useModule(sharing, isSharing)
  const { title } = hintWords()[id]
  return (
    <div className="buttons">
      <FavoriteButton id={id} />
      <Button icon="share" aria-label={words.shareOf(title)} onClick={() => setIsSharing(true)}>
        {words.share}
      </Button>
      {isSharing && dialog !== null && (
        <dialog.ShareHintDialog id={id} onClose={() => setIsSharing(false)} />
      )}
    </div>
  )
}

function FavoriteButton({ id }: { readonly id: HintId }) {
  const words = texts('hints').card
  const { favorites } = useServices()
  const isFavorite = useStore(favorites.store, ({ ids }) => ids.includes(id))
  const mark = async () => {
    await favorites.mark(id, !isFavorite)
    if (isFavorite) {
      const undo = { label: texts('ui').undo, run: () => void favorites.mark(id, true) }
      showToast({ text: words.removed, action: undo })
    } else if (!favorites.store.getState().isKept) showToast({ text: words.notKept })
  }
  return (
    <Button
      kind={isFavorite ? 'tonal' : 'quiet'}
      icon={isFavorite ? 'favorite' : 'heart_plus'}
      aria-pressed={isFavorite}
      onClick={() => void mark()}
    >
      {words.favorite}
    </Button>
  )
}

/** The sources of a hint, folded. */
function HintSources({ sources }: { readonly sources: readonly HintSource[] }) {
  const words = texts('hints').card
  return (
    <Fold title={words.sources(sources.length)}>
      <ul className="plain">
        {sources.map(({ key, mark }) => (
          <li key={key}>
            <EvidenceMark mark={mark} /> <NamedSource sourceKey={key} />
          </li>
        ))}
      </ul>
      <p>{words.ownTodo}</p>
    </Fold>
  )
}

function NamedSource({ sourceKey }: { readonly sourceKey: string }) {
  const source = hintSources().find(({ key }) => key === sourceKey)
  return source === undefined ? null : <SourceTitle title={source.title} url={source.url} />
}

const icons: Record<Mark, IconName> = {
  A: 'verified',
  'A-t': 'content_copy',
  B: 'group',
  C: 'help',
}

/** How strongly a source supports a hint: letter, icon and words. */
function EvidenceMark({ mark }: { readonly mark: Mark }) {
  return (
    <span
      className={classNames(
        'inline-row gap-1 round-full small strong airy thin-edge pad-1 sides-2',
        mark === 'A' && 'tone-done',
        mark === 'C' && 'tone-late',
      )}
    >
      <Icon name={icons[mark]} />
      <b>{mark}</b> {texts('hints').marks[mark]}
    </span>
  )
}
