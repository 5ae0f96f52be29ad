import {
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import type { ShownLevel } from '#domain/chart/shown-levels.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { speciesUnitText } from '#ui/text/amount-text.ts'
import { Icon } from '#ui/icon.tsx'
import { useSettledIdle } from '#ui/idle.ts'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import { amountLine, commonTrust, hasShownLook } from './chart-notes.ts'
import styles from './chart.module.css'
import { LevelBand } from './level-band.tsx'
import { UnknownChart } from './unknown-chart.tsx'

interface ChartStageProps {
  readonly kit: Kit
  /** Indexes of the analyte and of its enlarged level. */
  readonly chosen: number
  readonly opened: number | null
  readonly bandsOf: (analyte: Analyte) => readonly ShownLevel[]
  /** Requested amounts, in the form used in URLs. */
  readonly amounts?: string | null
  /** Tools for the visible chart. */
  readonly tools?: ReactNode
  readonly onChoose: (analyte: number) => void
  readonly onOpen: (level: number | null) => void
}

/** The charts of a kit side by side, one visible: selected by tab, arrow key or swipe. */
export function ChartStage(props: ChartStageProps) {
  const { kit, chosen, opened, bandsOf, amounts = null, tools = null, onChoose, onOpen } = props
  const id = useId()
  const row = useSwipe(chosen, onChoose)
  const [isTouched, setTouched] = useState(false)
  // The other charts wait until the page has settled, or for a finger that may swipe to them.
  const showsAll = useSettledIdle() || isTouched
  const tabId = (analyte: Analyte) => `${id}tab-${analyte.id}`
  const panelId = (analyte: Analyte) => `${id}panel-${analyte.id}`
  return (
    <>
      <AnalyteTabs {...{ analytes: kit.analytes, chosen, tabId, panelId, onChoose }} />
      <div
        ref={row}
        className={`no-bar flex across ${styles['row']}`}
        onPointerDown={() => setTouched(true)}
        onScroll={() => setTouched(true)}
      >
        {kit.analytes.map((analyte, index) => (
          <section
            key={analyte.id}
            role="tabpanel"
            id={panelId(analyte)}
            aria-labelledby={tabId(analyte)}
            inert={index !== chosen}
            className={`stack gap-3 relative shrink ${styles['panel']}`}
          >
            {(showsAll || index === chosen) && (
              <Panel
                kit={kit}
                analyte={analyte}
                bands={bandsOf(analyte)}
                amounts={amounts}
                opened={index === chosen ? opened : null}
                onOpen={onOpen}
              />
            )}
            {index === chosen && tools}
          </section>
        ))}
      </div>
    </>
  )
}

interface PanelProps extends Pick<ChartStageProps, 'kit' | 'opened' | 'onOpen'> {
  readonly analyte: Analyte
  readonly bands: readonly ShownLevel[]
  readonly amounts: string | null
}

/** One chart: its levels from low to high fill the screen. */
function Panel({ kit, analyte: ofKit, bands, opened, amounts, onOpen }: PanelProps) {
  const analyte = { ...ofKit, ...bands[0]?.scale }
  const words = texts('color-chart')
  if (!bands.some(hasShownLook)) return <UnknownChart kit={kit} analyte={analyte} bands={bands} />
  const trust = commonTrust(bands)
  const isOwn = bands.every(({ patch }) => patch !== null)
  return (
    <>
      <p className={`row wrap wide even beside-2 ${styles['line']}`}>
        <b>{analyte.name}</b>
        {analyte.unit !== '' && <span className="muted small">{speciesUnitText(analyte)}</span>}
        {isOwn ? (
          <span
            className={
              'inline-row gap-1 small strong round-full tone-primary bordered airy pad-1 sides-2'
            }
          >
            <Icon name="image" />
            {words.photographed}
          </span>
        ) : (
          trust !== null && <TrustMark trust={trust} />
        )}
      </p>
      <ol
        className={`plain column flex gap-1 ${styles['bands']}`}
        aria-label={words.bands(analyte.name)}
      >
        {bands.map((shown, index) => (
          <LevelBand
            // oxlint-disable-next-line react/no-array-index-key -- a level is its place in the row
            key={index}
            analyte={analyte}
            shown={shown}
            place={index + 1}
            count={bands.length}
            isOpen={index === opened}
            saysTrust={trust === null && !isOwn}
            saysOwn={!isOwn}
            amount={amountLine(analyte, shown.level.value, amounts)}
            onToggle={() => onOpen(opened === index ? null : index)}
          />
        ))}
      </ol>
      <p className="flex gap-2 wide small muted even">
        <Icon name="info" />
        <span>
          {analyte.method !== 'turbidity' && words.paperFirst} {words.brightness}
        </span>
      </p>
    </>
  )
}

interface AnalyteTabsProps {
  readonly analytes: readonly Analyte[]
  readonly chosen: number
  /** Ids of the tab and panel of an analyte. */
  readonly tabId: (analyte: Analyte) => string
  readonly panelId: (analyte: Analyte) => string
  readonly onChoose: (index: number) => void
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
}

/** Source: ARIA Authoring Practices, tabs with automatic activation. */
function AnalyteTabs({ analytes, chosen, tabId, panelId, onChoose }: AnalyteTabsProps) {
  const row = useRef<HTMLDivElement>(null)
  // Text in brackets is left out of the tab: it is read aloud, and shown above the levels.
  const tabs = analytes.map((analyte) => ({
    analyte,
    short: analyte.name.split(/[\uff08(]/u)[0]?.trim() ?? '',
  }))
  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(chosen, analytes.length - 1)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div
      ref={row}
      role="tablist"
      tabIndex={-1}
      aria-label={texts('color-chart').rail}
      className="well flex round-l screen-only scroll no-bar pad-1"
      onKeyDown={move}
    >
      {tabs.map(({ analyte, short }, index) => (
        <button
          key={analyte.id}
          type="button"
          role="tab"
          id={tabId(analyte)}
          aria-label={analyte.name}
          aria-controls={panelId(analyte)}
          aria-selected={index === chosen}
          tabIndex={index === chosen ? 0 : -1}
          className={`edged segment label muted round-full inset-focus target close unbroken ${styles['tab']}`}
          onClick={() => onChoose(index)}
        >
          {short}
        </button>
      ))}
    </div>
  )
}

const settledAfterMs = 120

/** Index of the visible panel in a row of equally wide panels; null while nothing has a width yet. */
const panelInSight = (row: Pick<HTMLElement, 'scrollLeft' | 'clientWidth'>) =>
  row.clientWidth > 0 ? Math.round(row.scrollLeft / row.clientWidth) : null

/** Synchronizes a row that has scroll snapping with the chosen panel: choosing scrolls, swiping chooses. */
function useSwipe(chosen: number, onChoose: (index: number) => void) {
  const row = useRef<HTMLDivElement>(null)
  const choose = useRef(onChoose)
  const hasMoved = useRef(false)
  useEffect(() => {
    choose.current = onChoose
  })

  useIsomorphicLayoutEffect(() => {
    const element = row.current
    if (element === null || panelInSight(element) === chosen) return
    // The initial position is set instantly; later ones scroll smoothly where the user allows it (CSS scroll-behavior).
    element.scrollTo({
      left: chosen * element.clientWidth,
      behavior: hasMoved.current ? 'auto' : 'instant',
    })
    hasMoved.current = true
  }, [chosen])

  useEffect(() => {
    const element = row.current
    if (element === null) return undefined
    let swiping: ReturnType<typeof setTimeout> | undefined
    let turning: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(swiping)
      if (turning !== undefined) return
      swiping = setTimeout(() => {
        const inSight = panelInSight(element)
        if (inSight !== null && inSight !== chosen) choose.current(inSight)
      }, settledAfterMs)
    }
    // On resize the browser may scroll the row by itself: that is no swipe, and not always the right position.
    const onResize = () => {
      const hold = () =>
        element.scrollTo({ left: chosen * element.clientWidth, behavior: 'instant' })
      clearTimeout(swiping)
      clearTimeout(turning)
      hold()
      turning = setTimeout(() => {
        hold()
        turning = undefined
      }, settledAfterMs)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onResize)
    return () => {
      clearTimeout(swiping)
      clearTimeout(turning)
      element.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onResize)
    }
  }, [chosen])
  return row
}

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
