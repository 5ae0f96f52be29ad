import { decisionWords } from '#knowledge/diagnosis/decision-words.ts'
import { texts } from '#locales/texts.ts'
import { shownActions } from '#pages/diagnosis/judge/decision-text.ts'
import { saidThen } from './kept-diagnosis.ts'
import { amountsOf, lineThen } from './report-parts.tsx'
import styles from './report.module.css'
import { areaOf, type SheetSample } from './sheet-samples.ts'

interface TodoTableProps {
  readonly samples: readonly SheetSample[]
  readonly nameOf: (sample: SheetSample) => string
}

type Line = NonNullable<ReturnType<typeof lineThen>>

/** What fields are given, side by side: a row for each thing to do, how it is done said once. */
export function TodoTable({ samples, nameOf }: TodoTableProps) {
  const words = texts('report')
  const fields = samples.map((one) => ({ one, lines: linesOf(one) }))
  const titles = [...new Set(fields.flatMap(({ lines }) => [...lines.keys()]))]
  return (
    <table className={`fill wide dense ${styles['table']} ${styles['fields']} ${styles['whole']}`}>
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          {samples.map((one) => (
            <th key={`${one.record.id} ${one.sample.id}`} scope="col">
              <b>{nameOf(one)}</b>
              <small>{headline(one)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {titles.map((title) => {
          const known = fields.flatMap(({ lines }) => lines.get(title) ?? [])
          const shared = (known[0]?.detail ?? []).filter((detail) =>
            known.every((line) => line.detail.includes(detail)),
          )
          return (
            <tr key={title}>
              <th scope="row">
                {title}
                {shared.map((detail) => (
                  <small key={detail}>{detail}</small>
                ))}
              </th>
              {fields.map(({ one, lines }) => (
                <td key={`${one.record.id} ${one.sample.id}`}>
                  <Amount line={lines.get(title)} shared={shared} />
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function linesOf(sample: SheetSample): ReadonlyMap<string, Line> {
  const { decision } = sample
  if (decision === null) return new Map()
  const lines = shownActions(decision).flatMap(
    (action) => lineThen(action, areaOf(sample), decision.plan) ?? [],
  )
  return new Map(lines.map((line) => [line.title, line]))
}

/** What the soil is like, and what the amounts are for. */
function headline(sample: SheetSample) {
  const { decision } = sample
  if (decision === null) return texts('report').noDiagnosis
  const actions = shownActions(decision)
  const said = saidThen(() => decisionWords().headline(decision.verdict.headline))
  const isAmount = actions.some(({ kind }) => kind === 'add')
  return [said, isAmount && amountsOf(actions, areaOf(sample))].filter(Boolean).join(' ')
}

interface AmountProps {
  readonly line: Line | undefined
  readonly shared: readonly string[]
}

function Amount({ line, shared }: AmountProps) {
  if (line === undefined) return texts('judge').plan.nothing
  const { end, detail } = line
  return (
    <>
      {end !== null && (
        <b>
          {end.value}
          {end.unit}
        </b>
      )}
      {detail
        .filter((one) => !shared.includes(one))
        .map((one) => (
          <small key={one}>{one}</small>
        ))}
      {end === null && shared.length === detail.length && texts('report').yes}
    </>
  )
}
