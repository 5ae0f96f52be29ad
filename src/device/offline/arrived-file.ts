import { arrivalOf, fragmentIn } from '#domain/share/link-fragment.ts'

/** Where the system sends what is shared with the app; `share_target` in public/manifest.webmanifest. */
export const shareTarget = '/share-target'
/** Where an arrived file is looked at. */
export const arrivedFileAddress = '/diag?view=backup&file=arrived'

const cacheName = 'arrived-file'
const cacheKey = '/arrived-file'
const nameHeader = 'X-File-Name'

/** Keeps a file that came from outside until a page asks for it. An earlier one makes way. */
export async function keepArrivedFile(file: File) {
  const cache = await caches.open(cacheName)
  const headers = { 'Content-Type': file.type, [nameHeader]: encodeURIComponent(file.name) }
  await cache.put(cacheKey, new Response(file, { headers }))
}

let taken: File | undefined

/** Lets another part of the app open what the user has picked in this one. */
export const rememberFile = (file: File | undefined) => void (taken = file)

/** The file that arrived last, or was picked last, as long as this page is open. */
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

/** What another app shares: a file to look through, or a text with a link of ours. */
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
