import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import { texts } from '#locales/texts.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Chip, Chips } from '#ui/controls/chip.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { InputField, OptionalSelectField } from '#ui/controls/field.tsx'
import { useServices } from '#ui/services.tsx'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import type { History } from './use-history.ts'
import { conditionsIn, type Query } from './use-query.ts'

interface HistoryFiltersProps {
  readonly history: History
  readonly query: Query
}

/** Filters of the list: text and fields always visible, the rest in a sheet. They are kept in the URL. */
export function HistoryFilters({ history, query }: HistoryFiltersProps) {
  const words = texts('history').filter
  const { asked, found } = query
  const [isOpen, setOpen] = useState(false)
  const count = conditionsIn(asked)
  const isNarrowed = count > 0 || asked.text !== '' || asked.plot !== null
  return (
    <search className="stack gap-2 screen-only">
      <div className="row gap-2">
        <input
          className="grow"
          type="search"
          aria-label={words.text}
          placeholder={words.textHint}
          value={asked.text}
          onChange={({ target }) => query.type(target.value)}
        />
        <IconButton
          icon="tune"
          label={count === 0 ? words.title : words.active(count)}
          tonal={count > 0}
          onClick={() => setOpen(true)}
        />
      </div>
      <PlotChips history={history} query={query} />
      <div className="line">
        <output>
          {history.isWhole ? words.count(found.length, history.summaries.length) : <ReadSoFar />}
        </output>
        {isNarrowed && (
          <Button kind="text" icon="close" onClick={query.clear}>
            {words.clear}
          </Button>
        )}
      </div>
      <Dialog
        title={words.title}
        open={isOpen}
        onClose={() => setOpen(false)}
        actions={
          <Button kind="filled" onClick={() => setOpen(false)}>
            {words.show(found.length)}
          </Button>
        }
      >
        <Conditions history={history} ask={query.ask} />
      </Dialog>
    </search>
  )
}

/** A component of its own, so that the count updates without rendering the list. */
function ReadSoFar() {
  const { records } = useServices()
  const read = useStore(records.store, ({ index }) => index.read)
  return <>{texts('history').readSoFar(read)}</>
}

/** Most plots shown as chips, those of the last tests: the others are in the sheet. */
const maxChips = 5

function PlotChips({ history, query }: HistoryFiltersProps) {
  const words = texts('history').filter
  const { summaries, plotNames } = history
  const { plot } = query.asked
  const recent = useMemo(() => {
    const ids = summaries.flatMap(({ samples }) => samples.flatMap((sample) => sample.plot ?? []))
    return [...new Set(ids)].filter((id) => plotNames.has(id)).slice(0, maxChips)
  }, [summaries, plotNames])
  const shown = plot === null || recent.includes(plot) ? recent : [plot, ...recent]
  if (recent.length < 2 && plot === null) return null
  return (
    <Chips scrolls label={words.plot}>
      <Chip aria-pressed={plot === null} onClick={() => query.ask('plot', '')}>
        {words.all}
      </Chip>
      {shown.map((id) => (
        <Chip
          key={id}
          aria-pressed={id === plot}
          onClick={() => query.ask('plot', id === plot ? '' : id)}
        >
          {plotNames.get(id) ?? id}
        </Chip>
      ))}
    </Chips>
  )
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
    <OptionalSelectField
      label={label}
      value={search.get(name)}
      none={any}
      options={options}
      onChange={(chosen) => ask(name, chosen ?? '')}
    />
  )
  const day = (name: string, label: string) => (
    <InputField
      label={label}
      type="date"
      value={value(name)}
      onChange={(text) => ask(name, text)}
    />
  )
  return (
    <div className="pair">
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

/** All kits and species that occur in the tests. */
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
