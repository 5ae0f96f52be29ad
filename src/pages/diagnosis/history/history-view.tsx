import { useSearchParams } from 'react-router'
import { useStore } from 'zustand'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import { texts } from '#locales/texts.ts'
import { Card, Fold } from '#ui/card.tsx'
import { ActLink } from '#ui/controls/act.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { patchParams, useSearchState } from '#ui/navigation/use-search-state.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { VerdictCard } from '#ui/verdict.tsx'
import { CompareView } from './compare-view.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryRows } from './history-rows.tsx'
import { RecordView } from './record-view.tsx'
import { Trends } from './trends.tsx'
import { TypedRecordForm } from './typed-record-form.tsx'
import { useHistory } from './use-history.ts'
import { type Picked, usePicked } from './use-picked.ts'
import { useQuery } from './use-query.ts'
import styles from './history.module.css'

/** Kept tests: the list, one test, a comparison, or a new one entered by hand. Needs the catalog `history`. */
export function HistoryView() {
  const search = useSearchState()
  const record = search.get('record')
  const compared = search.get('compare')
  if (record !== null) return <RecordView key={record} id={record} />
  if (compared !== null) return <CompareView ids={compared.split(',')} />
  if (search.get('new') !== null) return <TypedRecordForm />
  return <HistoryList />
}

/** All kept tests that match the search and the filters, newest first. */
function HistoryList() {
  const words = texts('history')
  const history = useHistory()
  const query = useQuery(history)
  const picked = usePicked()
  const [params] = useSearchParams()
  const { found } = query
  const { summaries, isWhole } = history
  // Nothing is inserted later, so what is on screen does not move.
  const isKnown = isWhole || summaries.length > 0
  return (
    <section className="stack gap-4">
      <UnreadableRecords />
      <output>{!isKnown && words.reading}</output>
      {isKnown && summaries.length === 0 && <NoRecords />}
      {summaries.length > 0 && (
        <>
          <HistoryFilters history={history} query={query} />
          <div className={`columns columns-lead ${styles['columns']}`}>
            <Trends found={found} history={history} plotId={query.asked.plot} />
            <div className="stack gap-4">
              <div className={`flex gap-2 readable screen-only unbroken ${styles['rowActions']}`}>
                <Button
                  stacked
                  icon="compare"
                  aria-pressed={picked.isOn}
                  onClick={() => (picked.isOn ? picked.end() : picked.begin())}
                >
                  {words.picked.begin}
                </Button>
                {isOfMany(found) && (
                  <ButtonLink
                    stacked
                    icon="stethoscope"
                    to={`/diag?${patchParams(params, { view: 'all' }).toString()}`}
                  >
                    {words.diagnoseAll}
                  </ButtonLink>
                )}
                <ButtonLink stacked icon="edit" to="/diag?view=history&new=typed">
                  {words.add}
                </ButtonLink>
              </div>
              {found.length === 0 && <p>{words.filter.nothing}</p>}
              <HistoryRows
                queryKey={query.key}
                found={found}
                plotNames={history.plotNames}
                picked={picked}
              />
            </div>
          </div>
          <PickedBar picked={picked} />
        </>
      )}
      {isKnown && <HowToRead />}
    </section>
  )
}

/** Whether there is enough to fill a table. */
const isOfMany = (found: readonly RecordSummary[]) =>
  found.length > 1 || found.some(({ samples }) => samples.length > 1)

/** Bar that stays visible while tests are being chosen. */
function PickedBar({ picked }: { readonly picked: Picked }) {
  const words = texts('history').picked
  const { ids, isOn, end, compare } = picked
  if (!isOn) return null
  return (
    <div
      className={`row wrap between gap-2 round-l screen-only over pad-2 sides-4 paper ${styles['bar']}`}
    >
      {ids.length < 2 ? (
        <output>{words.choose}</output>
      ) : (
        <Button kind="filled" icon="compare" onClick={compare}>
          {words.open(ids.length)}
        </Button>
      )}
      <Button kind="text" onClick={end}>
        {words.clear}
      </Button>
    </div>
  )
}

/** Says how to begin, while there are no tests. */
function NoRecords() {
  const words = texts('history')
  return (
    <section className="columns">
      <VerdictCard title={<h2>{words.empty.title}</h2>}>{words.empty.text}</VerdictCard>
      <div className="stack gap-4">
        <ActLink small icon="timer" to="/">
          {words.empty.begin}
        </ActLink>
        <ButtonLink block icon="edit" to="/diag?view=history&new=typed">
          {words.add}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Kept records that cannot be shown, each with the faulty place. */
function UnreadableRecords() {
  const words = texts('history').unreadable
  const { records } = useServices()
  const unreadable = useStore(records.store, (state) => state.unreadable)
  if (unreadable.length === 0) return null
  return (
    <Notice kind="warning" title={words.title(unreadable.length)}>
      <p>{words.text}</p>
      <ul>
        {unreadable.map(({ event, path, reason }) => (
          <li key={event}>
            {reason === 'newer-version' ? words.newer : words.broken}{' '}
            {path !== '' && <code>{words.place(path)}</code>}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Limits of what the values mean. */
function HowToRead() {
  const words = texts('history').howToRead
  return (
    <Card kind="flush">
      <Fold icon="info" title={words.title}>
        <ul>
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Fold>
    </Card>
  )
}
