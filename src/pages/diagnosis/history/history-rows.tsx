import { memo, useId, useState } from 'react'
import { isTypedWithoutKit } from '#domain/exchange/table-kit.ts'
import type { RecordSample } from '#domain/record/soil-record.ts'
import type { RecordSummary, SummaryValue } from '#domain/record/record-summary.ts'
import { instant } from '#domain/units.ts'
import { numberedName } from '#domain/record/namesakes.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { Card } from '#ui/card.tsx'
import { dayText, testTimeText } from '#ui/text/day-text.ts'
import { Swatch } from '#ui/level/level-look.tsx'
import { LoadMore } from '#ui/more.tsx'
import { JudgementPill } from '#ui/marks.tsx'
import { nameText } from '#ui/text/short-name.ts'
import styles from './history.module.css'
import type { Picked } from './use-picked.ts'
import { shortName } from '#ui/text/short-name.ts'
import { bareValueText, shortLabel } from './value-text.ts'

interface HistoryRowsProps {
  /** The list restarts from the top when this changes. */
  readonly queryKey: string
  readonly found: readonly RecordSummary[]
  readonly plotNames: ReadonlyMap<string, string>
  readonly picked: Picked
}

/** Tests drawn first: enough to fill a screen, few enough for the next frame. */
const shownFirst = 12
/** Tests added each time the end of the list is scrolled near. */
const shownAtOnce = 24

/** The tests found, by day, drawn in slices, so that the page stays small however many there are. */
export const HistoryRows = memo(function HistoryRows(props: HistoryRowsProps) {
  const { queryKey, found, plotNames, picked } = props
  const [shown, setShown] = useState({ queryKey, count: shownFirst })
  const count = shown.queryKey === queryKey ? shown.count : shownFirst
  const more = () => setShown({ queryKey, count: count + shownAtOnce })
  if (found.length === 0) return null
  return (
    <>
      <Card kind="flush">
        <div className="ruled">
          {daysOf(found.slice(0, count)).map(({ day, summaries }) => (
            // Rows are never reused for another test: what arrives while a finger is down would be opened in its place.
            <section key={summaries[0]?.id} className={styles['day']}>
              <h2 className="label muted wide sides-5">{day}</h2>
              <div className="ruled">
                {summaries.map((summary) => (
                  <TestRow
                    key={summary.id}
                    summary={summary}
                    plotNames={plotNames}
                    isPicked={picked.isOn ? picked.ids.includes(summary.id) : null}
                    onPick={picked.toggle}
                  />
                ))}
              </div>
            </section>
          ))}
        </div>
      </Card>
      {count < found.length && (
        <LoadMore key={`${count} ${queryKey}`} label={texts('history').row.more} onReach={more} />
      )}
    </>
  )
})

interface Day {
  readonly day: string
  readonly summaries: RecordSummary[]
}

function daysOf(summaries: readonly RecordSummary[]): readonly Day[] {
  const { today } = texts('history')
  const now = dayText(instant(Date.now()), 0)
  const days: Day[] = []
  for (const summary of summaries) {
    const date = dayText(summary.startedAt, summary.wallOffset)
    const day = date === now ? today(date) : date
    const last = days.at(-1)
    if (last?.day === day) last.summaries.push(summary)
    else days.push({ day, summaries: [summary] })
  }
  return days
}

interface TestRowProps {
  readonly summary: RecordSummary
  readonly plotNames: ReadonlyMap<string, string>
  /** Null: tests are not being chosen. */
  readonly isPicked: boolean | null
  readonly onPick: (id: string) => void
}

/** One test in the list: two lines for each of its samples. */
const TestRow = memo(function TestRow({ summary, plotNames, isPicked, onPick }: TestRowProps) {
  const words = texts('history').row
  const heading = useId()
  const { id, kit, samples, startedAt, wallOffset, note } = summary
  const when = testTimeText(startedAt, wallOffset)
  const names = samples.flatMap(({ name }) => name || [])
  return (
    <article className={`flex ${styles['row']}`} aria-labelledby={heading} data-record={id}>
      <AppLink
        id={heading}
        to={`/diag?view=history&record=${encodeURIComponent(id)}`}
        className="grow gap-3 grid even bare inherit-color pad-3 sides-5 inset-focus"
      >
        {samples.map((sample, place) => (
          <SampleLines
            key={sample.id}
            summary={summary}
            sample={sample}
            place={place + 1}
            plot={sample.plot === undefined ? undefined : plotNames.get(sample.plot)}
          />
        ))}
        {note !== '' && <span className="small muted lines">{note}</span>}
      </AppLink>
      {isPicked !== null && (
        <label className={`center screen-only pointer fixed-size ${styles['pick']}`}>
          <input
            type="checkbox"
            checked={isPicked}
            aria-label={words.pickOf(when, names.length > 0 ? names : [kit.name])}
            onChange={() => onPick(id)}
          />
        </label>
      )}
    </article>
  )
})

interface SampleLinesProps {
  readonly summary: RecordSummary
  readonly sample: RecordSample
  /** Counted from one; shown where the sample has no name. */
  readonly place: number
  readonly plot: string | undefined
}

function SampleLines({ summary, sample, place, plot }: SampleLinesProps) {
  const { row: words, verdict: verdictWords } = texts('history')
  const { kit, how, origin, photos, startedAt, wallOffset } = summary
  const name =
    sample.name === ''
      ? (plot ?? words.sample(place))
      : numberedName(sample.name, summary.samples, sample.id)
  const clock = testTimeText(startedAt, wallOffset)
    .replace(dayText(startedAt, wallOffset), '')
    .trim()
  const verdict = summary.verdicts?.find((one) => one.sample === sample.id || one.sample === null)
  const values = summary.values.filter((value) => value.sample === sample.id)
  const about = [
    clock,
    (values.length === 0 || values.some(({ source }) => source === 'kit')) && kit.name,
    how === 'abandoned' && words.stopped,
    origin !== 'run' && !isTypedWithoutKit(summary) && words.origin[origin],
    photos > 0 && place === 1 && words.photos(photos),
  ].filter((part) => part !== false && part !== '')
  return (
    <span className="grid gap-half">
      <span className="row wrap beside-2">
        <b>
          {nameText(name)}
          {plot !== undefined && plot !== name && words.inPlot(nameText(plot))}
        </b>{' '}
        <small className="muted">{about.join(texts('ui').listSeparator)}</small>
      </span>{' '}
      <span className="row wrap gap-half beside-3">
        {values.length === 0 && words.noValues}
        {values.map((value, at) => (
          // Two laboratories may have measured the same; values are never reordered.
          // oxlint-disable-next-line react/no-array-index-key
          <ValueShown key={at} value={value} isNamed={value.source !== values[at - 1]?.source} />
        ))}{' '}
        {verdict !== undefined && (
          <span className="push">
            <JudgementPill kind={verdict.level}>
              {verdictWords(verdict.item, verdict.level)}
            </JudgementPill>
          </span>
        )}
      </span>
    </span>
  )
}

interface ValueShownProps {
  readonly value: SummaryValue
  /** Whether to name where it was measured: once for values of one laboratory. */
  readonly isNamed: boolean
}

function ValueShown({ value, isNamed }: ValueShownProps) {
  const words = texts('history').row
  return (
    <span className="inline-row gap-1">
      {value.shown !== undefined && <Swatch {...value.shown} />}
      <small className="muted">
        {isNamed && value.source !== 'kit' && `${words[value.source]} `}
        {shortName(shortLabel(value.analyte, value.source))}
      </small>{' '}
      <strong>{bareValueText(value)}</strong>
    </span>
  )
}
