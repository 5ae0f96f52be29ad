import { Fragment } from 'react'
import type { SummaryValue } from '#domain/record/record-summary.ts'
import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import { currentCrop, plotOfSample, plotTitle, type Plot } from '#domain/plot/plot.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { numberText } from '#ui/text/amount-text.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Card } from '#ui/card.tsx'
import { GaugeLine } from '#ui/gauge.tsx'
import { Swatch } from '#ui/level/level-look.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import type { TrendBand } from '#ui/trend/trend-shape.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import { hasTime } from '#ui/text/day-text.ts'
import { formatClock } from '#ui/text/format-time.ts'
import { nameText } from '#ui/text/short-name.ts'
import {
  compareRecords,
  type Spread,
  type Trend,
  type ComparedSample,
  type ComparedValue,
  type Comparison,
} from './compare-records.ts'
import { recordTitle } from './record-title.ts'
import styles from './record.module.css'
import { useKept, usePlots } from './use-history.ts'
import { maxCompared } from './use-picked.ts'
import { bareValueText, labelText, shortLabel } from './value-text.ts'

/** Two to six tests one below the other, with what changed as the title. */
export function CompareView({ ids }: { readonly ids: readonly string[] }) {
  const words = texts('history')
  const kept = useKept(ids.slice(0, maxCompared))
  const records = kept?.map(({ record }) => record) ?? []
  return (
    <section className="stack gap-4">
      <PageHead
        title={words.compare.title(records.length)}
        back={{ to: '/diag?view=history', label: words.back }}
      />
      {kept === null && <output>{words.reading}</output>}
      {kept !== null && records.length < 2 && (
        <Notice kind="warning" title={words.compare.missing} />
      )}
      {records.length > 1 && <Compared comparison={compareRecords(records)} />}
    </section>
  )
}

function Compared({ comparison }: { readonly comparison: Comparison }) {
  const words = texts('history').compare
  const { records, isOneKit, samples } = comparison
  const isByKit = samples.some(({ values }) => values.some(({ source }) => source === 'kit'))
  const { plotNames } = usePlots()
  const days = shortDays(records)
  const titles = records.map((record) => recordTitle(record, plotNames))
  const isOneTitle = new Set(titles).size === 1
  return (
    <>
      <div className={`gap-2 ${isOneTitle && records.length === 3 ? 'columns-3' : 'grid fitted'}`}>
        {records.map((record, at) => (
          <ButtonLink
            key={record.id}
            kind="tonal"
            to={`/diag?view=history&record=${encodeURIComponent(record.id)}`}
          >
            {isOneTitle ? days[at] : `${titles[at] ?? ''} ${days[at] ?? ''}`}
          </ButtonLink>
        ))}
      </div>
      <Card kind="tonal">
        <h2>{findingText(comparison)}</h2>
        {isByKit && <p>{isOneKit ? words.resolution : words.kitsDiffer}</p>}
      </Card>
      {samples.map((sample, place) => (
        <SampleCard
          key={sample.samples.map((one) => one?.id ?? '').join(' ')}
          sample={sample}
          place={place}
          records={records}
        />
      ))}
    </>
  )
}

/** Says which values of all samples rose or fell, or that none did. */
function findingText({ samples, isOneKit }: Comparison): string {
  const words = texts('history').compare.finding
  if (!samples.some(({ isOneField }) => isOneField)) return words.fieldsDiffer
  if (!isOneKit) return words.kitsDiffer
  const all = samples.flatMap(({ values }) => values)
  const named = (kind: Trend['kind']) => [
    ...new Set(
      all
        .filter(({ change }) => change.kind === kind)
        .map(({ label, source }) => shortLabel(label, source)),
    ),
  ]
  const [rose, fell] = [named('rose'), named('fell')]
  const both = rose.filter((name) => fell.includes(name))
  if (both.length > 0) return words.mixed(both)
  if (rose.length > 0 && fell.length > 0) return words.roseAndFell(rose, fell)
  if (rose.length > 0) return words.rose(rose)
  if (fell.length > 0) return words.fell(fell)
  return named('same').length + named('returned').length > 0 ? words.same : words.unknown
}

interface SampleCardProps {
  readonly sample: ComparedSample
  readonly place: number
  readonly records: readonly SoilRecord[]
}

