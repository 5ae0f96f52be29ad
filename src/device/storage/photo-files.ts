import type { PhotoPlace } from './photo-place.ts'

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}
const otherType = 'image/jpeg'
const draft = '.crswap'

/** One file a photograph. Null where this browser cannot write files from a page. */
export async function openPhotoFiles(name: string): Promise<PhotoPlace | null> {
  if (typeof globalThis.FileSystemFileHandle?.prototype.createWritable !== 'function') return null
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(name, { create: true })
  const find = async (photo: string) => {
    for (const extension of Object.values(extensions)) {
      // At most three looks.
      // oxlint-disable-next-line no-await-in-loop
      const handle = await folder.getFileHandle(`${photo}.${extension}`).catch(nullIfAbsent)
      if (handle !== null) return handle
    }
    return null
  }

  return {
    async write(photo, { type, bytes }) {
      const file = `${photo}.${extensions[type] ?? extensions[otherType]}`
      // Chromium's draft of it, which a kill has left, would lie there for ever.
      await folder.removeEntry(`${file}${draft}`).catch(() => null)
      const handle = await folder.getFileHandle(file, { create: true })
      const stream = await handle.createWritable()
      try {
        // Takes the room first: where none is left in the middle of a write, Chromium may say no more than AbortError.
        await stream.truncate(bytes.length)
        await stream.write(new Uint8Array(bytes))
        // Until here the bytes are in a file beside it: a kill leaves the whole one or an empty one.
        await stream.close()
      } catch (error) {
        await stream.abort().catch(() => null)
        throw error
      }
    },
    async read(photo) {
      const handle = await find(photo)
      if (handle === null) return null
      const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
      return { type: typeOf(handle.name), bytes }
    },
    async names() {
      const names: string[] = []
      for await (const [file, handle] of folder.entries()) {
        if (file.endsWith(draft) || !(handle instanceof FileSystemFileHandle)) continue
        if ((await handle.getFile()).size > 0) names.push(file.replace(/\..*$/u, ''))
      }
      return names.toSorted()
    },
    async remove(photo) {
      const handle = await find(photo)
      if (handle !== null) await folder.removeEntry(handle.name).catch(nullIfAbsent)
    },
  }
}

const typeOf = (file: string) =>
  Object.entries(extensions).find(([, extension]) => file.endsWith(`.${extension}`))?.[0] ??
  otherType

function nullIfAbsent(error: unknown) {
  if (error instanceof DOMException && error.name === 'NotFoundError') return null
  throw error
}
