import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Plot } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { useSearchState } from '#ui/use-search-state.ts'
import { PlotCard } from './plot-card.tsx'
import { PlotDialog } from './plot-dialog.tsx'
import styles from './plots-view.module.css'

/** The user's fields. Needs the catalog `plots`. */
export function PlotsView() {
  const words = texts('plots')
  const { plots: service } = useServices()
  const { ready, plots, unreadable } = useStore(service.store)
  const search = useSearchState()
  const edited = search.get('edit')
  const edit = (id: string | null) => search.change({ edit: id }, id === null ? 'replace' : 'push')
  useEffect(() => void service.start(), [service])
  const used = plots.filter(({ archived }) => !archived)
  const resting = plots.filter(({ archived }) => archived)
  const plot = plots.find(({ id }) => id === edited) ?? null
  return (
    <section>
      <p>{words.lead}</p>
      {unreadable > 0 && <Notice kind="warning" title={words.unreadable(unreadable)} />}
      <output className={styles['loading']}>{!ready && words.reading}</output>
      {ready && used.length === 0 && <p>{words.empty}</p>}
      <PlotList plots={used} onEdit={edit} />
      <div className={styles['add']}>
        <Button kind="filled" icon="add" block test onClick={() => edit('new')}>
          {words.add}
        </Button>
      </div>
      {resting.length > 0 && (
        <details className={styles['resting']}>
          <summary>{words.archivedTitle(resting.length)}</summary>
          <PlotList plots={resting} onEdit={edit} />
        </details>
      )}
      {edited === 'new' ? (
        <PlotDialog plot={null} isRemoved={false} onClose={() => edit(null)} />
      ) : (
        edited !== null && <KnownPlot key={edited} plot={plot} onClose={() => edit(null)} />
      )}
    </section>
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

interface PlotListProps {
  readonly plots: readonly Plot[]
  readonly onEdit: (id: string) => void
}

/** A grower of hundreds of fields sees the first ones at once. */
const slice = 60

function PlotList({ plots, onEdit }: PlotListProps) {
  const [count, setCount] = useState(slice)
  return (
    <>
      <div className={styles['plots']}>
        {plots.slice(0, count).map((plot) => (
          <PlotCard key={plot.id} plot={plot} onEdit={() => onEdit(plot.id)} />
        ))}
      </div>
      {count < plots.length && (
        <Button icon="expand_more" onClick={() => setCount(plots.length)}>
          {texts('plots').more(plots.length - count)}
        </Button>
      )}
    </>
  )
}
