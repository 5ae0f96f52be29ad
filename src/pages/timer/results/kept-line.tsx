import type { LiveSession } from '#app/session/session-state.ts'
import { assertNever } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'

/** Whether the readings are safe on the device. */
export function KeptLine({ status }: { readonly status: LiveSession['recordStatus'] }) {
  const words = texts('live')
  switch (status) {
    case 'open':
    case 'saving':
    case 'kept':
      return <output>{words.results[status]}</output>
    case 'full':
    case 'denied':
    case 'slow':
    case 'broken':
      return (
        <Notice kind="error" title={words.results.notPersisted}>
          {words.notices.notPersisted[status]}
        </Notice>
      )
    case 'not-removed':
      return (
        <Notice kind="error" title={words.leave.notRemoved}>
          {words.leave.notRemovedHint}
        </Notice>
      )
    default:
      return assertNever(status)
  }
}
