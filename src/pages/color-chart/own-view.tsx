import { useState } from 'react'
import { useStore } from 'zustand'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import { ChartMaking } from './chart-making.tsx'
import { OwnSet } from './own-set.tsx'
import styles from './own-view.module.css'
import { useChartFiles } from './use-chart-files.ts'

interface OwnViewProps {
  readonly kit: Kit
  readonly analyte: Analyte
  /** All sets of the kit. */
  readonly charts: readonly OwnChart[]
  readonly shownSet: OwnChart | null
  readonly onShow: (set: string) => void
}

/** The user's own charts of one analyte: to be made, shown, handed on, removed. */
export function OwnView({ kit, analyte, charts, shownSet, onShow }: OwnViewProps) {
  const words = texts('color-chart').own
  const [isMaking, setMaking] = useState(false)
  const sets = charts.filter((chart) => chart.analyte === analyte.id)
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      <p>{words.lead}</p>
      <Button kind="filled" icon="photo_camera" onClick={() => setMaking(true)}>
        {words.make}
      </Button>
      <h4>{words.list}</h4>
      {sets.length === 0 && <p>{words.none}</p>}
      <ul className={`plain ${styles['sets']}`}>
        {sets.map((chart) => (
          <li key={chart.id}>
            <OwnSet {...{ kit, analyte, chart, onShow }} isShown={chart.id === shownSet?.id} />
          </li>
        ))}
      </ul>
      <FromElsewhere kit={kit} canExport={charts.length > 0} />
      <Unreadable />
      {isMaking && (
        <ChartMaking
          kit={kit}
          analyte={analyte}
          onClose={() => setMaking(false)}
          onMade={({ id }) => {
            setMaking(false)
            onShow(id)
          }}
        />
      )}
    </section>
  )
}

const scanning = createModule(() => withTexts(import('#ui/share/scan-dialog.tsx'), 'share'))

interface FromElsewhereProps {
  readonly kit: Kit
  readonly canExport: boolean
}

/** Charts from another phone, and to it. */
function FromElsewhere({ kit, canExport }: FromElsewhereProps) {
  const words = texts('color-chart').own
  const { importFile, exportFile, failure } = useChartFiles(kit)
  const [isScanning, setScanning] = useState(false)
  const scan = useModule(scanning, isScanning)
  return (
    <>
      <div className={styles['buttons']}>
        <Button icon="qr_code_scanner" onClick={() => setScanning(true)}>
          {words.scan}
        </Button>
        <Button icon="upload" onClick={importFile}>
          {words.importFile}
        </Button>
        {canExport && (
          <Button icon="download" onClick={exportFile}>
            {words.exportFile}
          </Button>
        )}
      </div>
      {failure !== null && (
        <Notice kind="error" title={words.importFailed}>
          <p>{words.importFailure[failure]}</p>
        </Notice>
      )}
      {isScanning && scan !== null && <scan.ScanDialog onClose={() => setScanning(false)} />}
    </>
  )
}

function Unreadable() {
  const { charts } = useServices()
  const unreadable = useStore(charts.store, (state) => state.unreadable)
  if (unreadable.length === 0) return null
  return (
    <Notice kind="warning" title={texts('color-chart').own.unreadable}>
      <ul>
        {unreadable.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Notice>
  )
}
