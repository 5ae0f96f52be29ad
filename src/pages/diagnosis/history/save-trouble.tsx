import type { ChangeFailure } from '#app/records.ts'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'

/** Why something was not kept, beside the button that asked for it; null: nothing is wrong. */
export function SaveTrouble({ failure }: { readonly failure: ChangeFailure | null }) {
  if (failure === null) return null
  return <Notice kind="error" title={texts('history').failures[failure]} />
}
