import { useId, type ReactNode } from 'react'
import type { ShownLevel } from '#domain/chart/shown-levels.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { AnalytePanel } from './analyte-panel.tsx'
import { AnalyteRail } from './analyte-rail.tsx'
import styles from './chart-stage.module.css'
import { useSwipe } from './use-swipe.ts'

interface ChartStageProps {
  readonly kit: Kit
  /** Indexes of the analyte and of its large band. */
  readonly chosen: number
  readonly opened: number | null
  readonly bandsOf: (analyte: Analyte) => readonly ShownLevel[]
  /** Amounts asked for, as in the address. */
  readonly amounts?: string | null
  /** What can be done with the chart in sight. */
  readonly tools?: ReactNode
  readonly onChoose: (analyte: number) => void
  readonly onOpen: (level: number | null) => void
}

/** The charts of a kit side by side, one in sight: by tab, arrow key or swipe. */
export function ChartStage(props: ChartStageProps) {
  const { kit, chosen, opened, bandsOf, amounts = null, tools = null, onChoose, onOpen } = props
  const words = texts('color-chart')
  const id = useId()
  const row = useSwipe(chosen, onChoose)
  const tabId = (analyte: Analyte) => `${id}tab-${analyte.id}`
  const panelId = (analyte: Analyte) => `${id}panel-${analyte.id}`
  return (
    <div className={styles['stage']}>
      <AnalyteRail
        analytes={kit.analytes}
        chosen={chosen}
        tabId={tabId}
        panelId={panelId}
        onChoose={onChoose}
      />
      <p className={styles['paper']}>
        <strong>{words.paperFirst}</strong> {words.brightness}
      </p>
      <div ref={row} className={styles['row']}>
        {kit.analytes.map((analyte, index) => (
          <section
            key={analyte.id}
            role="tabpanel"
            id={panelId(analyte)}
            aria-labelledby={tabId(analyte)}
            inert={index !== chosen}
            className={styles['panel']}
          >
            <AnalytePanel
              kit={kit}
              analyte={analyte}
              bands={bandsOf(analyte)}
              amounts={amounts}
              tools={index === chosen ? tools : null}
              opened={index === chosen ? opened : null}
              onOpen={onOpen}
            />
          </section>
        ))}
      </div>
    </div>
  )
}
