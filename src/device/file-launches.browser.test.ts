import { afterEach, expect, test, vi } from 'vitest'
import { followLaunches } from './file-launches.ts'
import { arrivedFile } from '#device/offline/arrived-file.ts'

// The system cannot start a browser under test with a file, so the queue is simulated as specified.
let launch: (params: unknown) => void = () => undefined
const goTo = vi.fn<(address: string) => void>()

function begin() {
  const queue = { setConsumer: (consumer: typeof launch) => void (launch = consumer) }
  Object.defineProperty(window, 'launchQueue', { value: queue, configurable: true })
  followLaunches(goTo)
}

afterEach(() => goTo.mockReset())

async function handleOf(name: string, text: string) {
  const folder = await navigator.storage.getDirectory()
  const handle = await folder.getFileHandle(name, { create: true })
  const stream = await handle.createWritable()
  await stream.write(text)
  await stream.close()
  return handle
}

test('a file that the system opens with the app is looked at', async () => {
  begin()
  launch({ files: [await handleOf('season.csv', '日付,pH')], targetURL: window.location.href })
  await expect.poll(() => goTo).toHaveBeenCalledWith('/diag?view=backup&file=arrived')
  const file = await arrivedFile()
  expect(file?.name).toBe('season.csv')
  expect(await file?.text()).toBe('日付,pH')
})

test('a shortcut leads to its page', async () => {
  begin()
  launch({ files: [], targetURL: new URL('/ColorChart?kit=a', window.location.href).href })
  await expect.poll(() => goTo).toHaveBeenCalledWith('/ColorChart?kit=a')
})

test.each([
  [{ files: [], targetURL: new URL('/', window.location.href).href }],
  [{ files: [], targetURL: 'https://elsewhere.example/diag' }],
  [{ files: ['no handle'] }],
  [null],
])('the icon and what is not ours change nothing: %o', async (params) => {
  begin()
  launch(params)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(goTo).not.toHaveBeenCalled()
})

test('a browser without the queue is left alone', () => {
  Reflect.deleteProperty(window, 'launchQueue')
  expect(() => followLaunches(goTo)).not.toThrow()
})
