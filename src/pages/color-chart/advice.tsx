import type { Remark } from '#domain/kit/kit.ts'
import { comparingSources } from '#knowledge/sampling/comparing.ts'
import { SourceList } from '#ui/sources.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'

/** What holds for comparing with any chart, each with its mark and source. */
export function Advice({ remarks }: { readonly remarks: readonly Remark[] }) {
  return (
    <ul>
      {remarks.map((remark) => (
        <li key={remark.text}>
          {remark.text} <TrustMark trust={remark.trust} />
          <SourceList kit={{ sources: comparingSources() }} keys={remark.sources} />
        </li>
      ))}
    </ul>
  )
}
