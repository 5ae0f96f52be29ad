import type { Install, InstallWay } from '#ports/install.ts'
import { listeners } from '#ports/listeners.ts'

export interface FakeInstall extends Install {
  /** The browser offers installation, or withdraws the offer. */
  offer(way: InstallWay | null): void
  /** How often the user was asked. */
  asked(): number
}

export function fakeInstall(
  options: { readonly way?: InstallWay | null; readonly accepts?: boolean } = {},
): FakeInstall {
  let way = options.way ?? null
  let asked = 0
  const changes = listeners<[]>()
  const offer = (next: InstallWay | null) => {
    way = next
    changes.tell()
  }
  return {
    way: () => way,
    onChange: changes.add,
    async ask() {
      if (way !== 'prompt') return false
      asked += 1
      offer(null)
      return options.accepts ?? true
    },
    offer,
    asked: () => asked,
  }
}
