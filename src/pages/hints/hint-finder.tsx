import { useStore } from 'zustand'
import { hints } from '#knowledge/hints/hints.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './hint-finder.module.css'
import type { HintSearch } from './use-hint-search.ts'

const topics = [...new Set(hints.map(({ topic }) => topic))]

/** Search by word and topic, and the favorites: two rows on a phone, so that the first card is in sight. */
export function HintFinder({ search }: { readonly search: HintSearch }) {
  const words = texts('hints')
  const { favorites } = useServices()
  const saved = useStore(favorites.store, ({ ids }) => ids.length)
  return (
    <form
      aria-label={words.find.search}
      className={styles['finder']}
      onSubmit={(event) => event.preventDefault()}
    >
      <p className={styles['field']}>
        <Icon name="search" />
        <input
          type="search"
          aria-label={words.find.search}
          value={search.typed}
          placeholder={words.find.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={60}
          onChange={({ target }) => search.type(target.value)}
        />
      </p>
      <select
        aria-label={words.find.topic}
        value={search.topic ?? ''}
        className={styles['topic']}
        onChange={({ target }) => search.choose(target.value)}
      >
        <option value="">{words.find.allTopics}</option>
        {topics.map((topic) => (
          <option key={topic} value={topic}>
            {words.topics[topic]}
          </option>
        ))}
      </select>
      <Button
        kind={search.savedOnly ? 'filled' : 'quiet'}
        icon="favorite"
        aria-pressed={search.savedOnly}
        aria-label={words.find.savedCount(saved)}
        onClick={() => search.showSaved(!search.savedOnly)}
      >
        <span className={styles['word']}>{words.find.saved}</span> {saved}
      </Button>
    </form>
  )
}
