import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { farmersIn, type Farmer } from '#domain/plot/farmers.ts'
import { groupsOf, plotSearchText, type Plot } from '#domain/plot/plot.ts'
import { memoizeByObject } from '#domain/memoize.ts'
import { foldText } from '#domain/record/fold-text.ts'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import { isNamed } from '#locales/name-readings.ja.ts'
import { texts } from '#locales/texts.ts'
import { useHistory } from '#pages/diagnosis/history/use-history.ts'
import { Act } from '#ui/controls/act.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { PickChips } from '#ui/controls/chip.tsx'
import { Card, Fold } from '#ui/card.tsx'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { VerdictCard } from '#ui/verdict.tsx'
import { FarmerView } from './farmer-view.tsx'
import { FarmersList } from './farmers-list.tsx'
import { PlotCards, tilledSample } from './plot-cards.tsx'
import { PlotDialog } from './plot-dialog.tsx'
import { PlotView } from './plot-view.tsx'
import styles from './plots.module.css'

/** The user's fields, or one of them. Needs the catalogs `plots` and `history`. */
export function PlotsView() {
  const { plots: service } = useServices()
  const { isReady, plots } = useStore(service.store)
  const search = useSearchState()
  const edited = search.get('edit')
  const opened = search.get('field')
  const edit = (id: string | null) => search.change({ edit: id }, 'replace')
  useEffect(() => void service.start(), [service])
  const plot = plots.find(({ id }) => id === edited) ?? null
  return (
    <>
      {opened === null ? (
        <PlotList onAdd={() => edit('new')} onBegin={() => edit('others')} />
      ) : (
        <PlotView
          plot={plots.find(({ id }) => id === opened) ?? null}
          isReady={isReady}
          onEdit={() => edit(opened)}
        />
      )}
      {isReady && (edited === 'new' || edited === 'others') ? (
        <PlotDialog
          plot={null}
          isRemoved={false}
          owner={search.get('farmer') ?? (edited === 'others' ? '' : null)}
          onClose={() => edit(null)}
        />
      ) : (
        edited !== null && <KnownPlot key={edited} plot={plot} onClose={() => edit(null)} />
      )}
    </>
  )
}

interface KnownPlotProps {
  /** Null: not read yet, or removed. */
  readonly plot: Plot | null
  readonly onClose: () => void
}

/** Stays open if another tab removes the plot, so that nothing typed is lost. */
function KnownPlot({ plot, onClose }: KnownPlotProps) {
  const [seen, setSeen] = useState(plot)
  if (plot !== null && plot !== seen) setSeen(plot)
  return seen && <PlotDialog plot={seen} isRemoved={plot === null} onClose={onClose} />
}

/** Fewest fields for which a search is offered. */
const searchedFrom = 5

interface PlotListProps {
  readonly onAdd: () => void
  /** Begins a field of another farmer; from then on, farmers are asked for. */
  readonly onBegin: () => void
}

function PlotList({ onAdd, onBegin }: PlotListProps) {
  const words = texts('plots')
  const { plots: service } = useServices()
  const { isReady, plots, unreadable } = useStore(service.store)
  const opened = useSearchState().get('farmer')
  const [typed, setTyped] = useState('')
  const [group, setGroup] = useState('')
  const latest = useLatestTests()
  const word = foldText(useDeferredValue(typed))
  const { farmers, mine, found, resting, groups } = useFound(plots, word, group)
  const isEmpty = plots.length === 0
  const isOfOthers = hasFarmers(plots)
  const ofOpened = plots.filter(({ farmer }) => farmer === opened)
  // Nothing is inserted later: a button that moves under the finger misses the tap.
  if (!isReady) return <output>{words.reading}</output>
  const search = plots.length >= searchedFrom && (
    <FieldSearch typed={typed} onType={setTyped} found={word === '' ? null : found.length} />
  )
  const list = (
    <>
      <PlotCards plots={word === '' ? mine : found} latest={latest} />
      <ListActs onAdd={onAdd} onBegin={onBegin} />
      {resting.length > 0 && (
        <Card kind="flush">
          <Fold title={words.archivedTitle(resting.length)}>
            <PlotCards plots={resting} latest={latest} />
          </Fold>
        </Card>
      )}
    </>
  )
  return (
    <section className="stack gap-4">
      {unreadable > 0 && <Notice kind="warning" title={words.unreadable(unreadable)} />}
      {isOfOthers ? (
        <div
          className={`columns columns-list ${styles['office']}`}
          data-opened={ofOpened.length > 0}
        >
          <div className="stack gap-4">
            {search}
            <PickChips label={words.form.group} options={groups} picked={group} onPick={setGroup} />
            <FarmersList farmers={farmers} opened={opened} queryKey={`${word} ${group}`} />
          </div>
          <div className="stack gap-4">
            {opened !== null && ofOpened.length > 0 ? (
              <FarmerView key={opened} name={opened} plots={ofOpened} latest={latest} />
            ) : (
              list
            )}
          </div>
        </div>
      ) : (
        <div className={isEmpty ? 'columns' : 'stack gap-4'}>
          {isEmpty && <VerdictCard title={<h2>{words.empty}</h2>}>{words.lead}</VerdictCard>}
          <div className="stack gap-4">
            {search}
            {list}
          </div>
        </div>
      )}
    </section>
  )
}

