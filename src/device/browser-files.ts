import { readableText } from '#domain/readable-text.ts'
import { failed, ok, type Result } from '#domain/result.ts'
import type { Files, OpenFailure, OpenOptions, PackedFile } from '#ports/files.ts'
import { attemptAsync } from './attempt.ts'
import { arrivedFile, rememberFile } from '#device/offline/arrived-file.ts'
import { openFile } from './open-file.ts'

/** A sentence may have isolated a name in it: file systems would show that as odd characters. */
const fileName = readableText

/** Saves files through a download link and opens them with the device's file chooser. */
export const browserFiles = (): Files => ({
  save: ({ name, type, text }) => download(fileName(name), new Blob([text], { type })),
  async pick(options) {
    const file = await takeFile(options)
    if (!file.ok) return file
    try {
      return ok({ name: file.value.name, text: await file.value.text() })
    } catch {
      return failed('unreadable')
    }
  },
  pack: async (file, pieces) => packed(file.name, await joined(file.type, pieces)),
  async packWorkbook({ name, sheet }, pieces) {
    // Loaded lazily, with its compression code.
    const { writeWorkbook } = await import('#device/workbook/write-workbook.ts')
    return packed(name, await writeWorkbook(sheet, pieces))
  },
  async open(options) {
    const file = await takeFile(options)
    if (!file.ok) return file
    try {
      return ok(await openFile(file.value))
    } catch {
      return failed('unreadable')
    }
  },
})

async function takeFile({
  accept,
  maxBytes,
  from,
}: OpenOptions): Promise<Result<File, OpenFailure>> {
  const file = from === 'arrived' ? await attemptAsync(arrivedFile) : await chooseFile(accept)
  rememberFile(file)
  if (file === undefined) return failed(from === 'arrived' ? 'unreadable' : 'canceled')
  return file.size > maxBytes ? failed('too-large') : ok(file)
}

function download(name: string, content: Blob) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Safari reads the file only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Characters in a part joined from pieces, approximately: the browser may move each part out of memory. */
const partLength = 1 << 20

async function joined(type: string, pieces: AsyncIterable<string>): Promise<Blob> {
  const parts: Blob[] = []
  let part = ''
  for await (const piece of pieces) {
    part += piece
    if (part.length < partLength) continue
    parts.push(new Blob([part]))
    part = ''
  }
  return new Blob([...parts, part], { type })
}

function packed(asked: string, content: Blob): PackedFile {
  const name = fileName(asked)
  const shareable = shareableOf(name, content)
  return {
    name,
    bytes: content.size,
    canShare: shareable !== null,
    download: () => download(name, content),
    async share() {
      if (shareable === null) return failed('impossible')
      try {
        await navigator.share({ files: [shareable] })
        return ok(undefined)
      } catch (error) {
        const isCanceled = error instanceof DOMException && error.name === 'AbortError'
        return failed(isCanceled ? 'canceled' : 'impossible')
      }
    },
  }
}

/**
 * The content as a file that can be shared; null if none can. Android does not share JSON, so it is shared as text.
 * Source: the list of permitted extensions in Chromium's web share.
 */
function shareableOf(name: string, content: Blob): File | null {
  if (typeof navigator.canShare !== 'function') return null
  const plain = new File([content], `${name}.txt`, { type: 'text/plain' })
  const files = [new File([content], name, { type: content.type }), plain]
  return files.find((file) => navigator.canShare({ files: [file] })) ?? null
}

function chooseFile(accept: string) {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = accept
  input.hidden = true
  // Some browsers do not open the chooser for an input outside the page.
  document.body.append(input)
  return new Promise<File | undefined>((resolve) => {
    const finish = () => {
      input.remove()
      resolve(input.files?.[0])
    }
    input.addEventListener('change', finish)
    input.addEventListener('cancel', finish)
    input.click()
  })
}
