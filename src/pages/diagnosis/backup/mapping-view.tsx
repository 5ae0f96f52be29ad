import { useEffect, useRef } from 'react'
import type { ImportPreview, TableOptions, TablePreview } from '#app/transfer/import-types.ts'
import { cellAsRead } from '#domain/exchange/cell-as-read.ts'
import { columnLetters } from '#domain/exchange/column-letters.ts'
import type { ColumnChoice, TableColumn } from '#domain/exchange/table-columns.ts'
import { texts } from '#locales/texts.ts'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { Act } from '#ui/controls/act.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { Field, InputField } from '#ui/controls/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { ColumnRow } from './column-row.tsx'
import { formText } from './form-text.ts'
import { useMapping } from './use-mapping.ts'
import styles from './backup.module.css'

interface MappingProps {
  readonly file: ImportPreview['file']
  readonly table: TablePreview
  readonly isBusy: boolean
  readonly onSheet: (sheet: number) => void
  readonly onNext: (options: TableOptions) => void
  readonly onCancel: () => void
}

/** Mapping of each column of a table: guessed, with only the doubtful ones highlighted. */
export function MappingView({ file, table, isBusy, onSheet, onNext, onCancel }: MappingProps) {
  const { columns: words, preview } = texts('backup')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const mapping = useMapping(table, onNext)
  const { columns, parts, rowHolds } = mapping
  const partNames = [...new Set(parts.values())]
  return (
    <section className={`stack gap-4 ${styles['view']}`}>
      <h2 ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>
        {file.name}
        <br />
        {table.isTurned
          ? words.turnedLines(lettersOf(table.head.first), lettersOf(table.head.last))
          : words.lines(table.head.first, table.head.last)}
      </p>
      {table.isTurned && <p>{words.turned}</p>}
      {table.sheets.length > 1 && <SheetChoice table={table} isBusy={isBusy} onSheet={onSheet} />}
      <Card>
        <ul className={`plain ruled ${styles['mapping']}`}>
          {columns.map((column) => (
            <ColumnRow key={column.key} column={column} onChange={mapping.changeColumn} />
          ))}
        </ul>
      </Card>
      {mapping.day !== null && <DayField {...mapping.day} />}
      {partNames.length > 0 && (
        <Segments
          legend={words.rowHolds}
          options={[
            { value: 'several', label: words.several(partNames) },
            { value: 'one', label: words.oneSample },
          ]}
          value={rowHolds}
          onChange={mapping.setRowHolds}
        />
      )}
      <Segments
        legend={words.rowsAre}
        options={(['tests', 'samples'] as const).map((value) => ({
          value,
          label: words.rows[value],
        }))}
        value={mapping.rowsAre}
        onChange={mapping.setRowsAre}
      />
      <FirstRows
        columns={columns}
        rows={table.rows}
        isTurned={table.isTurned}
        parts={rowHolds === 'one' ? null : parts}
      />
      <p>
        <Icon name="info" /> {words.apart}
      </p>
      <div className="stack gap-2">
        <Act small icon="chevron_right" aria-disabled={isBusy} onClick={mapping.next}>
          {words.next}
        </Act>
        <Button kind="text" block aria-disabled={isBusy} onClick={onCancel}>
          {preview.cancel}
        </Button>
      </div>
    </section>
  )
}

function SheetChoice({
  table,
  isBusy,
  onSheet,
}: Pick<MappingProps, 'table' | 'isBusy' | 'onSheet'>) {
  const { columns: words } = texts('backup')
  return (
    <Field label={words.sheet}>
      {(props) => (
        <select
          {...props}
          value={table.sheet}
          disabled={isBusy}
          onChange={({ target }) => onSheet(Number(target.value))}
        >
          {table.sheets.map(({ name, rows }, place) => (
            // Sheets of a workbook are never reordered.
            // oxlint-disable-next-line react/no-array-index-key
            <option key={place} value={place}>
              {words.sheetOf(name, rows)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type DayFieldProps = NonNullable<ReturnType<typeof useMapping>['day']>

function DayField({ value, onChange, ref, isMissing }: DayFieldProps) {
  const { columns: words } = texts('backup')
  return (
    <InputField
      label={words.day}
      hint={words.dayHint}
      wrong={isMissing ? words.dayMissing : null}
      ref={ref}
      type="date"
      value={value}
      onChange={onChange}
    />
  )
}

/** Of the file's column where the table was turned: its number, from one, is that of a line here. */
const lettersOf = (line: number) => columnLetters(line - 1)

const isByTitle = (choice: ColumnChoice) =>
  choice === 'keep' || choice === 'remark' || choice === 'value'

interface FirstRowsProps {
  readonly columns: readonly TableColumn[]
  readonly rows: TablePreview['rows']
  readonly isTurned: boolean
  /** By column, which of a row's samples it is about; null: a row is one sample. */
  readonly parts: ReadonlyMap<string, string> | null
}

/** The first rows as interpreted, so that a mistake is seen before the import. */
function FirstRows({ columns, rows, isTurned, parts }: FirstRowsProps) {
  const { columns: words } = texts('backup')
  const used = columns.filter(({ choice }) => choice !== 'ignore')
  return (
    <Card kind="flush">
      <section
        className="scroll grid gap-3"
        aria-label={words.asRead(rows.length)}
        // A scrollable region must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <table className={`wide nowrap unbroken ${styles['read']}`}>
          <caption className="sides-3">{words.asRead(rows.length)}</caption>
          <thead>
            <tr>
              <th scope="col">{isTurned ? words.turnedLine : words.line}</th>
              {used.map(({ key, title, choice, form }) => (
                <th key={key} scope="col" className={form === null ? undefined : 'at-end'}>
                  {isByTitle(choice)
                    ? title
                    : [parts?.get(key), words.choices[choice]].filter(Boolean).join(' ')}
                  {form !== null && form.unit !== '' && (
                    <small className="block">{formText(form, form)}</small>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, cells }) => (
              <tr key={line}>
                <th scope="row">{isTurned ? lettersOf(line) : line}</th>
                {used.map((column) => {
                  const { kind, text } = cellAsRead(cells[column.place] ?? '', column)
                  return (
                    <td
                      key={column.key}
                      data-kind={kind}
                      className={classNames(
                        column.form !== null && 'at-end',
                        kind === 'left-out' && 'tone-late',
                      )}
                    >
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
