import { attemptAsync } from './attempt.ts'
import { arrivedFileAddress, keepArrivedFile } from '#device/offline/arrived-file.ts'

/**
 * Handles what the system opens with the installed app, which may already be open (`launch_handler` in the manifest):
 * a file is kept and shown, a shortcut opens its page, and the app's own icon changes nothing.
 * Source: https://wicg.github.io/web-app-launch/, which TypeScript does not know.
 */
export function followLaunches(goTo: (address: string) => void) {
  const queue: unknown = Reflect.get(window, 'launchQueue')
  if (typeof queue !== 'object' || queue === null) return
  const setConsumer: unknown = Reflect.get(queue, 'setConsumer')
  if (typeof setConsumer !== 'function') return
  const consume = (launch: unknown) => void takeIn(launch).then((to) => to !== null && goTo(to))
  Reflect.apply(setConsumer, queue, [consume])
}

/** Handles a launch and returns the address to open; null: stay on the page. */
async function takeIn(launch: unknown): Promise<string | null> {
  if (typeof launch !== 'object' || launch === null) return null
  const files: unknown = Reflect.get(launch, 'files')
  const handle: unknown = Array.isArray(files) ? files[0] : undefined
  if (handle instanceof FileSystemFileHandle) {
    // If this fails, the page says that there is no file to open.
    await attemptAsync(async () => keepArrivedFile(await handle.getFile()))
    return arrivedFileAddress
  }
  const target: unknown = Reflect.get(launch, 'targetURL')
  if (typeof target !== 'string') return null
  const { origin, pathname, search, hash } = new URL(target)
  const isHome = pathname === '/' && search === '' && hash === ''
  return origin !== window.location.origin || isHome ? null : pathname + search + hash
}
