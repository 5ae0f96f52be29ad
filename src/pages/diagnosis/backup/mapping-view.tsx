import { useEffect, useRef, useState } from 'react'
import type { ImportPreview, TableOptions, TablePreview } from '#app/transfer/import-types.ts'
import { cellAsRead } from '#domain/exchange/cell-as-read.ts'
import { dayReader, yearCounts } from '#domain/exchange/day-text.ts'
import {
  columnChoices,
  columnForms,
  type ColumnChoice,
  type ColumnTarget,
  type TableColumn,
} from '#domain/exchange/table-columns.ts'
import type { ValueForm } from '#domain/exchange/laboratory-forms.ts'
import { texts } from '#locales/texts.ts'
import { Act } from '#ui/controls/act.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/card.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './backup.module.css'

interface MappingProps {
  readonly file: ImportPreview['file']
  readonly table: TablePreview
  readonly isBusy: boolean
  readonly onSheet: (sheet: number) => void
  readonly onNext: (options: TableOptions) => void
  readonly onCancel: () => void
}

/** Where each column of a table goes: guessed, and only what is in doubt stands out. */
export function MappingView({ file, table, isBusy, onSheet, onNext, onCancel }: MappingProps) {
  const { columns: words, preview } = texts('backup')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const [changed, setChanged] = useState<Readonly<Record<string, ColumnTarget>>>({})
  const [rowsAre, setRowsAre] = useState(table.rowsAre)
  const [day, setDay] = useState(table.day ?? '')
  const [isTried, setTried] = useState(false)
  const columns = table.columns.map((column) => {
    const target = changed[column.key]
    return target === undefined ? column : { ...column, ...target, isSure: true }
  })
  const needsDay = !columns.some(({ choice }) => choice === 'date')
  const change = (key: string, target: ColumnTarget) =>
    setChanged((all) => ({ ...all, [key]: target }))
  const next = () => {
    setTried(true)
    if (needsDay && day === '') return
    const targets = columns.map(({ key, choice, form, years }) => {
      return [key, { choice, form, ...(choice === 'date' && years && { years }) }] as const
    })
    onNext({
      sheet: table.sheet,
      columns: Object.fromEntries(targets),
      rowsAre,
      ...(needsDay && { day }),
    })
  }
  return (
    <section className={styles['view']}>
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>
        {file.name} · {words.lines(table.head.first, table.head.last)}
      </p>
      {table.sheets.length > 1 && (
        <Field label={words.sheet}>
          {(props) => (
            <select
              {...props}
              value={table.sheet}
              disabled={isBusy}
              onChange={({ target }) => onSheet(Number(target.value))}
            >
              {table.sheets.map(({ name, rows }, place) => (
                // Sheets of a workbook never change places.
                // oxlint-disable-next-line react/no-array-index-key
                <option key={place} value={place}>
                  {words.sheetOf(name, rows)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Card>
        <ul className={`plain ${styles['mapping']}`}>
          {columns.map((column) => (
            <ColumnRow key={column.key} column={column} onChange={change} />
          ))}
        </ul>
      </Card>
      {needsDay && (
        <Field
          label={words.day}
          hint={words.dayHint}
          wrong={isTried && day === '' ? words.dayMissing : null}
        >
          {(props) => (
            <input
              {...props}
              type="date"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
      )}
      <Segments
        legend={words.rowsAre}
        options={(['tests', 'samples'] as const).map((value) => ({
          value,
          label: words.rows[value],
        }))}
        value={rowsAre}
        onChange={setRowsAre}
      />
      <FirstRows columns={columns} rows={table.rows} />
      <p>
        <Icon name="info" /> {words.apart}
      </p>
      <div className={styles['end']}>
        <Act small icon="chevron_right" aria-disabled={isBusy} onClick={next}>
          {words.next}
        </Act>
        <Button kind="text" block aria-disabled={isBusy} onClick={onCancel}>
          {preview.cancel}
        </Button>
      </div>
    </section>
  )
}

interface ColumnRowProps {
  readonly column: TableColumn
  readonly onChange: (key: string, target: ColumnTarget) => void
}

function ColumnRow({ column, onChange }: ColumnRowProps) {
  const { columns: words } = texts('backup')
  const { key, title, example, choice, form, years, isSure } = column
  const forms = columnForms(choice)
  return (
    <li>
      <span>
        <b>{title}</b>
        <br />
        <small>{example}</small>
      </span>
      <span className={`gap-1 grid ${styles['goal']}`} data-doubt={!isSure}>
        <select
          aria-label={words.of(title)}
          value={choice}
          onChange={({ target }) => {
            const chosen = columnChoices.find((one) => one === target.value)
            if (chosen !== undefined) onChange(key, targetOf(chosen, form))
          }}
        >
          {columnChoices.map((one) => (
            <option key={one} value={one}>
              {words.choices[one]}
            </option>
          ))}
        </select>
        {forms.length > 1 && (
          <select
            aria-label={words.unitOf(title)}
            value={forms.findIndex((one) => isSameForm(one, form))}
            onChange={({ target }) => {
              const chosen = forms[Number(target.value)]
              if (chosen !== undefined) onChange(key, { choice, form: chosen })
            }}
          >
            {forms.map((one, place) => (
              // Forms never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <option key={place} value={place}>
                {formText(one, forms[0])}
              </option>
            ))}
          </select>
        )}
        {choice === 'date' && years !== undefined && (
          <select
            aria-label={words.yearsOf(title)}
            value={years}
            onChange={({ target }) => {
              const chosen = yearCounts.find((one) => one === target.value)
              if (chosen !== undefined) onChange(key, { choice, form, years: chosen })
            }}
          >
            {yearCounts.map((one) => (
              <option key={one} value={one}>
                {words.years[one](dayReader(one)(example)?.year ?? null)}
              </option>
            ))}
          </select>
        )}
      </span>
      <ColumnState choice={choice} isSure={isSure} />
    </li>
  )
}

/** Doubts alone are colored: they are what to look at. */
function ColumnState({ choice, isSure }: Pick<TableColumn, 'choice' | 'isSure'>) {
  const { columns: words } = texts('backup')
  const isUnused = isSure && choice === 'ignore'
  return (
    <span className={`inline-row gap-1 small muted ${styles['state']}`} data-doubt={!isSure}>
      {!isUnused && <Icon name={isSure ? 'check' : 'help'} />}
      {isUnused ? words.unused : isSure ? words.sure : words.check}
    </span>
  )
}

function targetOf(choice: ColumnChoice, before: ValueForm | null): ColumnTarget {
  if (choice === 'keep') return { choice, form: { species: '', unit: before?.unit ?? '' } }
  const forms = columnForms(choice)
  const same = forms.find(({ unit }) => unit === before?.unit)
  return { choice, form: same ?? forms[0] ?? null }
}

const isSameForm = (one: ValueForm, other: ValueForm | null) =>
  one.species === other?.species && one.unit === other.unit

/** The unit; before it the chemical form where that is not the usual one. */
function formText({ species, unit }: ValueForm, usual: ValueForm | undefined): string {
  const { columns: words } = texts('backup')
  const text = unit === '' ? words.noUnit : unit
  if (unit === unjudgedUnit) return words.unjudged(text)
  return species === usual?.species ? text : `${species} ${text}`
}

/** An amount for an area depends on the depth, which no laboratory tells. */
const unjudgedUnit = 'kg/10a'

interface FirstRowsProps {
  readonly columns: readonly TableColumn[]
  readonly rows: TablePreview['rows']
}

/** The first rows as they are understood, so that a mistake is seen before anything is taken. */
function FirstRows({ columns, rows }: FirstRowsProps) {
  const { columns: words } = texts('backup')
  const used = columns.filter(({ choice }) => choice !== 'ignore')
  return (
    <Card kind="flush">
      <section
        className="scroll"
        aria-label={words.asRead(rows.length)}
        // What scrolls can be reached by the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className={styles['read']}>
          <caption>{words.asRead(rows.length)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              {used.map(({ key, title, choice, form }) => (
                <th key={key} scope="col">
                  {choice === 'keep' || choice === 'remark' || choice === 'value'
                    ? title
                    : words.choices[choice]}
                  {form !== null && form.unit !== '' && <small>{formText(form, form)}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{line}</th>
                {used.map((column) => {
                  const { kind, text } = cellAsRead(cells[column.place] ?? '', column)
                  return (
                    <td key={column.key} data-kind={kind}>
                      {text}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
