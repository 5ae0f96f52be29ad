import { expect, type Page } from '@playwright/test'
import { open } from './site.ts'

interface FileBuffer {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const csvFile = (content: string | Buffer, name = 'table.csv'): FileBuffer => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(content),
})

export const importView = '/diag?view=backup'

/** Chooses a file for import; the backup page must be open. */
export async function pickFile(page: Page, file: FileBuffer | string) {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'ファイルを取り込む' }).click()
  await (await choosing).setFiles(file)
}

export async function openFile(page: Page, file: FileBuffer | string) {
  await open(page, importView)
  await pickFile(page, file)
}

/** Accepts the suggested columns of a foreign table. */
export async function takeColumns(page: Page) {
  await page.getByRole('button', { name: '内容を確認する' }).click()
}

export async function takeOver(page: Page) {
  await page.getByRole('button', { name: '取り込む', exact: true }).click()
}

/** Imports a laboratory's sheet and assigns one crop to all of its samples. */
export async function judgeSheet(page: Page, lines: readonly string[], samples: number) {
  await openFile(page, csvFile(shiftJis(lines.join('\r\n'))))
  await takeColumns(page)
  await takeOver(page)
  await expect(page.getByText('取り込みました', { exact: true })).toBeVisible()
  await open(page, '/diag?view=history')
  await page.getByRole('link', { name: 'まとめて診断' }).click()
  await page.getByRole('button', { name: `${samples}点の作物を選ぶ` }).click()
  await page.getByRole('combobox', { name: '作物' }).fill('トマト')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${samples}点の作物を変更しました`)).toBeVisible()
}

/** Exports a file and saves it; returns its path. */
export async function exportFile(page: Page, button: 'バックアップを作る' | '表にして書き出す') {
  await open(page, importView)
  await page.getByRole('button', { name: button }).click()
  if (button === '表にして書き出す') {
    await page.getByRole('radio', { name: 'CSV' }).check()
    await page.getByRole('button', { name: '表を作る' }).click()
  }
  await expect(page.getByText(/ができました（.+）/)).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: '端末に保存' }).click()
  return (await downloading).path()
}

/** Characters → their bytes in Shift_JIS, built by inverting the platform's decoder. */
const shiftJisTable = new Map<string, readonly number[]>()

function readShiftJis() {
  const decoder = new TextDecoder('shift_jis', { fatal: true })
  const note = (...bytes: readonly number[]) => {
    try {
      const letter = decoder.decode(Uint8Array.from(bytes))
      if (!shiftJisTable.has(letter)) shiftJisTable.set(letter, bytes)
    } catch {
      // Bytes that encode no character.
      shiftJisTable.delete('')
    }
  }
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, at) => first + at)
  for (const byte of [...from(0x00, 0x7e), ...from(0xa1, 0xdf)]) note(byte)
  for (const lead of [...from(0x81, 0x9f), ...from(0xe0, 0xfc)]) {
    for (const trail of from(0x40, 0xfc)) note(lead, trail)
  }
}

/** The encoding in which Excel in Japan saves "CSV". */
export function shiftJis(text: string): Buffer {
  if (shiftJisTable.size === 0) readShiftJis()
  const bytes = Array.from(text, (letter) => {
    const found = shiftJisTable.get(letter)
    if (found === undefined) throw new Error(`not in Shift_JIS: ${letter}`)
    return found
  })
  return Buffer.from(bytes.flat())
}

/** The encoding in which Excel saves "Unicode text". */
export const utf16 = (text: string) => Buffer.from(`\u{feff}${text}`, 'utf16le')
