import type { Area } from '#domain/soil/area.ts'
import type { Decision } from '#domain/diagnosis/decision/decision.ts'
import type { Diagnosis } from '#domain/diagnosis/diagnosis.ts'
import type { Plot } from '#domain/plot/plot.ts'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import { isByKit, type SoilRecord } from '#domain/record/soil-record.ts'
import { diagnosisSource } from '#knowledge/diagnosis/sources.ts'
import { texts } from '#locales/texts.ts'
import { areaText, lineOf, wholeDetail } from '#pages/diagnosis/judge/decision-text.ts'
import { oldFromMonths } from '#pages/diagnosis/judge/dose-notes.tsx'
import { instant } from '#domain/units.ts'
import { sourceName, trendSeriesOf, type TrendSeries } from '#ui/trend/series.ts'
import { dayText } from '#ui/text/day-text.ts'
import { TrendChart } from '#ui/trend/trend-chart.tsx'
import styles from './report.module.css'
import type { Sender } from './sender.tsx'

/** Formats the period from the first day of the tests to the last; a single day if all are of that day. */
export function periodText(records: readonly SoilRecord[]): string {
  const inOrder = records.toSorted((one, other) => one.startedAt - other.startedAt)
  const ends = [inOrder[0], inOrder.at(-1)].flatMap((record) => record ?? [])
  return [...new Set(ends.map((record) => dayText(record.startedAt, record.wallOffset)))].join('〜')
}

/** The age of an old test, as of the day of printing: paper is read later. */
export const paperAge = () => texts('report').old(today(), oldFromMonths)

/** Names the fields of old tests; of all fields, none is named. */
export function oldFieldsText(old: readonly string[], isAll: boolean): string {
  const words = texts('report')
  return isAll ? paperAge() : words.oldFields(today(), oldFromMonths, old)
}

const today = () => dayText(instant(Date.now()), 0)

/** States the area the amounts are for: that of the field, or else 1 m². */
export function amountsOf(actions: Decision['actions'], area: Area | null): string {
  const words = texts('judge').todo
  const isAssumed = actions.some((one) => one.kind === 'add' && one.isAreaAssumed)
  return isAssumed ? words.perSquareMeter : words.forArea(areaText({ area }))
}

/** Text of an action kept by another version of the app; null if this version cannot express it. */
export function formatKeptAction(
  action: Decision['actions'][number],
  area: Area | null,
  plan: Decision['plan'],
) {
  try {
    const line = lineOf(action, { area }, plan)
    return { ...line, detail: wholeDetail(line) }
  } catch {
    // The kind or a key belongs to another version.
    return null
  }
}

/** What a color of the sheet means: its sample beside the word. */
export const ColorKey = ({ fill, edge }: { readonly fill: string; readonly edge: string }) => (
  <svg width="18" height="12" aria-hidden="true">
    <rect x="1" y="1" width="16" height="10" rx="3" fill={fill} stroke={edge} strokeWidth="2" />
  </svg>
)

/** Most charts in one row of the sheet. */
const maxTrends = 4

const noTrends: readonly TrendSeries[] = []

/** Series of the items measured more than once in the field. */
export const fieldTrends = (
  summaries: readonly RecordSummary[],
  plot: Plot | null,
): readonly TrendSeries[] =>
  plot === null
    ? noTrends
    : trendSeriesOf(summaries, plot.id, sourceName)
        .filter(({ points }) => new Set(points.map(({ at }) => at)).size > 1)
        .slice(0, maxTrends)

interface FieldTrendsProps {
  readonly series: readonly TrendSeries[]
  readonly title: string
}

/** Charts of how the values of the field changed; nothing if there is only one test. */
export function FieldTrends({ series, title }: FieldTrendsProps) {
  if (series.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <div className={`grid gap-3 ${styles['trends']}`}>
        {series.map((one) => (
          <TrendChart key={one.key} series={one} isJoined band={null} />
        ))}
      </div>
    </section>
  )
}

/** The sender's message and lines to write on; then the sender, with room for a seal. */
export function Memo({ from }: { readonly from: Sender }) {
  const words = texts('report')
  return (
    <>
      <section className={styles['memo']}>
        <h2>{words.memo}</h2>
        {from.message !== '' && <p className="lines">{from.message}</p>}
      </section>
      {from.sender !== '' && (
        <p className="row lines gap-3 to-end">
          <span>{from.sender}</span>
          <span className={`center muted round ${styles['stamp']}`}>{words.stamp}</span>
        </p>
      )}
    </>
  )
}

/** Most sources that fit on the sheet; the diagnosis on screen shows all. */
const maxSources = 4
/** Most sources on a sheet of many fields. */
export const fewSources = 2

interface SourceLineProps {
  readonly keys: readonly string[]
  readonly records: readonly SoilRecord[]
  readonly most?: number | undefined
}

/** Sources of the figures, one per line. */
export function SourceLine({ keys, records, most = maxSources }: SourceLineProps) {
  const words = texts('report')
  const titles = [
    ...[...new Set(keys)].flatMap((key) => diagnosisSource(key)?.title ?? []),
    ...records.filter(isByKit).flatMap(({ kit }) => kit.sources.map(({ title }) => title)),
  ]
  const unique = [...new Set(titles.map(words.paperTitle))]
  return (
    <footer className={`muted even small ${styles['foot']}`}>
      <p>{words.footer[records.some(isByKit) ? 'kit' : 'laboratory']}</p>
      {unique.length > 0 && <p>{words.sources(unique.slice(0, most), unique.length)}</p>}
    </footer>
  )
}

/** Sources, first those of the plan and of the bands, which a farmer looks up. */
export function sourcesOf({ items, plan }: Diagnosis): readonly string[] {
  return [
    ...(plan.kind === 'plan' ? plan.sources : []),
    ...items.flatMap(({ band }) => band?.sources ?? []),
    ...items.flatMap(({ evidence }) => evidence.flatMap(({ sources }) => sources)),
  ]
}
