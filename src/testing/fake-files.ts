import { failed, ok } from '#domain/result.ts'
import type { Files } from '#ports/files.ts'

export interface FakeFiles extends Files {
  saved(): readonly { readonly name: string; readonly type: string; readonly text: string }[]
  /** The next file the user picks; `canceled` when there is none. */
  offer(file: { readonly name: string; readonly text: string } | 'unreadable'): void
}

export function fakeFiles(): FakeFiles {
  const saved: { readonly name: string; readonly type: string; readonly text: string }[] = []
  let offered: { readonly name: string; readonly text: string } | 'unreadable' | null = null
  return {
    save: (file) => void saved.push(file),
    pick: async ({ maxBytes }) => {
      const file = offered
      offered = null
      if (file === null) return failed('canceled')
      if (file === 'unreadable') return failed('unreadable')
      return file.text.length > maxBytes ? failed('too-large') : ok(file)
    },
    saved: () => saved,
    offer: (file) => void (offered = file),
  }
}
