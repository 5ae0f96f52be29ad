import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { Charts } from './charts.tsx'
import { HistoryFilters } from './history-filters.tsx'
import styles from './history-list.module.css'
import { NoRecords } from './no-records.tsx'
import { PickedBar } from './picked-bar.tsx'
import { RowSlices } from './row-slices.tsx'
import { UnreadableRecords } from './unreadable-records.tsx'
import { useHistory } from './use-history.ts'
import { useQuery } from './use-query.ts'

/** Every kept test, newest first, searched and narrowed down. */
export function HistoryList() {
  const words = texts('history')
  const history = useHistory()
  const query = useQuery(history)
  const { found } = query
  const { summaries, isWhole } = history
  // Nothing comes in between afterwards: what is on screen stays where it is.
  const isKnown = isWhole || summaries.length > 0
  return (
    <section className={styles['history']}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{words.title}</h2>
        <AppLink to="/diag?view=history&new=typed" className={styles['add']}>
          {words.add}
        </AppLink>
      </div>
      <p>{words.lead}</p>
      <UnreadableRecords />
      <output className={styles['loading']}>{!isKnown && words.reading}</output>
      {isKnown && summaries.length === 0 && <NoRecords />}
      {summaries.length > 0 && (
        <>
          <HistoryFilters history={history} query={query} />
          <Charts found={found} plots={history.plots} />
          {found.length === 0 && <p>{words.filter.nothing}</p>}
          <RowSlices queryKey={query.key} found={found} plotNames={history.plotNames} />
          <PickedBar />
        </>
      )}
      {isKnown && <HowToRead />}
    </section>
  )
}

/** What the values do not say. */
function HowToRead() {
  const words = texts('history').howToRead
  return (
    <Notice kind="note" title={words.title}>
      <ul>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Notice>
  )
}
