import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { DecisionAction } from '#domain/diagnosis/decision/decision.ts'
import type { SummaryValue } from '#domain/record/record-summary.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { decisionWords } from '#knowledge/diagnosis/decision-words.ts'
import { texts } from '#locales/texts.ts'
import { bareValueText, shortLabel } from '#pages/diagnosis/history/value-text.ts'
import { cropName } from '#pages/diagnosis/judge/crop-picker.tsx'
import {
  isHandful,
  lineOf,
  shortItemName,
  shownActions,
} from '#pages/diagnosis/judge/decision-text.ts'
import { oldMonths } from '#pages/diagnosis/judge/dose-notes.tsx'
import { figureText } from '#pages/diagnosis/judge/item-value.ts'
import { VerdictPill } from '#pages/diagnosis/judge/verdict-strip.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Swatch } from '#ui/level/level-look.tsx'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { dayText } from '#ui/text/day-text.ts'
import { shortName } from '#ui/text/short-name.ts'
import {
  batchVerdict,
  isBalance,
  type BatchColumn,
  type BatchSort,
  type BatchRow,
  type BatchVerdict,
  isOfLowerLayer,
} from './batch-rows.ts'
import styles from './batch.module.css'

interface BatchTableProps {
  readonly columns: readonly BatchColumn[]
  readonly rows: readonly BatchRow[]
  readonly order: BatchSort | null
  readonly onOrder: (order: BatchSort | null) => void
  readonly onCrop: (row: BatchRow) => void
  /** Called with pasted names of crops, for this row and those below. */
  readonly onPaste: (row: BatchRow, names: readonly string[]) => void
}

/** Table of samples with crop, values and results; on a phone each row is a card. */
export function BatchTable(props: BatchTableProps) {
  const { columns, rows, order, onOrder, onCrop, onPaste } = props
  const words = texts('batch')
  const isOfSeveral = rows.some(({ record }) => record !== rows[0]?.record)
  const sortable = { order, onOrder }
  const titles = columnTitles(columns)
  const decimals = columns.map((column) => decimalsOf(column, rows))
  return (
    <Card as="section" kind="flush" aria-label={words.table}>
      <table
        className={`fill wide tight ${styles['table']} ${styles[columns.length > maxWideColumns ? 'many' : 'few']}`}
      >
        <thead>
          <tr>
            <HeadCell by="sample" name={words.sample} {...sortable} />
            <HeadCell by="crop" name={words.crop} {...sortable} />
            {columns.map(({ key }, at) => (
              <HeadCell key={key} by={key} name={titles[at] ?? ''} {...sortable} />
            ))}
            <HeadCell by="answer" name={words.answer} {...sortable} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.answer.place}>
              <th scope="row">
                <AppLink
                  to={batchAddress(row)}
                  className={`grid target center-block inherit-color break-anywhere ${styles['name']}`}
                >
                  {row.name}
                  {isOfSeveral && <small className="muted regular">{dayOfTest(row.record)}</small>}
                </AppLink>
              </th>
              <td>
                <button
                  type="button"
                  className={`inline-row target unbroken ${styles['crop']}`}
                  aria-label={words.cropIs(row.name, cropText(row))}
                  aria-haspopup="dialog"
                  data-crop
                  onClick={() => onCrop(row)}
                  onKeyDown={moveByArrow}
                  onPaste={(event) => {
                    const names = pastedNames(event)
                    if (names.length > 0) onPaste(row, names)
                  }}
                >
                  {cropText(row)}
                  <Icon name="expand_more" />
                </button>
              </td>
              {columns.map(({ key }, at) => (
                <td key={key} className={styles['value']} data-column={titles[at]}>
                  <ValueCell value={row.values.get(key)} decimals={decimals[at] ?? 0} />
                </td>
              ))}
              <td className={`small ${styles['answer']}`}>
                <AnswerCell row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <small className={`screen-only muted pad-3 sides-4 ${styles['hint']}`}>
        {words.pasteHint}
      </small>
    </Card>
  )
}

/** Day of the test, and its age if it is old. */
function dayOfTest(record: SoilRecord): string {
  const day = dayText(record.startedAt, record.wallOffset)
  const months = oldMonths(record)
  return months === null ? day : texts('batch').dayWithAge(day, texts('judge').answer.age(months))
}

/** Most value columns in one line: a laboratory's full panel needs several lines. */
const maxWideColumns = 9

/** Short column titles; full ones where two would be the same, such as pH in water and in KCl. */
function columnTitles(columns: readonly BatchColumn[]): readonly string[] {
  const full = columns.map(({ analyte, source }) =>
    isBalance(analyte.id) ? shortItemName(analyte.id) : shortLabel(analyte, source),
  )
  const short = full.map(shortName)
  return short.map((title, at) =>
    short.indexOf(title) === short.lastIndexOf(title) ? title : (full[at] ?? title),
  )
}

const cropText = ({ answer: { crop } }: BatchRow) =>
  crop === null ? texts('batch').chooseCrop : cropName(crop.id)

