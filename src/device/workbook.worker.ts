import type { Result } from '#domain/result.ts'
import type { TableFailure, TableSheet } from '#ports/files.ts'
import { readWorkbook } from '#device/workbook/read-workbook.ts'

export type WorkbookReply = Result<readonly TableSheet[], TableFailure>

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  readWorkbook(data).then((reply) => postMessage(reply), reportError)
})
