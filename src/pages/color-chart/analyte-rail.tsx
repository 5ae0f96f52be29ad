import { useRef, type KeyboardEvent } from 'react'
import type { Analyte } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import styles from './analyte-rail.module.css'

interface AnalyteRailProps {
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

/** The analytes as tabs. Source: ARIA Authoring Practices, tabs with automatic activation. */
export function AnalyteRail({ analytes, chosen, tabId, panelId, onChoose }: AnalyteRailProps) {
  const rail = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(chosen, analytes.length - 1)
    if (next === undefined) return
    event.preventDefault()
    onChoose(next)
    rail.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div
      ref={rail}
      role="tablist"
      tabIndex={-1}
      aria-label={texts('color-chart').rail}
      className={styles['rail']}
      onKeyDown={move}
    >
      {analytes.map((analyte, index) => (
        <button
          key={analyte.id}
          type="button"
          role="tab"
          id={tabId(analyte)}
          aria-controls={panelId(analyte)}
          aria-selected={index === chosen}
          tabIndex={index === chosen ? 0 : -1}
          className={styles['tab']}
          onClick={() => onChoose(index)}
        >
          {analyte.name}
        </button>
      ))}
    </div>
  )
}
