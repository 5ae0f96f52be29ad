import type { Result } from '#domain/result.ts'
import type { TableFailure, TableSheet } from '#ports/files.ts'
import { readWorkbook } from '#device/workbook/read-workbook.ts'

export type WorkbookReply = Result<readonly TableSheet[], TableFailure>

addEventListener('message', ({ data }: MessageEvent<Blob>) => void reply(data))

async function reply(file: Blob) {
  postMessage(await readWorkbook(file))
}
