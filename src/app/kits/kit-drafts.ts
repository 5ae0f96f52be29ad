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
const maxDrafts = 5

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
    keepDraft: async (kit) =>
      preferences.write(key, [storable(kit), ...without(kit.id)].slice(0, maxDrafts)),
    async dropDraft(id) {
      preferences.write(key, without(id))
    },
  }
}

/** JSON makes null of a length that is no number, and the whole draft could not be read any more. */
const storable = (kit: Kit): unknown =>
  JSON.parse(
    JSON.stringify(kit, (name, value: unknown) =>
      (name === 'hands' || name === 'extend') && Number.isNaN(value) ? 0 : value,
    ),
  )

const idOf = (draft: unknown): unknown =>
  typeof draft === 'object' && draft !== null ? Reflect.get(draft, 'id') : undefined
