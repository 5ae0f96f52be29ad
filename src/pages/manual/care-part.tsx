import type { Remark } from '#domain/kit/kit.ts'
import { careRemarks, troubles, type Backing, type RemarkName } from '#knowledge/manual/remarks.ts'
import { manualSources } from '#knowledge/manual/sources.ts'
import { comparing, comparingSources } from '#knowledge/sampling/comparing.ts'
import type { Catalogs } from '#locales/catalogs.ts'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'
import { TrustMark } from '#ui/trust-mark.tsx'
import { FoldedSources } from '#ui/folded-sources.tsx'
import styles from './care-part.module.css'
import { Drawn } from './drawn.tsx'
import { FigureLevels } from './figure-levels.tsx'
import { OpenedReagentsPart } from './opened-reagents-part.tsx'
import { RemarkList } from './remark-list.tsx'
import { Section } from './section.tsx'
import type { sections } from './sections.ts'

type Captioned = keyof Catalogs['manual']['captions']

const drawings: Readonly<Record<(typeof sections)['care'][number], readonly Captioned[]>> = {
  looking: ['daylight', 'read-tube', 'read-strip', 'half-level'],
  potassium: ['read-k', 'mix-gently'],
  troubles: [],
  hands: ['wash-hands', 'shake-tube'],
  'first-aid': ['rinse-eyes'],
  disposal: ['rinse-tube', 'dispose'],
  storage: ['keep-cool', 'open-date'],
  limits: [],
}

/** What holds for every kit: looking, safety, keeping, limits. */
export function CarePart() {
  return (
    <>
      <Section id="looking">
        <Remarks of="looking" />
      </Section>
      <Section id="potassium">
        <FigureLevels />
        <Remarks of="potassium" />
        <RemarkList
          kit={{ sources: comparingSources() }}
          remarks={[comparing().paperFigure, comparing().threeWords]}
        />
      </Section>
      <Section id="troubles">
        <Troubles />
      </Section>
      <Section id="hands">
        <Remarks of="hands" />
      </Section>
      <Section id="first-aid">
        <FirstAid />
      </Section>
      <Section id="disposal">
        <Remarks of="disposal" />
      </Section>
      <Section id="storage">
        <Remarks of="storage" />
        <OpenedReagentsPart />
      </Section>
      <Section id="limits">
        <Remarks of="limits" />
      </Section>
    </>
  )
}

/** The remarks of a section, drawn and in words; where they were read stands under them. */
function Remarks({ of }: { readonly of: keyof typeof careRemarks }) {
  const backings: readonly Backing<RemarkName>[] = careRemarks[of]
  const words = texts('manual').remarks
  return (
    <>
      <Drawn names={drawings[of]} />
      <ul>
        {backings.map(({ name, trust }) => (
          <li key={name}>
            {words[name]} <TrustMark trust={trust} />
          </li>
        ))}
      </ul>
      <Sources backings={backings} />
    </>
  )
}

function FirstAid() {
  return (
    <>
      <Notice kind="warning">
        <p>{texts('manual').careNotes['first-aid']}</p>
      </Notice>
      <Remarks of="first-aid" />
    </>
  )
}

function Troubles() {
  const words = texts('manual').troubles
  return (
    <div className={styles['troubles']}>
      {troubles.map((trouble) => (
        <div
          key={trouble.name}
          id={`trouble-${trouble.name}`}
          tabIndex={-1}
          data-entry
          className={styles['trouble']}
        >
          <h4>{words[trouble.name].title}</h4>
          <p>
            {words[trouble.name].text} <TrustMark trust={trouble.trust} />
          </p>
          <Sources backings={[trouble]} />
        </div>
      ))}
    </div>
  )
}

function Sources({ backings }: { readonly backings: readonly Pick<Remark, 'sources'>[] }) {
  return (
    <FoldedSources sources={manualSources()} keys={backings.flatMap(({ sources }) => sources)} />
  )
}
