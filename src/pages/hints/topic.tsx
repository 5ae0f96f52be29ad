import type { Remark } from '#domain/kit/kit.ts'
import type { SamplingTopic } from '#knowledge/sampling/sampling.ts'
import { samplingSources } from '#knowledge/sampling/sources.ts'
import { texts } from '#locales/texts.ts'
import { FoldedSources } from '#ui/folded-sources.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'

/** The facts of one topic; what sources disagree on stands apart and none is preferred. */
export function Topic({ topic }: { readonly topic: SamplingTopic }) {
  return (
    <section>
      <h2>{topic.title}</h2>
      <Facts remarks={topic.remarks} />
      {topic.differing.length > 0 && (
        <>
          <h3>{texts('hints').differing}</h3>
          <Facts remarks={topic.differing} />
        </>
      )}
    </section>
  )
}

function Facts({ remarks }: { readonly remarks: readonly Remark[] }) {
  return (
    <>
      <ul>
        {remarks.map((remark) => (
          <li key={remark.text}>
            {remark.text} <TrustMark trust={remark.trust} />
          </li>
        ))}
      </ul>
      <FoldedSources sources={samplingSources()} keys={remarks.flatMap(({ sources }) => sources)} />
    </>
  )
}
