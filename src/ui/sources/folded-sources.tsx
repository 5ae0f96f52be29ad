import type { Source } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { SourceList } from './sources.tsx'

interface FoldedSourcesProps {
  readonly sources: readonly Source[]
  readonly keys: readonly string[]
}

/** The sources, folded until tapped; open on paper. Renders nothing if there are none. */
export function FoldedSources({ sources, keys }: FoldedSourcesProps) {
  const count = sources.filter(({ key }) => keys.includes(key)).length
  if (count === 0) return null
  return (
    <details className="small">
      <summary className="muted">{texts('ui').sourcesFolded(count)}</summary>
      <SourceList kit={{ sources }} keys={keys} isTitled />
    </details>
  )
}
