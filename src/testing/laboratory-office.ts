import { morning, transferPhone } from './transfer-phone.ts'

/** A phone that is offered workbooks of laboratories; `kept` reads what it took from them. */
export function laboratoryOffice() {
  const { log, files, preferences, records, plots, backup } = transferPhone({ now: morning })
  const open = (...sheets: readonly (readonly (readonly string[])[])[]) => {
    files.offerWorkbook(
      sheets.map((rows, at) => ({
        name: `Sheet${at + 1}`,
        rows: rows.flatMap((cells, row) => (cells.length > 0 ? [{ line: row + 1, cells }] : [])),
      })),
    )
    return backup.open()
  }
  const kept = async () => {
    await records.openIndex()
    const { summaries } = records.store.getState().index
    return (await records.read(summaries.map(({ id }) => id))).map(({ record }) => record)
  }
  return { backup, files, preferences, records, plots, log, open, kept }
}
