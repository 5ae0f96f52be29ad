import type { Kit, Remark } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { TrustMark } from '#ui/trust-mark.tsx'
import { FoldedSources } from '#ui/folded-sources.tsx'

interface RemarkListProps {
  readonly kit: Pick<Kit, 'sources'>
  readonly remarks: readonly Remark[]
}

/** Sentences from outside, each with its mark; where they were read stands under them. */
export function RemarkList({ kit, remarks }: RemarkListProps) {
  if (remarks.length === 0) return <p>{texts('manual').nothingListed}</p>
  return (
    <>
      <ul>
        {remarks.map((remark) => (
          <li key={remark.text}>
            {remark.text} <TrustMark trust={remark.trust} />
          </li>
        ))}
      </ul>
      <FoldedSources sources={kit.sources} keys={remarks.flatMap(({ sources }) => sources)} />
    </>
  )
}