function SampleCard({ sample, place, records }: SampleCardProps) {
  const { compare: words, row } = texts('history')
  const { plots } = usePlots()
  const { isOneField } = sample
  const known = sample.samples.filter((one) => one !== null)
  const plotOf = (one: RecordSample | null) => (one === null ? null : plotOfSample(one, plots))
  const plot = known.map(plotOf).find((one) => one !== null) ?? null
  const shortNames = known.map((one) => one.name || (plotOf(one)?.name ?? ''))
  // Several farmers may have a field of one name.
  const isFull = !isOneField && new Set(shortNames).size < known.length
  const nameOf = (one: RecordSample | null) => {
    const field = plotOf(one)
    if (one === null || (isOneField && one.name === '')) return ''
    return isFull && field !== null ? plotTitle(field) : one.name || (field?.name ?? '')
  }
  const names = sample.samples.map(nameOf).filter((name) => name !== '')
  const title = [...new Set(names)].join(' / ') || (plot?.name ?? row.sample(place + 1))
  if (known.length === 1) {
    const day = shortDays(records)[sample.samples.findIndex((one) => one !== null)] ?? ''
    return (
      <Card as="section">
        <h2>{nameText(title)}</h2>
        <p>{words.onlyIn(day)}</p>
      </Card>
    )
  }
  return (
    <Card as="section">
      <h2>{nameText(title)}</h2>
      {known.length < records.length && <p>{words.notInAll}</p>}
      <div className={`columns ${styles['items']}`}>
        {sample.values.map((value, index) => (
          // Rows are never reordered.
          // oxlint-disable-next-line react/no-array-index-key
          <ComparedItem
            key={index}
            compared={value}
            labels={isOneField ? shortDays(records) : sample.samples.map(nameOf)}
            plot={isOneField ? plot : null}
          />
        ))}
      </div>
    </Card>
  )
}

const cropBook = createModule(() => withTexts(import('./crop-bands.ts')))

interface ComparedItemProps {
  readonly compared: ComparedValue
  /** Of each test: its day, or its field if they differ. */
  readonly labels: readonly string[]
  /** The field of all tests. */
  readonly plot: Plot | null
}

/** One analyte on the same gauge for each test, the newest last and bold. */
function ComparedItem({ compared, labels, plot }: ComparedItemProps) {
  const words = texts('history')
  const { label, source, values, change } = compared
  const crop = plot === null || label.species !== 'pH' ? null : currentCrop(plot)
  const book = useModule(cropBook, crop !== null)
  const band = crop === null ? null : (book?.cropBand(crop)?.band ?? null)
  const scale = scaleOf(values, band)
  const name = labelText(label, source)
  return (
    <section className="stack gap-2">
      <h3>
        {name} {label.unit !== '' && <small>{label.unit}</small>}
        {source !== 'kit' && <small> {words.row[source]}</small>}
      </h3>
      <div className={`middle grid gap-2 beside-3 ${styles['lines']}`}>
        {values.map((value, at) => {
          const title = labels[at] ?? ''
          const text = value === null ? words.compare.none : bareValueText(value)
          const isMarked =
            change.kind === 'elsewhere' ? change.lowest.includes(at) : at === values.length - 1
          const isNow = isMarked ? 'strong' : undefined
          return (
            // One for each test, in order.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={at}>
              <small className={isNow}>{title}</small>
              <GaugeLine
                label={`${name} ${title} ${text}`}
                band={band && { from: scale(band.low), to: scale(band.high ?? Number.MAX_VALUE) }}
                pin={typeof value?.value === 'number' ? scale(value.value) : null}
              />
              <span className="inline-row gap-1 nowrap">
                {value?.shown !== undefined && <Swatch {...value.shown} />}
                <span className={isNow}>{text}</span>
              </span>
            </Fragment>
          )
        })}
      </div>
      {change.kind === 'elsewhere' ? (
        change.lowest.length > 0 && (
          <p className="small muted">{lowestText(change, values, labels)}</p>
        )
      ) : (
        <p className="small muted">{changeText(change)}</p>
      )}
    </section>
  )
}

/** Dates by month; by day where two fall in the same month, by time where two fall on the same day and the time is known. */
function shortDays(records: readonly SoilRecord[]): readonly string[] {
  const { month, day } = texts('history').compare
  const dates = records.map(({ startedAt, wallOffset }) => new Date(startedAt + wallOffset))
  const months = dates.map((date) => month(date.getFullYear(), date.getMonth() + 1))
  const days = dates.map((date) => day(date.getMonth() + 1, date.getDate()))
  const isAlone = (all: readonly string[], at: number) =>
    all.filter((one) => one === all[at]).length === 1
  return records.map(({ startedAt, wallOffset }, at) => {
    if (isAlone(months, at)) return months[at] ?? ''
    const showsDay = isAlone(days, at) || !hasTime(startedAt, wallOffset)
    return showsDay ? (days[at] ?? '') : formatClock(startedAt, wallOffset)
  })
}

/** Maps a value to a share of the width: the scale covers all values and the crop's range. */
function scaleOf(values: readonly (SummaryValue | null)[], band: TrendBand | null) {
  const numbers = values.flatMap((value) => value?.value ?? [])
  const all = [...numbers, ...(band === null ? [] : [band.low, band.high ?? band.low])]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const room = high === low ? Math.max(1, Math.abs(high)) : (high - low) * 0.15
  const [from, to] = [low - room, high + room]
  return (value: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))
}

function lowestText(
  { lowest }: Spread,
  values: ComparedValue['values'],
  labels: readonly string[],
): string {
  const words = texts('history').compare
  const count = values.filter((value) => value !== null).length
  return lowest.length === count
    ? words.sameEverywhere
    : words.lowest(lowest.map((at) => labels[at] ?? ''))
}

function changeText(change: Exclude<Trend, Spread>): string {
  const words = texts('history').compare.change
  if (change.kind === 'rose' || change.kind === 'fell') {
    return words[change.kind](numberText(change.amount))
  }
  return words[change.kind]
}