const batchAddress = ({ answer: { judged }, record }: BatchRow): string =>
  `/diag?${new URLSearchParams({
    record: record.id,
    ...(judged.kind === 'record' && { sample: judged.sample.id }),
  }).toString()}`

/** Moves up and down the column of crops, as in a spreadsheet. */
function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const cells = [...(event.currentTarget.closest('table')?.querySelectorAll('[data-crop]') ?? [])]
  const next = cells[cells.indexOf(event.currentTarget) + step]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

/** Names from a pasted spreadsheet column: the text before the first tab of each line. */
function pastedNames(event: ClipboardEvent): readonly string[] {
  const text = event.clipboardData.getData('text/plain').slice(0, maxPastedChars)
  const names = text.split(/\r?\n/u).map((line) => line.split('\t')[0]?.trim() ?? '')
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1)
}

/** Longest pasted text, in characters: more than a thousand names. */
const maxPastedChars = 20_000

interface HeadCellProps extends Pick<BatchTableProps, 'order' | 'onOrder'> {
  readonly by: string
  readonly name: string
}

/** Head cell: a tap sorts, a second one reverses, a third one restores the original order. */
function HeadCell({ by, name, order, onOrder }: HeadCellProps) {
  const isSorted = order?.by === by
  const direction = !isSorted ? 'none' : order.isDescending ? 'descending' : 'ascending'
  const next: Record<typeof direction, BatchSort | null> = {
    none: { by, isDescending: false },
    ascending: { by, isDescending: true },
    descending: null,
  }
  return (
    <th scope="col" aria-sort={direction}>
      <button
        type="button"
        className={`inline-row small muted target unbroken ${styles['sort']}`}
        aria-label={texts('batch').sortBy(name)}
        onClick={() => onOrder(next[direction])}
      >
        {name}
        {isSorted && <Icon name={order.isDescending ? 'arrow_downward' : 'arrow_upward'} />}
      </button>
    </th>
  )
}

/**
 * Decimals of a laboratory's column: 5 stands below 4.8 as 5.0, as on its form. A kit's levels are never more exact than its chart,
 * nor is a computed ratio more exact than the values it is of.
 */
function decimalsOf({ key, source, analyte }: BatchColumn, rows: readonly BatchRow[]): number {
  if (source === 'kit' || isBalance(analyte.id)) return 0
  return Math.max(
    0,
    ...rows.map(({ values }) => numberIn(cellText(values.get(key)))?.split('.')[1]?.length ?? 0),
  )
}

/** The text of a plain number; undefined for limits and words. */
const numberIn = (text: string) => /^\d+(?:\.\d+)?$/u.exec(text)?.[0]

interface ValueCellProps {
  readonly value: SummaryValue | undefined
  readonly decimals: number
}

function ValueCell({ value, decimals }: ValueCellProps) {
  const text = cellText(value)
  const isShort = decimals > 0 && numberIn(text) !== undefined
  return (
    <span className="row small gap-1">
      {value?.shown !== undefined && <Swatch {...value.shown} />}
      <span className={value !== undefined && value.value !== null ? 'lead strong nowrap' : ''}>
        {isShort ? Number(text).toFixed(decimals) : text}
      </span>
    </span>
  )
}

export const cellText = (value: SummaryValue | undefined) =>
  value === undefined ? texts('judge').plan.nothing : bareValueText(value)

function AnswerCell({ row }: { readonly row: BatchRow }) {
  const { decision } = row.answer
  const verdict = batchVerdict(row)
  // The button for the crop stands beside it.
  if (verdict === 'no-crop') return null
  return (
    <>
      <VerdictPill verdict={verdict} />
      {decision !== null && (
        <span className={`muted ${styles['headline']}`}>
          {decisionWords().headline(decision.verdict.headline)}
        </span>
      )}
      {todoTexts(row).map((text, place) =>
        place === 0 ? (
          <b key={text} className="inline-block">
            {text}
          </b>
        ) : (
          <span key={text} className="inline-block">
            {text}
          </span>
        ),
      )}
    </>
  )
}

export const verdictWord = (verdict: BatchVerdict) =>
  verdict === 'no-crop' ? texts('batch').noCrop : texts('judge').answer.kinds[verdict]

/** Actions in order, one per line; measuring again only if it is the only one. */
export function todoTexts(row: BatchRow): readonly string[] {
  const { decision, conditions } = row.answer
  if (decision === null || isOfLowerLayer(row)) return []
  const words = texts('batch')
  const said = (action: DecisionAction) => {
    const { title, end } = lineOf(action, conditions, decision.plan)
    if (end === null) return title
    if (action.kind !== 'add') return words.direction(title, end.value)
    if (action.isAreaAssumed) return words.amount(title, words.perTenAre(figureText(action.rate)))
    const bags =
      action.bags === null || isHandful(action.total, action.bags)
        ? ''
        : words.bags(action.bags.count)
    return words.amount(title, `${end.value}${end.unit}${bags}`)
  }
  const actions = shownActions(decision)
  const nearest = actions.filter(({ kind }) => kind !== 'retest')
  return (nearest.length > 0 ? nearest : actions).map(said)
}
