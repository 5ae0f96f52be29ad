import { useStore } from 'zustand'
import type { KitImportFailure, SaveFailure } from '#app/kits/own-kits.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { ProblemList } from '#pages/timer/kit-editor/problem-list.tsx'

interface ImportTroubleProps {
  readonly trouble: KitImportFailure | SaveFailure | null
  readonly onDismiss: () => void
}

/** Why a file was not taken in, or a kit not kept: what, where, and what is safe. */
export function ImportTrouble({ trouble, onDismiss }: ImportTroubleProps) {
  const words = texts('kit-editor').library
  if (trouble === null) return null
  if (trouble.kind === 'not-kept') {
    return (
      <Notice kind="error">
        <p>{words.notKept[trouble.failure]}</p>
        <Button onClick={onDismiss}>{words.dismiss}</Button>
      </Notice>
    )
  }
  return (
    <Notice kind="error" title={words.importFailed}>
      {trouble.kind === 'file' ? (
        <p>{words.fileProblem[trouble.reason]}</p>
      ) : (
        <>
          <p>{words.importSafe}</p>
          <ProblemList problems={trouble.problems} />
        </>
      )}
      <Button onClick={onDismiss}>{words.dismiss}</Button>
    </Notice>
  )
}

/** Kept kits this version cannot read, by path. */
export function UnreadableKits() {
  const { kits } = useServices()
  const unreadable = useStore(kits.store, (state) => state.unreadable)
  const words = texts('kit-editor').library
  if (unreadable.length === 0) return null
  return (
    <Notice kind="warning" title={words.unreadable}>
      <ul>
        {unreadable.map((entry) => (
          <li key={entry}>
            <code>{entry}</code>
          </li>
        ))}
      </ul>
      <p>{words.unreadableRest}</p>
    </Notice>
  )
}
