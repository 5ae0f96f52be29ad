import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { kitCards } from '#app/kits/kit-cards.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { parseKit } from '#domain/kit/parse-kit.ts'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { AboutSection } from './about-section.tsx'
import { AnalytesSection } from './analytes-section.tsx'
import { changeDraft, startHistory } from './draft-history.ts'
import { EditingContext, type Editing } from './editing.ts'
import { LanesSection } from './lanes-section.tsx'
import type { OpenedKit } from '#pages/timer/kit-library/open-kit.ts'
import { SaveBar } from './save-bar.tsx'

const problemsOf = (kit: Kit) => {
  const parsed = parseKit(kit)
  return parsed.ok ? [] : parsed.reason
}

/** All of a kit, to be written over. Every change is kept as a draft at once. */
export function EditorForm({ opened }: { readonly opened: OpenedKit }) {
  const [history, dispatch] = useReducer(changeDraft, opened.kit, startHistory)
  const { kit } = history
  const isDraftKept = useKeptDraft(kit, opened)
  const editing = useMemo<Editing>(
    () => ({
      kit,
      problems: problemsOf(kit),
      change: (next, field) => dispatch({ kind: 'change', kit: next, field: field ?? null }),
      undo: () => dispatch({ kind: 'undo' }),
    }),
    [kit],
  )
  const words = texts('kit-editor').editor
  return (
    <EditingContext value={editing}>
      <Origin kit={kit} />
      {opened.isResumed && <Notice kind="note">{words.resumed}</Notice>}
      {!isDraftKept && <Notice kind="warning">{words.draftNotKept}</Notice>}
      <AboutSection />
      <LanesSection />
      <AnalytesSection />
      <SaveBar canUndo={history.past.length > 0} />
    </EditingContext>
  )
}

/** Keeps each change on the device; false where it refuses. */
function useKeptDraft(kit: Kit, { kit: first }: OpenedKit) {
  const { kits } = useServices()
  const [isKept, setIsKept] = useState(true)
  const last = useRef(first)
  useEffect(() => {
    if (last.current === kit) return
    last.current = kit
    void kits.keepDraft(kit).then(setIsKept)
  }, [kits, kit])
  return isKept
}

function Origin({ kit }: { readonly kit: Kit }) {
  const { kits } = useServices()
  const userKits = useStore(kits.store, (shelf) => shelf.userKits)
  const original = kitCards(userKits).find(({ id }) => id === kit.copiedFrom)
  if (original === undefined) return null
  return <Notice kind="note">{texts('kit-editor').editor.isCopy(original.name)}</Notice>
}
