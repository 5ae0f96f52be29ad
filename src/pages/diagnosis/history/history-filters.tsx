import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { useServices } from '#ui/services.tsx'
import { useSearchState } from '#ui/use-search-state.ts'
import styles from './history-filters.module.css'
import { conditionsIn } from './query-of.ts'
import type { History } from './use-history.ts'
import type { Query } from './use-query.ts'

interface HistoryFiltersProps {
  readonly history: History
  readonly query: Query
}

/** What the list is narrowed down to; it lives in the address. */
export function HistoryFilters({ history, query }: HistoryFiltersProps) {
  const words = texts('history')
  const { asked } = query
  const count = conditionsIn(asked)
  const [isOpen, setOpen] = useState(() => count > 0)
  const isNarrowed = count > 0 || asked.text !== ''
  return (
    <search className={styles['filters']}>
      <Field label={words.filter.text}>
        {(props) => (
          <input
            {...props}
            type="search"
            placeholder={words.filter.textHint}
            value={asked.text}
            onChange={({ target }) => query.type(target.value)}
          />
        )}
      </Field>
      <details
        className={styles['more']}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          {words.filter.title}
          {count > 0 && <strong className={styles['active']}>{words.filter.active(count)}</strong>}
        </summary>
        {isOpen && <Conditions history={history} ask={query.ask} />}
      </details>
      <div className={styles['result']}>
        <output>
          {history.isWhole ? (
            words.filter.count(query.found.length, history.summaries.length)
          ) : (
            <ReadSoFar />
          )}
        </output>
        {isNarrowed && (
          <Button icon="close" onClick={query.clear}>
            {words.filter.clear}
          </Button>
        )}
      </div>
    </search>
  )
}

/** Counts on by itself: the list does not change meanwhile. */
function ReadSoFar() {
  const { records } = useServices()
  const read = useStore(records.store, ({ index }) => index.read)
  return texts('history').readSoFar(read)
}

interface ConditionsProps {
  readonly history: History
  readonly ask: Query['ask']
}

function Conditions({ history, ask }: ConditionsProps) {
  const search = useSearchState()
  const value = (name: string) => search.get(name) ?? ''
  const words = texts('history').filter
  const { kits, species } = useMemo(() => optionsOf(history.summaries), [history.summaries])
  const plots = history.plots.map(({ id, name }) => ({ value: id, label: name }))
  const select = (name: string, label: string, any: string, options: readonly Option[]) => (
    <Field label={label}>
      {(props) => (
        <select {...props} value={value(name)} onChange={({ target }) => ask(name, target.value)}>
          <option value="">{any}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
  const day = (name: string, label: string) => (
    <Field label={label}>
      {(props) => (
        <input
          {...props}
          type="date"
          value={value(name)}
          onChange={({ target }) => ask(name, target.value)}
        />
      )}
    </Field>
  )
  return (
    <div className={styles['conditions']}>
      {plots.length > 0 && select('plot', words.plot, words.anyPlot, plots)}
      {select('kit', words.kit, words.anyKit, kits)}
      {select('species', words.species, words.anySpecies, species)}
      {day('from', words.from)}
      {day('to', words.to)}
    </div>
  )
}

interface Option {
  readonly value: string
  readonly label: string
}

/** Every kit and species that was ever used. */
function optionsOf(summaries: readonly RecordSummary[]) {
  const kits = new Map<string, string>()
  const species = new Set<string>()
  for (const { kit, values } of summaries) {
    if (!kits.has(kit.id)) kits.set(kit.id, kit.name)
    for (const { analyte } of values) if (analyte.species !== '') species.add(analyte.species)
  }
  return {
    kits: Array.from(kits, ([value, label]) => ({ value, label })),
    species: [...species].toSorted().map((value) => ({ value, label: value })),
  }
}
