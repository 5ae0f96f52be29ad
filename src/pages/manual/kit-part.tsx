import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { SourceList } from '#ui/sources.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import { LaneSteps } from './lane-steps.tsx'
import { ReadingSection } from './reading-section.tsx'
import { RemarkList } from './remark-list.tsx'
import { Section } from './section.tsx'
import { allSourceKeys, hasSideBySideLanes } from './sections.ts'

/** The instructions of one kit, wholly from its own description. */
export function KitPart({ kit }: { readonly kit: Kit }) {
  const words = texts('manual')
  return (
    <>
      <p>
        <TrustMark trust={kit.trust} />
      </p>
      {kit.maker !== '' && <p>{words.maker(kit.maker)}</p>}
      <p>{kit.note}</p>
      <Section id="prepare">
        <RemarkList kit={kit} remarks={kit.prepare} />
      </Section>
      <Section id="steps">
        {hasSideBySideLanes(kit) && <p>{words.lane.sideBySide}</p>}
        {kit.lanes.map((lane) => (
          <LaneSteps key={lane.id} kit={kit} lane={lane} />
        ))}
      </Section>
      <Section id="reading">
        <ReadingSection kit={kit} />
      </Section>
      <Section id="cautions">
        <RemarkList kit={kit} remarks={kit.cautions} />
      </Section>
      <Section id="sources">
        {kit.sources.length === 0 ? (
          <p>{words.nothingListed}</p>
        ) : (
          <SourceList kit={kit} keys={allSourceKeys(kit)} />
        )}
      </Section>
    </>
  )
}
