import { afterEach, expect, test } from 'vitest'
import { arrivedFile, rememberFile, keepArrivedFile, receiveShared } from './arrived-file.ts'

afterEach(async () => {
  await arrivedFile()
  rememberFile(undefined)
})

const share = (fields: Readonly<Record<string, string | File>>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return receiveShared(new Request('/share-target', { method: 'POST', body }))
}
const placeOf = (response: Response) => {
  const { pathname, search, hash } = new URL(response.headers.get('Location') ?? '')
  return pathname + search + hash
}

test('an arrived file keeps its name, type and content, and makes way for the next', async () => {
  await keepArrivedFile(new File(['old'], 'old.csv'))
  await keepArrivedFile(new File(['{"a":1}'], '記録 2026.json', { type: 'application/json' }))
  const file = await arrivedFile()
  expect(file?.name).toBe('記録 2026.json')
  expect(file?.type).toBe('application/json')
  expect(await file?.text()).toBe('{"a":1}')
  // Read again by the part of the app that opens it.
  expect(await (await arrivedFile())?.text()).toBe('{"a":1}')
  expect(await caches.match('/arrived-file')).toBeUndefined()
})

test('a file that is shared is looked at', async () => {
  const answer = await share({ title: '', file: new File(['日付,pH'], 'a.csv') })
  expect(answer.status).toBe(303)
  expect(placeOf(answer)).toBe('/diag?view=backup&file=arrived')
  expect(await (await arrivedFile())?.text()).toBe('日付,pH')
})

test.each([
  [{ text: '使ってみて https://x.example/?view=kits#kit=1.aB-_9 です' }, '/?view=kits#kit=1.aB-_9'],
  [{ url: 'https://x.example/ColorChart?tool=own#chart=1.zz' }, '/ColorChart?tool=own#chart=1.zz'],
  [{ text: 'こんにちは' }, '/'],
  [{ file: new File([], 'empty.csv') }, '/'],
])('a shared text is searched for a link of ours: %o', async (fields, place) => {
  expect(placeOf(await share(fields))).toBe(place)
})
