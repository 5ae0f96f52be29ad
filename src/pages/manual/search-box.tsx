import { useDeferredValue, useEffect, useId, useState, type FormEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router'
import { searchManual, type Entry, type Hit } from '#knowledge/manual/search.ts'
import { texts } from '#locales/texts.ts'
import { Card, Row, Rows } from '#ui/card.tsx'
import hiding from '#ui/visually-hidden.module.css'
import { collectEntries } from './entries.ts'

const shownAtMost = 8

interface SearchBoxProps {
  /** The whole manual, to be indexed by the search. Rendered off-screen once someone searches. */
  readonly whole: ReactNode
  /** Identifies the manual: a different value rebuilds the index. */
  readonly of: string
}

/** Searches by words or by a question. Results link to their place; the query stays in the address. */
export function SearchBox({ whole, of }: SearchBoxProps) {
  const words = texts('manual').search
  const [params] = useSearchParams()
  const [typed, setTyped] = useState(params.get('q') ?? '')
  const [isWanted, setIsWanted] = useState(params.has('q'))
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const query = useDeferredValue(typed)
  const id = useId()
  const { hits, isExact } = searchManual(entries, query)
  const navigate = useNavigate()
  const goToFirst = (event: FormEvent) => {
    event.preventDefault()
    const [first] = hits
    if (first !== undefined) void navigate(addressOf(params, query, first.entry.anchor))
  }
  const isAsked = query.trim() !== '' && entries.length > 0
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- phones of before 2023 do not know the element
    <form role="search" onSubmit={goToFirst} className="gap-2 grid readable">
      <label htmlFor={id} className={hiding['hidden']}>
        {words.label}
      </label>
      <input
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={words.hint}
        value={typed}
        onFocus={() => setIsWanted(true)}
        onChange={({ target }) => {
          setIsWanted(true)
          setTyped(target.value)
        }}
      />
      {isWanted && <Aside key={of} whole={whole} onDrawn={setEntries} />}
      <output htmlFor={id}>{isAsked && outcomeOf(isExact, hits.length)}</output>
      {isAsked && hits.length > 0 && <Hits hits={hits} query={query} />}
    </form>
  )
}

function outcomeOf(isExact: boolean, count: number): string {
  const words = texts('manual').search
  if (count === 0) return words.none
  return isExact ? words.found(count) : words.near
}

function addressOf(params: URLSearchParams, query: string, anchor: string): string {
  const next = new URLSearchParams(params)
  next.set('q', query)
  next.delete('chapter')
  next.delete('folded')
  return `/manual?${next.toString()}#${encodeURIComponent(anchor)}`
}

interface AsideProps extends Pick<SearchBoxProps, 'whole'> {
  readonly onDrawn: (entries: readonly Entry[]) => void
}

/** The whole manual, rendered outside the document so that its text can be indexed. */
function Aside({ whole, onDrawn }: AsideProps) {
  const [place] = useState(() => document.createElement('div'))
  useEffect(() => onDrawn(collectEntries(place)), [place, onDrawn])
  return createPortal(whole, place)
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
      <Card kind="flush">
        <Rows>
          {hits.slice(0, shownAtMost).map(({ entry, snippet }) => (
            <Row
              key={entry.anchor}
              to={addressOf(params, query, entry.anchor)}
              title={entry.title}
              detail={snippet.map(({ text, isFound }, place) =>
                isFound ? (
                  <mark className="mark-late" key={`${place}`}>
                    {text}
                  </mark>
                ) : (
                  text
                ),
              )}
            />
          ))}
        </Rows>
      </Card>
      {left > 0 && <p>{texts('manual').search.more(left)}</p>}
    </>
  )
}
