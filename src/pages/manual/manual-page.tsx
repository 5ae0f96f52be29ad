import { memo, Suspense, useRef, type ReactNode } from 'react'
import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { KitChoice } from '#ui/kit-choice.tsx'
import { Notice } from '#ui/notice.tsx'
import { useSearchState } from '#ui/use-search-state.ts'
import { useShownKit } from '#ui/use-shown-kit.ts'
import { AppPart } from './app-part.tsx'
import { AskedPlace } from './asked-place.tsx'
import { CarePart } from './care-part.tsx'
import { Contents } from './contents.tsx'
import { KitPart } from './kit-part.tsx'
import styles from './manual-page.module.css'
import { OpenedReminder } from './opened-reminder.tsx'
import { partTitle } from './part-title.ts'
import { SamplingPart } from './sampling-part.tsx'
import { SearchBox } from './search-box.tsx'
import { Section } from './section.tsx'
import { partNames, type PartName } from './sections.ts'
import { useUnfoldedOnPaper } from './use-unfolded-on-paper.ts'

/** How to use the kit at hand, and this app. */
export function ManualPage() {
  const words = texts('manual')
  const address = useSearchState()
  const { kit, state } = useShownKit(address.get('kit'))
  const page = useRef<HTMLElement>(null)
  useUnfoldedOnPaper(page)
  return (
    <article ref={page} className={styles['manual']}>
      <AskedPlace isThere={state !== 'loading'} />
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      {state === 'missing' && (
        <Notice kind="warning" title={words.missingKit.title}>
          <p>{words.missingKit.text(kit.name)}</p>
        </Notice>
      )}
      <div className={styles['tools']}>
        <KitChoice
          label={words.kit}
          value={kit.id}
          onChange={(id) => address.change({ kit: id }, 'replace')}
        />
        <Button icon="print" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <output className={styles['loading']}>{state === 'loading' && words.loading}</output>
      <OpenedReminder />
      <SearchBox page={page} />
      <Suspense fallback={null}>
        <Contents kit={kit} />
      </Suspense>
      {partNames.map((part) => (
        <Part key={part} name={part} kit={kit} />
      ))}
    </article>
  )
}

const parts: Readonly<Record<PartName, (kit: Kit) => ReactNode>> = {
  soil: () => (
    <Section id="sampling">
      <SamplingPart />
    </Section>
  ),
  kit: (kit) => <KitPart kit={kit} />,
  care: () => <CarePart />,
  app: () => <AppPart />,
}

/**
 * Drawn again for another kit only. Whatever else changes, such as the anchor of the address becoming known, must not reach
 * the sections: React would take over at once what it takes over piece by piece.
 */
const Part = memo(({ name, kit }: { readonly name: PartName; readonly kit: Kit }) => (
  <>
    <h2 className={styles['part']}>{partTitle(name, kit)}</h2>
    {parts[name](kit)}
  </>
))
