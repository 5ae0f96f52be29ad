import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SaveFailure } from '#app/kits/own-kits.ts'
import type { KitProblem } from '#domain/kit/kit-problem.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { showToast } from '#ui/toast.tsx'
import { useEditing } from './editing.ts'
import styles from './kit-editor.module.css'
import { ProblemList } from './problem-list.tsx'
import { editorPath, libraryPath } from '#pages/timer/kit-library/use-kit-actions.ts'

/** Save, undo and discard, always visible at the bottom edge. */
export function SaveBar({ canUndo }: { readonly canUndo: boolean }) {
  const { undo } = useEditing()
  const { save, discard, trouble } = useSaving()
  const words = texts('kit-editor').editor
  return (
    <>
      <SaveTrouble trouble={trouble} />
      <div className="flex to-end">
        <Button kind="text" onClick={() => void discard()}>
          {words.discard}
        </Button>
      </div>
      <div className={`flex gap-3 dock ${styles['bar']}`}>
        <Button icon="undo" test disabled={!canUndo} onClick={undo}>
          {words.undo}
        </Button>
        <Button kind="filled" block test onClick={() => void save()}>
          {words.save}
        </Button>
      </div>
    </>
  )
}

function useSaving() {
  const { kits } = useServices()
  const { kit } = useEditing()
  const navigate = useNavigate()
  const [trouble, setTrouble] = useState<SaveFailure | null>(null)
  const words = texts('kit-editor').editor

  async function save() {
    const { chosen, isChosen } = kits.store.getState()
    const result = await kits.save(kit)
    setTrouble(result.ok ? null : result.reason)
    const isUsable = result.ok || result.reason.kind === 'not-kept'
    // A user who corrects the kit in use wants to use the corrected one; a user without a kit wants this one.
    const isWanted = !isChosen || chosen.id === kit.copiedFrom
    if (isUsable && isWanted) await kits.choose(kit.id)
    if (!result.ok) return
    await kits.dropDraft(kit.id)
    showToast({ text: words.saved(kit.name) })
    await navigate(libraryPath)
  }

  async function discard() {
    await kits.dropDraft(kit.id)
    const resume = async () => {
      await kits.keepDraft(kit)
      await navigate(editorPath(kit.id))
    }
    showToast({
      text: words.discarded,
      action: { label: texts('ui').undo, run: () => void resume() },
    })
    await navigate(libraryPath)
  }

  return { save, discard, trouble }
}

/** Explains why the kit was not saved and scrolls into view; shrinks as the user corrects what is listed. */
function SaveTrouble({ trouble }: { readonly trouble: SaveFailure | null }) {
  const { problems } = useEditing()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trouble !== null) place.current?.focus()
  }, [trouble])
  return (
    <div ref={place} tabIndex={-1}>
      {trouble?.kind === 'not-kept' && (
        <Notice kind="error">{texts('kit-editor').library.notKept[trouble.failure]}</Notice>
      )}
      {trouble?.kind === 'invalid' && problems.length > 0 && <CannotSave problems={problems} />}
    </div>
  )
}

function CannotSave({ problems }: { readonly problems: readonly KitProblem[] }) {
  const { kit } = useEditing()
  const words = texts('kit-editor').editor
  return (
    <Notice kind="error" title={words.cannotSave(problems.length)}>
      <p>{words.fixHere}</p>
      <ProblemList problems={problems} kit={kit} />
    </Notice>
  )
}
