import { cellAsRead } from '#domain/exchange/cell-as-read.ts'
import { dayReader, yearCounts } from '#domain/exchange/day-text.ts'
import type { ValueForm } from '#domain/exchange/laboratory-forms.ts'
import {
  columnChoices,
  columnForms,
  type ColumnChoice,
  type ColumnTarget,
  type TableColumn,
} from '#domain/exchange/table-columns.ts'
import { classNames } from '#ui/class-names.ts'
import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './backup.module.css'
import { formText } from './form-text.ts'

/** A day that Excel keeps as a number is shown as the day. */
const exampleText = ({ example, ...target }: TableColumn) =>
  target.choice === 'date' && /^\d+$/u.test(example) ? cellAsRead(example, target).text : example

interface ColumnRowProps {
  readonly column: TableColumn
  readonly onChange: (key: string, target: ColumnTarget) => void
}

/** Mapping of one column: its target, unit, and meaning of years. */
export function ColumnRow({ column, onChange }: ColumnRowProps) {
  const { columns: words } = texts('backup')
  const { key, title, example, choice, form, years, isSure } = column
  const forms = columnForms(choice)
  return (
    <li className="grid middle rest-end">
      <span>
        <b>{title}</b>
        <br />
        <small>{exampleText(column)}</small>
      </span>
      <span className={classNames(`gap-1 grid fields ${styles['goal']}`, !isSure && doubted)}>
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
              // Forms are never reordered.
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

const doubted = 'act-ink strong'

/** State of the mapping; only doubtful ones are colored, since they need attention. */
function ColumnState({ choice, isSure }: Pick<TableColumn, 'choice' | 'isSure'>) {
  const { columns: words } = texts('backup')
  const isUnused = isSure && choice === 'ignore'
  return (
    <span className={classNames('inline-row gap-1 small', isSure ? 'muted' : doubted)}>
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
