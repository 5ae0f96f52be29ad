import { Fragment, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { byName, currentCrop, plotTitle, type Plot } from '#domain/plot/plot.ts'
import { foldText } from '#domain/record/fold-text.ts'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import { isNamed } from '#locales/name-readings.ja.ts'
import { texts } from '#locales/texts.ts'
import { useHistory } from '#pages/diagnosis/history/use-history.ts'
import { bareValueText } from '#pages/diagnosis/history/value-text.ts'
import { nameText } from '#ui/text/short-name.ts'
import { Act } from '#ui/controls/act.tsx'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Card, Fold } from '#ui/card.tsx'
import { dayText } from '#ui/text/day-text.ts'
import { Scene } from '#ui/drawings/scene.tsx'
import { Swatch } from '#ui/level/level-look.tsx'
import { JudgementPill } from '#ui/marks.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { VerdictCard } from '#ui/verdict.tsx'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { useCropNames } from './crop-names.ts'
import { plotAreaText } from './plot-form.ts'
import { PlotDialog } from './plot-dialog.tsx'
import { PlotView } from './plot-view.tsx'
import layout from '#ui/layout.module.css'
import styles from './plots.module.css'

/** The user's fields, or one of them. Needs the catalogs `plots` and `history`. */
export function PlotsView() {
  const { plots: service } = useServices()
  const { ready, plots } = useStore(service.store)
  const search = useSearchState()
  const edited = search.get('edit')
  const opened = search.get('field')
  const edit = (id: string | null) => search.change({ edit: id }, id === null ? 'replace' : 'push')
  useEffect(() => void service.start(), [service])
  const plot = plots.find(({ id }) => id === edited) ?? null
  return (
    <>
      {opened === null ? (
        <PlotList onAdd={() => edit('new')} />
      ) : (
        <PlotView
          plot={plots.find(({ id }) => id === opened) ?? null}
          isReady={ready}
          onEdit={() => edit(opened)}
        />
      )}
      {edited === 'new' ? (
        <PlotDialog plot={null} isRemoved={false} onClose={() => edit(null)} />
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

/** Stays open when another tab removes the plot: nothing typed is lost. */
function KnownPlot({ plot, onClose }: KnownPlotProps) {
  const [seen, setSeen] = useState(plot)
  if (plot !== null && plot !== seen) setSeen(plot)
  return seen && <PlotDialog plot={seen} isRemoved={plot === null} onClose={onClose} />
}

/** From so many on one searches rather than looks. */
const searchedFrom = 5

function PlotList({ onAdd }: { readonly onAdd: () => void }) {
  const words = texts('plots')
  const { plots: service } = useServices()
  const { ready, plots, unreadable } = useStore(service.store)
  const [typed, setTyped] = useState('')
  const latest = useLatestTests()
  const word = foldText(typed)
  const ordered = useMemo(() => inOrder(plots), [plots])
  const found = word === '' ? ordered : ordered.filter((plot) => isNamed(plotTitle(plot), word))
  const used = found.filter(({ archived }) => !archived)
  const resting = found.filter(({ archived }) => archived)
  return (
    <section className={layout['stack']}>
      {unreadable > 0 && <Notice kind="warning" title={words.unreadable(unreadable)} />}
      <output>{!ready && words.reading}</output>
      {plots.length >= searchedFrom && (
        <search className={styles['search']}>
          <input
            type="search"
            aria-label={words.search}
            placeholder={words.searchHint}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <output>{word !== '' && words.found(found.length)}</output>
        </search>
      )}
      {ready && plots.length === 0 && (
        <VerdictCard title={<h2>{words.empty}</h2>}>{words.lead}</VerdictCard>
      )}
      <PlotCards plots={used} latest={latest} />
      <div className={styles['end']}>
        <Act small icon="add" onClick={onAdd}>
          {words.add}
        </Act>
      </div>
      {isOffice(used) && (
        <ButtonLink block icon="print" to="/diag?view=labels">
          {words.labels.open}
        </ButtonLink>
      )}
      {resting.length > 0 && (
        <Card kind="flush">
          <Fold title={words.archivedTitle(resting.length)}>
            <PlotCards plots={resting} latest={latest} />
          </Fold>
        </Card>
      )}
    </section>
  )
}

/** Fields of others, or so many that bags are mixed up. */
const isOffice = (plots: readonly Plot[]) =>
  plots.length >= searchedFrom || plots.some(({ farmer }) => farmer !== '')

/** Farmer by farmer, one's own fields first; each in the order in which they were made. */
const inOrder = (plots: readonly Plot[]) =>
  plots.toSorted((one, other) => byName(one.farmer, other.farmer))

/** The newest test of each field. */
function useLatestTests(): ReadonlyMap<string, RecordSummary> {
  const { summaries } = useHistory()
  return useMemo(() => {
    const latest = new Map<string, RecordSummary>()
    for (const summary of summaries) {
      for (const { plot } of summary.samples) {
        if (plot !== undefined && !latest.has(plot)) latest.set(plot, summary)
      }
    }
    return latest
  }, [summaries])
}

interface PlotCardsProps {
  readonly plots: readonly Plot[]
  readonly latest: ReadonlyMap<string, RecordSummary>
}

/** A grower of hundreds of fields sees the first ones at once. */
const slice = 60

function PlotCards({ plots, latest }: PlotCardsProps) {
  const [count, setCount] = useState(slice)
  if (plots.length === 0) return null
  return (
    <div className={layout['columns']}>
      {plots.slice(0, count).map((plot, place) => (
        <Fragment key={plot.id}>
          {plot.farmer !== '' && plot.farmer !== plots[place - 1]?.farmer && (
            <h2 className={styles['farmer']}>{nameText(plot.farmer)}</h2>
          )}
          <PlotCard plot={plot} test={latest.get(plot.id) ?? null} />
        </Fragment>
      ))}
      {count < plots.length && (
        <Button block icon="expand_more" onClick={() => setCount(plots.length)}>
          {texts('plots').more(plots.length - count)}
        </Button>
      )}
    </div>
  )
}

interface PlotCardProps {
  readonly plot: Plot
  readonly test: RecordSummary | null
}

/** A field as a place: what grows there, and what was measured last. */
function PlotCard({ plot, test }: PlotCardProps) {
  const words = texts('plots')
  const crop = currentCrop(plot)
  const names = useCropNames(crop !== null)
  const Name = plot.farmer === '' ? 'h2' : 'h3'
  const known = [
    crop === null ? null : (names?.get(crop) ?? null),
    plot.area === null ? null : plotAreaText(plot.area),
  ].filter((part) => part !== null)
  return (
    <Card kind="flush" as="article">
      <AppLink
        to={`/diag?view=plots&field=${encodeURIComponent(plot.id)}`}
        className={styles['card']}
      >
        <span className={styles['picture']}>
          <Scene name="sprouts" />
        </span>
        <span className={styles['facts']}>
          <Name>{nameText(plot.name)}</Name>
          <small>{known.length === 0 ? words.nothingKnown : known.join('・')}</small>
        </span>
        {test !== null && <LastTest plot={plot} test={test} />}
      </AppLink>
    </Card>
  )
}

function LastTest({ plot, test }: { readonly plot: Plot; readonly test: RecordSummary }) {
  const { verdict: verdictText } = texts('history')
  const sample = test.samples.find((one) => one.plot === plot.id)?.id
  const values = test.values.filter((value) => value.sample === sample)
  const verdict = test.verdicts?.find((one) => one.sample === sample || one.sample === null)
  return (
    <>
      {verdict !== undefined && (
        <span>
          <JudgementPill kind={verdict.level}>
            {verdictText(verdict.item, verdict.level)}
          </JudgementPill>
        </span>
      )}
      <span className={styles['values']}>
        {values.map((value, at) => (
          // Two laboratories may have measured the same; they never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={at} className={styles['value']}>
            {value.shown !== undefined && <Swatch {...value.shown} />}
            <strong>{bareValueText(value)}</strong>
          </span>
        ))}
        <small>{dayText(test.startedAt, test.wallOffset)}</small>
      </span>
    </>
  )
}
