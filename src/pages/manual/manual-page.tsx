import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { IconButton, ButtonLink } from '#ui/controls/button.tsx'
import { ChipTabs } from '#ui/controls/chip.tsx'
import { WithoutScripts } from '#ui/drawings/without-scripts.tsx'
import { KitChoice } from '#ui/kit-choice.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { useShownKit } from '#ui/use-shown-kit.ts'
import { AppChapters, MarksChapter, PeopleChapter, SoundChapters } from './app-chapters.tsx'
import { CareChapter, TroublesChapter } from './care-chapters.tsx'
import {
  MeasureChapters,
  PrepareChapters,
  ReadingChapter,
  SourcesChapter,
} from './kit-chapters.tsx'
import styles from './manual-page.module.css'
import { OpenChapter } from './open-chapter.ts'
import { OpenedReagentsPart, OpenedReminder } from './opened-reagents.tsx'
import { chapters, partNames, locateAnchor, type PartName, isStepAnchor } from './parts.ts'
import { PaperSheet, usePaper } from './paper-sheet.tsx'
import { SearchBox } from './search-box.tsx'
import { SoilChapters } from './soil-chapters.tsx'
import { useUrlAnchor, useScrollToAnchor } from './use-url-anchor.ts'
import { useStore } from 'zustand'
import { useServices } from '#ui/services.tsx'

/** How to use the kit in hand, and this app: one part at a time, with one chapter open. */
export function ManualPage() {
  const words = texts('manual')
  const address = useSearchState()
  const turnTo = useTurning()
  const { kit, state } = useShownKit(address.get('kit'))
  const asked = useUrlAnchor()
  const place = locateAnchor(asked === '' ? (address.get('chapter') ?? '') : asked, kit)
  const open = address.get('folded') === null ? place.chapter : null
  useScrollToAnchor(asked, state !== 'loading')
  const { isPrinting, print } = usePaper()
  return (
    <article>
      <div className="stack gap-3 screen-only">
        <PageHead
          title={words.title}
          tools={<IconButton icon="print" label={words.print} onClick={print} />}
        />
        <BackToRun asked={asked} />
        {state === 'missing' && (
          <Notice kind="warning" title={words.missingKit.title}>
            <p>{words.missingKit.text(kit.name)}</p>
          </Notice>
        )}
        <SearchBox whole={<Parts kit={kit} asked="" />} of={kit.id} />
        <OpenedReminder />
        <div className={`gap-3 grid ${styles['book']}`}>
          <Contents kit={address.get('kit')} current={place.part} />
          <section className="stack gap-4" aria-labelledby="part-heading">
            <div className={`row wrap between gap-1 beside-4 ${styles['head']}`}>
              <h2 id="part-heading">{words.parts[place.part]}</h2>
              {ofKit.has(place.part) && (
                <KitChoice
                  label={words.kit}
                  value={kit.id}
                  onChange={(id) => address.change({ kit: id }, 'replace')}
                />
              )}
            </div>
            <output>{state === 'loading' && words.loading}</output>
            <OpenChapter value={[open, (to) => turnTo(to ?? place.chapter, to === null)]}>
              {parts[place.part]({ kit, asked })}
            </OpenChapter>
          </section>
        </div>
        <WithoutScripts>
          <Parts kit={kit} asked="" />
        </WithoutScripts>
      </div>
      {isPrinting && <PaperSheet kit={kit} />}
    </article>
  )
}

/** Opens or folds a chapter. The open chapter is stored in the address, so that a reload shows it again. */
function useTurning() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return (chapter: string, isFolded: boolean) => {
    const next = new URLSearchParams(params)
    next.set('chapter', chapter)
    if (isFolded) next.set('folded', '')
    else next.delete('folded')
    void navigate(`/manual?${next.toString()}`, { replace: true, preventScrollReset: true })
  }
}

interface ContentsProps {
  /** Kit of the address, preserved in its links. */
  readonly kit: string | null
  readonly current: PartName
}

/** The parts; on phones a scrollable row of chips showing the current one. */
function Contents({ kit, current }: ContentsProps) {
  const words = texts('manual')
  const search = kit === null ? '' : `?kit=${encodeURIComponent(kit)}`
  return (
    <div className={`stuck ground pad-2 sides-4 shrink ${styles['contents']}`}>
      <ChipTabs
        label={words.contents}
        tabs={partNames.map((part) => ({
          to: `/manual${search}#${chapters[part][0]}`,
          label: words.parts[part],
          isCurrent: part === current,
        }))}
      />
    </div>
  )
}

interface PartProps {
  readonly kit: Kit
  /** The anchor of the address. */
  readonly asked: string
}

/** Parts whose content depends on the kit. */
const ofKit: ReadonlySet<PartName> = new Set(['prepare', 'measure', 'read', 'trust'])

const parts: Readonly<Record<PartName, (props: PartProps) => ReactNode>> = {
  soil: ({ kit }) => <SoilChapters kit={kit.copiedFrom ?? kit.id} />,
  prepare: ({ kit }) => (
    <>
      <PrepareChapters kit={kit} />
      <PeopleChapter />
    </>
  ),
  measure: ({ kit }) => <MeasureChapters kit={kit} />,
  read: ({ kit }) => (
    <>
      <ReadingChapter kit={kit} />
      <CareChapter id="looking" />
      <CareChapter id="potassium" />
    </>
  ),
  trouble: ({ asked }) => (
    <>
      <TroublesChapter asked={asked} />
      <SoundChapters />
      <CareChapter id="first-aid" />
    </>
  ),
  after: () => (
    <>
      <CareChapter id="disposal" />
      <CareChapter id="storage">
        <OpenedReagentsPart />
      </CareChapter>
      <CareChapter id="hands" />
    </>
  ),
  app: () => <AppChapters />,
  trust: ({ kit }) => (
    <>
      <CareChapter id="limits" />
      <MarksChapter />
      <SourcesChapter kit={kit} />
    </>
  ),
}

/** The whole manual with every chapter open: for the search, and for browsers without scripts. */
const Parts = (props: PartProps) =>
  partNames.map((part) => <div key={part}>{parts[part](props)}</div>)

/** The way back for users who came from a step of a running test, always visible. */
function BackToRun({ asked }: { readonly asked: string }) {
  const words = texts('manual').back
  const { session } = useServices()
  const isRunning = useStore(session.store, ({ phase }) => phase === 'running')
  if (!isRunning || !isStepAnchor(asked)) return null
  return (
    <nav aria-label={words.label} className={`stuck ground ends-2 ${styles['bar']}`}>
      <ButtonLink kind="filled" block test icon="chevron_left" to="/">
        {words.toRun}
      </ButtonLink>
    </nav>
  )
}
