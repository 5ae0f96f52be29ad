import { Fragment, type ReactNode } from 'react'
import type { JudgedItem, Judgement } from '#domain/diagnosis/decision/decision.ts'
import { decisionWords } from '#knowledge/diagnosis/decision-words.ts'
import { texts } from '#locales/texts.ts'
import {
  shortItemName,
  shortJudgedName,
  shownActions,
} from '#pages/diagnosis/judge/decision-text.ts'
import { LevelPill } from '#pages/diagnosis/judge/level-pill.tsx'
import { itemValue } from '#pages/diagnosis/judge/item-value.ts'
import { formatOrNull } from './format-or-null.ts'
import { amountsOf, formatKeptAction } from './report-parts.tsx'
import styles from './report.module.css'
import type { SheetSample } from './sheet-samples.ts'

/* Tables with one column per field. */

interface FieldsProps {
  readonly samples: readonly SheetSample[]
  readonly nameOf: (sample: SheetSample) => string
}

interface FieldsTableProps extends FieldsProps {
  /** Facts below the name of the field. */
  readonly factsOf: (sample: SheetSample) => readonly string[]
  readonly children: ReactNode
}

/** Most fields side by side on screen; smaller type on paper has room for more. */
const fittingOnScreen = 4

function FieldsTable({ samples, nameOf, factsOf, children }: FieldsTableProps) {
  return (
    <table
      className={`fill wide tight unbroken ${styles['table']} ${styles['fields']} ${styles['whole']}`}
      data-wide={samples.length > fittingOnScreen}
    >
      <thead>
        <tr>
          <th scope="col">{texts('report').field}</th>
          {samples.map((one) => (
            <th key={`${one.record.id} ${one.sample.id}`} scope="col">
              <b className="block">{nameOf(one)}</b>
              <small className="block">
                {factsOf(one).map((fact) => (
                  <Fragment key={fact}>
                    <span className="nowrap">{fact}</span>{' '}
                  </Fragment>
                ))}
              </small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface ValuesTableProps extends FieldsProps {
  readonly factsOf: FieldsTableProps['factsOf']
}

/** A row for each item, a column for each field, with the judgement in a word. */
export function ValuesTable(fields: ValuesTableProps) {
  const { samples } = fields
  const items = [
    ...new Set(samples.flatMap(({ decision }) => decision?.items.map(({ item }) => item) ?? [])),
  ]
  return (
    <FieldsTable {...fields}>
      {items.map((item) => (
        <tr key={item}>
          <th scope="row">
            {nameOfRow(samples, item)}{' '}
            <small className={`block regular ${styles['rowUnit']}`}>{unitOf(samples, item)}</small>
          </th>
          {samples.map(({ record, sample, decision }) => (
            <td key={`${record.id} ${sample.id}`}>
              <ItemCell judgement={judgementOf(decision, item)} unit={unitOf(samples, item)} />
            </td>
          ))}
        </tr>
      ))}
    </FieldsTable>
  )
}

const judgementOf = (decision: SheetSample['decision'], item: string) =>
  decision?.items.find((one) => one.item === item)

/** The kit's own name where all of the row are words of its chart. */
function nameOfRow(samples: readonly SheetSample[], item: JudgedItem): string {
  const all = samples.flatMap(({ decision }) => judgementOf(decision, item) ?? [])
  const [number] = all.filter(({ words, isOfWords }) => words.length === 0 && !isOfWords)
  const [first] = all
  return first === undefined ? shortItemName(item) : shortJudgedName(number ?? first)
}

/** The unit of the whole row, shown once; empty if there are several. */
function unitOf(samples: readonly SheetSample[], item: string): string {
  const values = samples.flatMap(({ decision }) => judgementOf(decision, item) ?? [])
  const units = new Set(
    values.flatMap(({ value, words }) => (words.length > 0 ? [] : (value?.unit ?? []))),
  )
  return units.size === 1 ? [...units].join('') : ''
}

interface ItemCellProps {
  readonly judgement: Judgement | undefined
  /** The unit shown at the head of the row. */
  readonly unit: string
}

function ItemCell({ judgement, unit }: ItemCellProps) {
  if (judgement === undefined) return <>{texts('judge').plan.nothing}</>
  const { value, words } = judgement
  return (
    <>
      <b className="lead">
        {words.length > 0 ? words.join('〜') : value && itemValue(judgement, value)}
      </b>{' '}
      {words.length === 0 && value?.unit !== unit && <small className="block">{value?.unit}</small>}{' '}
      <LevelPill judgement={judgement} />
    </>
  )
}

type Line = NonNullable<ReturnType<typeof formatKeptAction>>

/** What to give each field, side by side: a row for each action, with its instructions once. */
export function TodoTable({ samples, nameOf }: FieldsProps) {
  const fields = samples.map((one) => ({ one, lines: linesOf(one) }))
  const keys = [...new Set(fields.flatMap(({ lines }) => [...lines.keys()]))]
  return (
    <FieldsTable samples={samples} nameOf={nameOf} factsOf={headline}>
      {keys.map((key) => {
        const known = fields.flatMap(({ lines }) => lines.get(key) ?? [])
        const shared = (known[0]?.detail ?? []).filter((detail) =>
          known.every((line) => line.detail.includes(detail)),
        )
        return (
          <tr key={key}>
            <th scope="row">
              {known[0]?.title}
              {shared.map((detail) => (
                <small key={detail} className="block regular">
                  {detail}
                </small>
              ))}
            </th>
            {fields.map(({ one, lines }) => (
              <td key={`${one.record.id} ${one.sample.id}`}>
                <Amount line={lines.get(key)} shared={shared} />
              </td>
            ))}
          </tr>
        )
      })}
    </FieldsTable>
  )
}

/** Lines by action and how it is done: a field may be given two amounts of one product, and another crop gets it at another time. */
function linesOf(sample: SheetSample): ReadonlyMap<string, Line> {
  const { decision } = sample
  if (decision === null) return new Map()
  return new Map(
    shownActions(decision).flatMap((action) => {
      const line = formatKeptAction(action, sample.area, decision.plan)
      if (line === null) return []
      return [[[action.id, line.title, line.detail[0]].join(' '), line] as const]
    }),
  )
}

/** Headline of the verdict, and the area that the amounts are for. */
function headline(sample: SheetSample): readonly string[] {
  const { decision } = sample
  if (decision === null) return []
  const actions = shownActions(decision)
  const headlineText = formatOrNull(() => decisionWords().headline(decision.verdict.headline))
  const isAmount = actions.some(({ kind }) => kind === 'add')
  const amounts = isAmount ? amountsOf(actions, sample.area) : ''
  return [headlineText ?? '', amounts].filter((part) => part !== '')
}

interface AmountProps {
  readonly line: Line | undefined
  readonly shared: readonly string[]
}

function Amount({ line, shared }: AmountProps) {
  if (line === undefined) return <>{texts('judge').plan.nothing}</>
  const { end, detail } = line
  return (
    <>
      {end !== null && (
        <b className="lead">
          {end.value}
          {end.unit}
        </b>
      )}
      {detail
        .filter((one) => !shared.includes(one))
        .map((one) => (
          <small key={one} className="block">
            {one}
          </small>
        ))}
      {end === null && shared.length === detail.length && texts('report').yes}
    </>
  )
}
