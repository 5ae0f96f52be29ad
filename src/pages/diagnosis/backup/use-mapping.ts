import { useRef, useState } from 'react'
import type { TableOptions, TablePreview } from '#app/transfer/import-types.ts'
import { entryOf } from '#domain/entry-of.ts'
import { rowParts } from '#domain/exchange/row-parts.ts'
import type { ColumnTarget } from '#domain/exchange/table-columns.ts'

/** A table's mapping as guessed, with the user's changes; `next` hands it over once it is complete. */
export function useMapping(table: TablePreview, onNext: (options: TableOptions) => void) {
  const dayField = useRef<HTMLInputElement>(null)
  const [changed, setChanged] = useState<Readonly<Record<string, ColumnTarget>>>({})
  const [rowsAre, setRowsAre] = useState(table.rowsAre)
  const [rowHolds, setRowHolds] = useState(table.rowHolds)
  const [day, setDay] = useState(table.day ?? '')
  const [isTried, setTried] = useState(false)
  const columns = table.columns.map((column) => {
    const target = entryOf(changed, column.key)
    return target === undefined ? column : { ...column, ...target, isSure: true }
  })
  const needsDay = !columns.some(({ choice }) => choice === 'date')
  const lacksDay = needsDay && day === ''

  function next() {
    setTried(true)
    if (lacksDay) {
      dayField.current?.focus()
      return
    }
    const targets = columns.map(({ key, choice, form, years }) => {
      return [key, { choice, form, ...(choice === 'date' && years && { years }) }] as const
    })
    onNext({
      sheet: table.sheet,
      columns: Object.fromEntries(targets),
      rowsAre,
      rowHolds,
      ...(needsDay && { day }),
    })
  }

  return {
    columns,
    changeColumn: (key: string, target: ColumnTarget) =>
      setChanged((all) => ({ ...all, [key]: target })),
    /** By column, which of a row's samples it is about. */
    parts: rowParts(columns),
    rowsAre,
    setRowsAre,
    rowHolds,
    setRowHolds,
    /** The field for the day of all rows; null where a column has it. */
    day: needsDay
      ? { value: day, onChange: setDay, ref: dayField, isMissing: isTried && lacksDay }
      : null,
    next,
  }
}
