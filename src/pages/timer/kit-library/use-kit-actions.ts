import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { KitCard } from '#app/kits/kit-cards.ts'
import type { KitImportFailure, SaveFailure } from '#app/kits/own-kits.ts'
import { blankKit } from '#domain/kit/blank-kit.ts'
import { copyKit, likeOriginal } from '#domain/kit/copy-kit.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { kitLimits } from '#domain/kit/kit-limits.ts'
import type { Result } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { toastOutcome } from '#ui/toast-undo.ts'

export const editorPath = (id: string) => `/?view=kit&kit=${encodeURIComponent(id)}`
export const libraryPath = '/?view=kits'

/** Name for the user's own copy, cut to the maximum length of a name. */
export const copyNameOf = (name: string) =>
  Array.from(texts('kit-editor').library.copyName(name)).slice(0, kitLimits.name).join('')

type Trouble = KitImportFailure | SaveFailure

/** The actions on kits. `trouble` is the most recent failure. */
export function useKitActions() {
  const { kits } = useServices()
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const words = texts('kit-editor').library

  async function keep(kit: Kit) {
    const result: Result<void, SaveFailure> = await kits.save(kit)
    setTrouble(result.ok ? null : result.reason)
    return result.ok || result.reason.kind === 'not-kept'
  }

  async function write(kit: Kit) {
    await kits.keepDraft(kit)
    await navigate(editorPath(kit.id))
  }

  return {
    trouble,
    dismiss: () => setTrouble(null),
    async use({ id }: KitCard) {
      await kits.choose(id)
      await navigate('/')
    },
    async adapt({ id, name }: KitCard) {
      const kit = await kits.load(id)
      if (kit === undefined) return
      const own = copyKit(kit, await kits.newId(), copyNameOf(name))
      if (await keep(own)) await navigate(editorPath(own.id))
    },
    edit: ({ id }: KitCard) => navigate(editorPath(id)),
    create: async () => write(blankKit(await kits.newId(), texts('kit-editor').blank)),
    async reset({ id, name, copiedFrom }: KitCard) {
      const [own, original] = await Promise.all([kits.load(id), kits.load(copiedFrom ?? '')])
      if (own === undefined || original === undefined) return
      if (!(await keep(likeOriginal(own, original)))) return
      await kits.dropDraft(id)
      showToast({
        text: words.wasReset(name),
        action: { label: texts('ui').undo, run: () => void keep(own) },
      })
    },
    async remove({ id, name }: KitCard) {
      toastOutcome(await kits.remove(id), {
        text: words.removed(name),
        undo: () => kits.restore(id),
        failures: texts('ui').notSaved,
      })
    },
    /** Adds a kit from elsewhere whose id is not in use here. Returns false when it could not be stored. */
    add: keep,
    share: ({ id }: KitCard) => navigate(`${libraryPath}&give=${encodeURIComponent(id)}`),
    async exportKit({ id }: KitCard) {
      const kit = await kits.load(id)
      if (kit === undefined) return
      await kits.exportFile(kit)
      showToast({ text: words.exported })
    },
    async importKit(from?: 'arrived') {
      setTrouble(null)
      const read = await kits.importFile(from)
      if (!read.ok) {
        const isCanceled = read.reason.kind === 'file' && read.reason.reason === 'canceled'
        if (!isCanceled) setTrouble(read.reason)
        return
      }
      const { kit, here } = read.value
      if (here === 'same') showToast({ text: words.alreadyHere(kit.name) })
      else if (await keep(kit)) showToast({ text: words.imported(kit.name) })
    },
  }
}

export type KitActions = ReturnType<typeof useKitActions>
