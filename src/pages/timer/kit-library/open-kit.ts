import { kitCards } from '#app/kits/kit-cards.ts'
import type { Services } from '#app/services.ts'
import { blankKit } from '#domain/kit/blank-kit.ts'
import { copyKit } from '#domain/kit/copy-kit.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { serializeKit } from '#domain/kit/parse-kit.ts'
import { texts } from '#locales/texts.ts'
import { copyNameOf } from './use-kit-actions.ts'

export interface OpenedKit {
  readonly kit: Kit
  /** Whether this is an earlier, unsaved draft. */
  readonly isResumed: boolean
}

/** A kit that was just created is kept as a draft before anything is written in it. */
const isBlank = (kit: Kit) =>
  serializeKit(kit) === serializeKit(blankKit(kit.id, texts('kit-editor').blank))

/** Returns a draft, an own kit, or a copy of a built-in kit; undefined when no kit has this id. */
export async function openKit(kits: Services['kits'], id: string): Promise<OpenedKit | undefined> {
  const drafts = await kits.drafts()
  const draft = drafts.find((each) => each.id === id)
  if (draft !== undefined) return { kit: draft, isResumed: !isBlank(draft) }
  const kit = await kits.load(id)
  if (kit === undefined) return undefined
  const cards = kitCards(kits.store.getState().userKits)
  if (cards.find((card) => card.id === id)?.origin === 'user') return { kit, isResumed: false }
  const begun = drafts.find(
    (each) => each.copiedFrom === id && !cards.some((card) => card.id === each.id),
  )
  if (begun !== undefined) return { kit: begun, isResumed: true }
  return { kit: copyKit(kit, await kits.newId(), copyNameOf(kit.name)), isResumed: false }
}
