import type { TablePreview } from '#app/transfer/import-types.ts'
import { cellAsRead } from '#domain/exchange/cell-as-read.ts'
import type { ColumnChoice, TableColumn } from '#domain/exchange/table-columns.ts'
import { texts } from '#locales/texts.ts'
import { Card } from '#ui/card.tsx'
import styles from './backup.module.css'
import { formText } from './form-text.ts'

const isByTitle = (choice: ColumnChoice) =>
  choice === 'keep' || choice === 'remark' || choice === 'value'

interface FirstRowsProps {
  readonly columns: readonly TableColumn[]
  readonly rows: TablePreview['rows']
  /** By column, which of a row's samples it is about; null: a row is one sample. */
  readonly parts: ReadonlyMap<string, string> | null
}

/** The first rows as interpreted, so that a mistake is seen before the import. */
export function FirstRows({ columns, rows, parts }: FirstRowsProps) {
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
        <table className={styles['read']}>
          <caption>{words.asRead(rows.length)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.line}</th>
              {used.map(({ key, title, choice, form }) => (
                <th key={key} scope="col">
                  {isByTitle(choice)
                    ? title
                    : [parts?.get(key), words.choices[choice]].filter(Boolean).join(' ')}
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
                    <td
                      key={column.key}
                      data-kind={kind}
                      className={kind === 'left-out' ? 'tone-late' : undefined}
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
