import { isKnown, type Sourced } from '#domain/sourced.ts'
import { SourceList } from '#ui/sources/sources.tsx'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import { useEditing } from './editing.ts'

/** How far a figure can be trusted, and its source. */
export function FigureMark({ figure }: { readonly figure: Sourced<number | null> }) {
  const { kit } = useEditing()
  if (!isKnown(figure)) return <TrustMark trust="unknown" />
  return (
    <div className="shrink">
      <TrustMark trust={figure.trust} />
      <SourceList kit={kit} keys={figure.sources} />
    </div>
  )
}
