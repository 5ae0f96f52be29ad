import type { CsvCell } from '#domain/exchange/csv-cell.ts'
import { rowsOf } from '#domain/exchange/csv-reader.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import {
  FileGone,
  type Files,
  type OpenedFile,
  type SheetRows,
  type TableFailure,
  type TableSheet,
} from '#ports/files.ts'

export interface FakeFiles extends Files {
  saved(): readonly { readonly name: string; readonly type: string; readonly text: string }[]
  workbooks(): readonly WrittenWorkbook[]
  /** Files shared with another app. */
  shared(): readonly { readonly name: string; readonly text: string }[]
  /** Sets the next file the user picks; the choice is `canceled` when there is none. */
  offer(file: { readonly name: string; readonly text: string } | 'unreadable'): void
  /** Makes the next file the user picks a workbook. `endless`: reading it ends only when stopped. */
  offerWorkbook(sheets: readonly TableSheet[] | TableFailure | 'endless'): void
  /** Sets the result of the platform's share sheet; null: there is no share sheet. */
  answerShare(answer: Result<void, 'canceled' | 'impossible'> | null): void
  /** Makes an open file disappear after this many chunks. */
  vanishAfter(pieces: number | null): void
}

interface WrittenWorkbook {
  readonly name: string
  readonly sheet: string
  readonly rows: SheetRows
}

const pieceLength = 1000

export function fakeFiles(): FakeFiles {
  const saved: { readonly name: string; readonly type: string; readonly text: string }[] = []
  const workbooks: WrittenWorkbook[] = []
  const shared: { readonly name: string; readonly text: string }[] = []
  let offered: { readonly name: string; readonly text: string } | 'unreadable' | null = null
  let shareAnswer: Result<void, 'canceled' | 'impossible'> | null = null
  let lasting: number | null = null
  let book: readonly TableSheet[] | TableFailure | 'endless' | null = null

  const take = (maxBytes: number) => {
    const file = offered
    offered = null
    if (file === null) return failed('canceled' as const)
    if (file === 'unreadable') return failed('unreadable' as const)
    return file.text.length > maxBytes ? failed('too-large' as const) : ok(file)
  }

  async function* piecesOf(text: string) {
    for (let at = 0, piece = 0; at < text.length; at += pieceLength, piece += 1) {
      if (lasting !== null && piece >= lasting) throw new FileGone()
      yield text.slice(at, at + pieceLength)
    }
  }

  return {
    save: (file) => void saved.push(file),
    pick: async ({ maxBytes }) => take(maxBytes),
    async pack({ name, type }, pieces) {
      let text = ''
      for await (const piece of pieces) text += piece
      return {
        name,
        bytes: text.length,
        canShare: shareAnswer !== null,
        download: () => void saved.push({ name, type, text }),
        async share() {
          if (shareAnswer?.ok === true) shared.push({ name, text })
          return shareAnswer ?? failed('impossible')
        },
      }
    },
    async packWorkbook({ name, sheet }, pieces) {
      const rows: (readonly CsvCell[])[] = []
      for await (const piece of pieces) rows.push(...piece)
      return {
        name,
        bytes: rows.length,
        canShare: false,
        download: () => void workbooks.push({ name, sheet, rows }),
        share: async () => failed('impossible'),
      }
    },
    async open({ maxBytes }) {
      if (book !== null) {
        const sheets = sheetsOf(book)
        book = null
        const workbook: OpenedFile = {
          name: 'x.xlsx',
          bytes: 1000,
          encoding: null,
          text: () => piecesOf('PK'),
          rows: () => rowsOf(piecesOf('')),
          sheets: async () => (lasting === 0 ? failed('unreadable') : sheets.read),
          stop: sheets.stop,
        }
        return ok(workbook)
      }
      const file = take(maxBytes)
      if (!file.ok) return file
      const { name, text } = file.value
      const plain = text.replace(/^\u{feff}/u, '')
      const opened: OpenedFile = {
        name,
        bytes: text.length,
        encoding: 'utf-8',
        text: () => piecesOf(plain),
        rows: () => rowsOf(piecesOf(plain)),
        sheets: async () => ok([]),
        stop: () => undefined,
      }
      return ok(opened)
    },
    saved: () => saved,
    workbooks: () => workbooks,
    shared: () => shared,
    offer: (file) => void (offered = file),
    offerWorkbook: (sheets) => void (book = sheets),
    answerShare: (answer) => void (shareAnswer = answer),
    vanishAfter: (pieces) => void (lasting = pieces),
  }
}

function sheetsOf(book: readonly TableSheet[] | TableFailure | 'endless') {
  let stop = () => undefined as void
  const stopped = new Promise<void>((resolve) => (stop = resolve))
  const read: ReturnType<OpenedFile['sheets']> =
    book === 'endless'
      ? stopped.then(() => failed('unreadable'))
      : Promise.resolve(typeof book === 'string' ? failed(book) : ok(book))
  return { read, stop }
}
