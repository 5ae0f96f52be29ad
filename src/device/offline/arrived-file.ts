import { arrivalOf, fragmentIn } from '#domain/share/link-fragment.ts'

/** Address to which the system sends what is shared with the app; `share_target` in public/manifest.webmanifest. */
export const shareTarget = '/share-target'
/** Address of the page that opens an arrived file. */
export const arrivedFileAddress = '/diag?view=backup&file=arrived'

const cacheName = 'arrived-file'
const cacheKey = '/arrived-file'
const nameHeader = 'X-File-Name'

/** Keeps a file from outside until a page opens it. Replaces an earlier one. */
export async function keepArrivedFile(file: File) {
  const cache = await caches.open(cacheName)
  const headers = { 'Content-Type': file.type, [nameHeader]: encodeURIComponent(file.name) }
  await cache.put(cacheKey, new Response(file, { headers }))
}

let taken: File | undefined

/** Passes a file that the user picked to another part of the app. */
export const rememberFile = (file: File | undefined) => void (taken = file)

/** The file that last arrived or was picked, as long as this page is open. */
export async function arrivedFile(): Promise<File | undefined> {
  const response = await (await caches.open(cacheName)).match(cacheKey)
  if (response === undefined) return taken
  const name = decodeURIComponent(response.headers.get(nameHeader) ?? '')
  taken = new File([await response.blob()], name, {
    type: response.headers.get('Content-Type') ?? '',
  })
  await caches.delete(cacheName)
  return taken
}

/** Answers what another app shares with a redirect: a file to open, or a text with a link of ours. */
export async function receiveShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const file = form.getAll('file').find((each) => each instanceof File && each.size > 0)
  if (file instanceof File) {
    await keepArrivedFile(file)
    return Response.redirect(arrivedFileAddress, 303)
  }
  const texts = ['url', 'text', 'title'].flatMap((name) => form.getAll(name))
  const fragment = fragmentIn(texts.filter((each) => typeof each === 'string').join('\n'))
  return Response.redirect(fragment === null ? '/' : arrivalOf(fragment), 303)
}