const hasFarmers = (plots: readonly Plot[]) => plots.some(({ farmer }) => farmer !== '')

interface FieldSearchProps {
  readonly typed: string
  readonly onType: (text: string) => void
  /** Number of fields found; null: nothing is searched. */
  readonly found: number | null
}

function FieldSearch({ typed, onType, found }: FieldSearchProps) {
  const words = texts('plots')
  const { plots } = useStore(useServices().plots.store)
  return (
    <search className="gap-1 grid">
      <input
        type="search"
        aria-label={words.search}
        placeholder={hasFarmers(plots) ? words.office.searchHint : words.searchHint}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <output>{found !== null && words.found(found)}</output>
    </search>
  )
}

/** What can be done with the list: a new field, labels, and fields of others. */
function ListActs({ onAdd, onBegin }: PlotListProps) {
  const words = texts('plots')
  const { plots } = useStore(useServices().plots.store)
  const isOfOthers = hasFarmers(plots)
  return (
    <div className="stack gap-4 readable">
      <Act small icon="add" onClick={onAdd}>
        {words.add}
      </Act>
      {(plots.length >= searchedFrom || isOfOthers) && (
        <ButtonLink block icon="print" to="/diag?view=labels">
          {words.labels.open}
        </ButtonLink>
      )}
      {!isOfOthers && (
        <div className="buttons">
          <Button kind="text" icon="group" onClick={onBegin}>
            {words.office.begin}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Fields in use that match the search, by farmer and by field; hidden ones separately. */
function useFound(plots: readonly Plot[], word: string, group: string) {
  const used = useMemo(() => inUse(plots), [plots])
  const all = useMemo(() => farmersIn(used), [used])
  const groups = useMemo(() => groupsOf(used), [used])
  return useMemo(() => {
    const isFound = (plot: Plot) =>
      (word === '' || isNamed(plotSearchText(plot), word)) && (group === '' || plot.group === group)
    const found = inOrder(used.filter(isFound), all)
    const names = new Set(found.map(({ farmer }) => farmer))
    return {
      groups,
      found,
      farmers: all.filter(({ name }) => names.has(name)),
      mine: found.filter(({ farmer }) => farmer === ''),
      resting: plots.filter((plot) => plot.archived && isFound(plot)),
    }
  }, [plots, used, all, groups, word, group])
}

/** Caches the list of fields in use, so that what is memoized for it, such as the farmers, stays valid. */
const inUse = memoizeByObject((plots: readonly Plot[]) => plots.filter(({ archived }) => !archived))

/** Sorts fields by farmer in the order of the list, the user's own first; within each in order of creation. */
function inOrder(plots: readonly Plot[], farmers: readonly Farmer[]): readonly Plot[] {
  const places = new Map(farmers.map(({ name }, at) => [name, at + 1]))
  const placeOf = ({ farmer }: Plot) => places.get(farmer) ?? 0
  return plots.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The newest test of the tilled layer of each field, by id of the field. */
function useLatestTests(): ReadonlyMap<string, RecordSummary> {
  const { summaries } = useHistory()
  return useMemo(() => {
    const latest = new Map<string, RecordSummary>()
    for (const summary of summaries) {
      for (const { plot } of summary.samples) {
        if (plot === undefined || latest.has(plot)) continue
        if (tilledSample(summary, plot) !== undefined) latest.set(plot, summary)
      }
    }
    return latest
  }, [summaries])
}
