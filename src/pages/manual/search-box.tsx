import { useDeferredValue, useEffect, useId, useState, type FormEvent, type RefObject } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { searchManual, type Entry, type Hit } from '#knowledge/manual/search.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { collectEntries } from './entries.ts'
import styles from './search-box.module.css'

const shownAtMost = 12

interface SearchBoxProps {
  /** The manual itself: what can be read in it can be found. */
  readonly page: RefObject<HTMLElement | null>
}

/** Full-text search of the manual. Results lead to their place; the query stays in the address. */
export function SearchBox({ page }: SearchBoxProps) {
  const words = texts('manual').search
  const [params] = useSearchParams()
  const [typed, setTyped] = useState(params.get('q') ?? '')
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const query = useDeferredValue(typed)
  const id = useId()
  const look = () => setEntries(page.current === null ? [] : collectEntries(page.current))
  const hasQuery = params.has('q')
  useEffect(() => {
    if (!hasQuery) return undefined
    const frame = requestAnimationFrame(() =>
      setEntries(page.current === null ? [] : collectEntries(page.current)),
    )
    return () => cancelAnimationFrame(frame)
  }, [hasQuery, page])
  const hits = entries.length === 0 ? [] : searchManual(entries, query)
  const navigate = useNavigate()
  const goToFirst = (event: FormEvent) => {
    event.preventDefault()
    const [first] = hits
    if (first !== undefined) void navigate(addressOf(params, query, first.entry.anchor))
  }
  const isAsked = query.trim() !== '' && entries.length > 0
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- phones of before 2023 do not know the element
    <form role="search" onSubmit={goToFirst} className={styles['search']}>
      <label htmlFor={id} className={styles['label']}>
        {words.label}
      </label>
      <input
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        value={typed}
        aria-describedby={`${id}hint`}
        className={styles['field']}
        onFocus={look}
        onChange={({ target }) => {
          look()
          setTyped(target.value)
        }}
      />
      <p id={`${id}hint`} className={styles['hint']}>
        {words.hint}
      </p>
      <output htmlFor={id} className={styles['count']}>
        {isAsked && (hits.length === 0 ? words.none : words.found(hits.length))}
      </output>
      {isAsked && hits.length > 0 && <Hits hits={hits} query={query} />}
    </form>
  )
}

function addressOf(params: URLSearchParams, query: string, anchor: string): string {
  const next = new URLSearchParams(params)
  next.set('q', query)
  return `/manual?${next.toString()}#${encodeURIComponent(anchor)}`
}

interface HitsProps {
  readonly hits: readonly Hit[]
  readonly query: string
}

function Hits({ hits, query }: HitsProps) {
  const [params] = useSearchParams()
  const left = hits.length - shownAtMost
  return (
    <>
      <ul className={`plain ${styles['hits']}`}>
        {hits.slice(0, shownAtMost).map(({ entry, snippet }) => (
          <li key={entry.anchor}>
            <AppLink to={addressOf(params, query, entry.anchor)} className={styles['hit']}>
              <strong>{entry.title}</strong>
              <span className={styles['snippet']}>
                {snippet.map(({ text, isFound }, place) =>
                  isFound ? <mark key={`${place}`}>{text}</mark> : text,
                )}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
      {left > 0 && <p>{texts('manual').search.more(left)}</p>}
    </>
  )
}
