import type { Kit, Remark } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { SourceList } from '#ui/sources.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'

interface RemarkListProps {
  readonly kit: Pick<Kit, 'sources'>
  readonly remarks: readonly Remark[]
}

/** Sentences from outside, each with its mark and source. */
export function RemarkList({ kit, remarks }: RemarkListProps) {
  if (remarks.length === 0) return <p>{texts('manual').nothingListed}</p>
  return (
    <ul>
      {remarks.map((remark) => (
        <li key={remark.text}>
          {remark.text} <TrustMark trust={remark.trust} />
          <SourceList kit={kit} keys={remark.sources} />
        </li>
      ))}
    </ul>
  )
}
