import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'

/** Nobody has shown yet that turbidity can be read from a plain photograph. Source: domain/anchors.md B1 */
export function Experimental() {
  return (
    <Notice kind="warning">
      <p>{texts('camera').experimental}</p>
    </Notice>
  )
}
