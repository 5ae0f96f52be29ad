import { farmerOrder } from '#domain/plot/farmers.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { texts } from '#locales/texts.ts'
import { totalShopping } from '#pages/diagnosis/batch/batch-rows.ts'
import { newestPerField } from '#pages/diagnosis/batch/newest-only.ts'
import { OrderTable } from '#pages/diagnosis/batch/order-list.tsx'
import { cropName } from '#pages/diagnosis/judge/crop-picker.tsx'
import { shortItemName } from '#pages/diagnosis/judge/decision-text.ts'
import { itemNumber } from '#pages/diagnosis/judge/item-value.ts'
import { nameText } from '#ui/text/short-name.ts'
import {
  groupOverviews,
  itemOverviews,
  levels,
  type GroupOverview,
  type ItemOverview,
} from './overview.ts'
import { ColorKey, periodText } from './report-parts.tsx'
import styles from './report.module.css'
import type { Sender } from './sender.tsx'
import type { SheetSample } from './sheet-samples.ts'

interface OverviewSheetProps {
  readonly samples: readonly SheetSample[]
  /** Whether farmers and groups are named. */
  readonly isNamed: boolean
  readonly from: Sender
}

/** Overview of all samples for a meeting, on A4 landscape: how often which item is low or high, how the values are distributed, and where. */
export function OverviewSheet({ samples, isNamed, from }: OverviewSheetProps) {
  const words = texts('report')
  const items = itemOverviews(samples)
  const order = totalShopping(
    newestPerField(samples, (one) => one).flatMap(({ decision }) => decision ?? []),
  )
  const farmers = new Set(samples.map(({ farmer }) => farmer).filter((farmer) => farmer !== ''))
  const facts = [
    words.sampleCount(samples.length),
    farmers.size > 0 ? words.farmerCount(farmers.size) : '',
    periodText(samples.map(({ record }) => record)),
    from.sender,
  ]
  return (
    <article
      data-paper
      data-across
      className={`flex round-m column gap-2 even ${styles['sheet']}`}
      aria-label={words.overview}
    >
      <header>
        <h1>{words.overview}</h1>
        <p>{facts.filter((fact) => fact !== '').join(words.separator)}</p>
      </header>
      {items.length > 0 && <ItemTable items={items} />}
      {from.message !== '' && <p className="lines">{from.message}</p>}
      <Groups samples={samples} items={items} isNamed={isNamed} />
      {order.shopping.length > 0 && (
        <section className={styles['whole']}>
          <h2>{words.order}</h2>
          <OrderTable shopping={order.shopping} />
          {order.withoutArea > 0 && <p>{texts('batch').withoutArea(order.withoutArea)}</p>}
        </section>
      )}
    </article>
  )
}

