import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { plotSearchTexts } from '#domain/plot/plot.ts'
import { searchRecords, type RecordQuery } from '#domain/record/search-records.ts'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import { isNamed } from '#locales/name-readings.ja.ts'
import { dayStart } from '#ui/text/day-text.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import type { History } from './use-history.ts'

export interface Query {
  readonly asked: RecordQuery
  readonly type: (text: string) => void
  /** Sets one of the other conditions, or removes it if the value is empty. */
  readonly ask: (name: string, value: string) => void
  readonly clear: () => void
  readonly found: readonly RecordSummary[]
  /** Changes with the query; the list then restarts from the top. */
  readonly key: string
}

/** Pause in typing after which the text is written to the URL. */
const settleMs = 300

/** The query on the history, and the tests it finds. Searches while the user types; the URL follows after a pause. */
export function useQuery({ summaries, plots }: History): Query {
  const search = useSearchState()
  const inAddress = queryOf((name) => search.get(name))
  const [text, setText] = useState(inAddress.text)
  const settle = useEffectEvent((typed: string) => {
    if (typed !== inAddress.text) search.change({ q: typed === '' ? null : typed }, 'replace')
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(text), settleMs)
    return () => clearTimeout(timer)
  }, [text])
  const asked = { ...inAddress, text }
  const key = JSON.stringify(asked)
  const found = useMemo(() => {
    const parsed: RecordQuery = JSON.parse(key)
    return searchRecords(summaries, parsed, plotSearchTexts(plots), isNamed)
  }, [summaries, key, plots])
  return {
    asked,
    type: setText,
    ask: (name, value) => search.change({ [name]: value === '' ? null : value }, 'replace'),
    clear: () => {
      setText('')
      search.change(Object.fromEntries(queryParams.map((name) => [name, null])), 'replace')
    },
    found,
    key,
  }
}

/** Names of the URL parameters that filter the history. */
const queryParams = ['q', 'plot', 'kit', 'species', 'from', 'to'] as const

/** Parses the query from the URL; invalid parameters are ignored. */
export function queryOf(get: (name: string) => string | null): RecordQuery {
  return {
    text: get('q') ?? '',
    plot: textOrNull(get('plot')),
    kit: textOrNull(get('kit')),
    species: textOrNull(get('species')),
    from: dayStart(get('from')),
    to: dayStart(get('to'), 1),
  }
}

const textOrNull = (text: string | null) => (text === '' ? null : text)

/** Number of conditions behind the filter button: text and plot are visible beside it. */
export const conditionsIn = ({ kit, species, from, to }: RecordQuery) =>
  [kit, species, from, to].filter((condition) => condition !== null).length
