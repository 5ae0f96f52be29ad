import type { Kit } from '#domain/kit/kit.ts'
import type { Preferences } from '#ports/preferences.ts'

/** Kits being written, kept at every keystroke so that going back loses nothing. */
export interface KitDrafts {
  /** The latest five, newest first. */
  drafts(): Promise<readonly Kit[]>
  /** False where the device refuses to keep it. */
  keepDraft(kit: Kit): Promise<boolean>
  dropDraft(id: string): Promise<void>
}

const key = 'kit-drafts'
const most = 5

export function createKitDrafts(preferences: Preferences): KitDrafts {
  const kept = (): readonly unknown[] => {
    const value = preferences.read(key)
    return Array.isArray(value) ? value : []
  }
  const without = (id: string) => kept().filter((draft) => idOf(draft) !== id)
  return {
    async drafts() {
      const drafts = kept()
      if (drafts.length === 0) return []
      const { parseDraft } = await import('#domain/kit/parse-draft.ts')
      return drafts.flatMap((draft) => parseDraft(draft) ?? [])
    },
    keepDraft: async (kit) => preferences.write(key, [kit, ...without(kit.id)].slice(0, most)),
    async dropDraft(id) {
      preferences.write(key, without(id))
    },
  }
}

const idOf = (draft: unknown): unknown =>
  typeof draft === 'object' && draft !== null ? Reflect.get(draft, 'id') : undefined