function ItemTable({ items }: { readonly items: readonly ItemOverview[] }) {
  const words = texts('report')
  const names = diagnosisWords().levels
  const levelName = (level: (typeof levels)[number]) =>
    names[level === 'unknown' ? 'not-judged' : level]
  return (
    <table className={`fill wide tight unbroken ${styles['table']}`}>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          {levels.map((level) => (
            <th key={level} scope="col" className="at-end">
              <ColorKey fill={fills[level]} edge="var(--outline)" /> {levelName(level)}
            </th>
          ))}
          <th scope="col" className={styles['spread']}>
            {words.spread}
          </th>
          <th scope="col">{words.sorted}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <tr key={one.item}>
            <th scope="row">{shortItemName(one.item)}</th>
            {levels.map((level) => (
              <td key={level} className="at-end" data-label={levelName(level)}>
                {one.counts[level] > 0 && <b className="lead">{one.counts[level]}</b>}
              </td>
            ))}
            <td className={`nowrap ${styles['spread']}`}>{spreadText(one)}</td>
            <td className={styles['alone']}>
              <Strip overview={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Minimum, median and maximum, with the unit. */
function spreadText({ item, values, median, unit }: ItemOverview): string {
  const [least, greatest] = [values[0], values.at(-1)]
  if (least === undefined || greatest === undefined || median === null) return ''
  const number = (value: number) => itemNumber(item, value)
  return texts('report').spreadOf({
    least: number(least.value),
    median: number(median),
    greatest: number(greatest.value),
    unit,
  })
}

const fills: Readonly<Record<(typeof levels)[number], string>> = {
  low: 'var(--late-fill)',
  fit: 'var(--done-fill)',
  high: 'var(--read-fill)',
  excess: 'var(--error-fill)',
  unknown: 'var(--hairline)',
}

const stripWidth = 300
const stripHeight = 24

/** Each value as a bar, in ascending order, in the color of its level for its crop. */
function Strip({ overview: { item, values, counts } }: { readonly overview: ItemOverview }) {
  const words = texts('report')
  const most = values.at(-1)?.value ?? 0
  const step = stripWidth / Math.max(1, values.length)
  // All bars of one level are one path, so that hundreds of samples need only a few.
  const paths = levels.map((level) => {
    const bars = values.map((one, at) =>
      one.level === level ? barPath(at * step, step, most > 0 ? one.value / most : 0) : '',
    )
    return [level, bars.join('')] as const
  })
  return (
    <svg
      viewBox={`0 0 ${stripWidth} ${stripHeight}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.stripOf(shortItemName(item), counts.low, counts.high + counts.excess)}
      className="fill"
      height={stripHeight}
    >
      {paths.map(
        ([level, path]) => path !== '' && <path key={level} d={path} fill={fills[level]} />,
      )}
    </svg>
  )
}

function barPath(x: number, width: number, share: number): string {
  const height = Math.max(2, share * stripHeight)
  const bar = Math.max(0.4, width * 0.8)
  return `M${x.toFixed(1)} ${stripHeight}v${(-height).toFixed(1)}h${bar.toFixed(1)}v${height.toFixed(1)}z`
}

interface GroupsProps {
  readonly samples: readonly SheetSample[]
  readonly items: readonly ItemOverview[]
  readonly isNamed: boolean
}

/** Most rows listed, those with most to do first: more would need a third page. */
const maxRows = 30

/** Overviews by crop, and by group and farmer if they may be named. */
function Groups({ samples, items, isNamed }: GroupsProps) {
  const words = texts('report')
  const byCrop = groupOverviews(samples, ({ decision }) =>
    decision === null ? texts('batch').noCrop : cropName(decision.crop),
  )
  const byGroup = groupOverviews(samples, ({ plot }) => plot?.group ?? '')
  const order = farmerOrder(samples.flatMap(({ plot }) => plot ?? []))
  const byFarmer = groupOverviews(samples, ({ farmer }) => farmer, order)
  const isSaid = (groups: readonly GroupOverview[]) => groups.some(({ name }) => name !== '')
  return (
    <>
      <GroupTable title={words.byCrop} groups={byCrop} items={items} />
      {isNamed && isSaid(byGroup) && (
        <GroupTable title={words.byGroup} groups={byGroup} items={items} />
      )}
      {isNamed && isSaid(byFarmer) && (
        <GroupTable title={words.byFarmer} groups={byFarmer} items={items} />
      )}
    </>
  )
}

interface GroupTableProps {
  readonly title: string
  readonly groups: readonly GroupOverview[]
  readonly items: readonly ItemOverview[]
}

function GroupTable({ title, groups, items }: GroupTableProps) {
  const words = texts('report')
  const shown =
    groups.length <= maxRows
      ? groups
      : groups.toSorted((one, other) => offCount(other) - offCount(one)).slice(0, maxRows)
  return (
    <section>
      <table className={`fill wide tight unbroken figures ${styles['table']} ${styles['groups']}`}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{words.samples}</th>
            {items.map(({ item }) => (
              <th key={item} scope="col">
                {shortItemName(item)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ name, samples, off }) => (
            <tr key={name}>
              <th scope="row">{name === '' ? words.unnamed : nameText(name)}</th>
              <td data-label={words.samples}>{samples}</td>
              {items.map(({ item }) => (
                <td key={item} data-label={shortItemName(item)}>
                  {offText(off.get(item))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {groups.length > maxRows && <p>{words.moreGroups(groups.length - maxRows)}</p>}
    </section>
  )
}

const offCount = ({ off }: GroupOverview) =>
  [...off.values()].reduce((sum, { low, high }) => sum + low + high, 0)

function offText(off: Readonly<Record<'low' | 'high', number>> | undefined): string {
  if (off === undefined) return ''
  const words = texts('report')
  return [off.low > 0 && words.lowCount(off.low), off.high > 0 && words.highCount(off.high)]
    .filter(Boolean)
    .join(' ')
}
