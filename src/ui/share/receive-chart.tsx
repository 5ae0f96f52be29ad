import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { ReceivedChart } from '#app/transfer/shared-links.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { chartName } from '#ui/camera/chart-name.ts'
import { ChartStrip } from '#ui/camera/chart-strip.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { showFault } from '#ui/show-fault.ts'
import { showToast } from '#ui/toast.tsx'
import { ChartTrouble } from './receive-trouble.tsx'
import { useOpenedLink } from './use-opened-link.ts'

interface ReceiveChartProps {
  /** The part of the address from `#` on, unvalidated. */
  readonly fragment: string
  readonly onKept: (chart: OwnChart) => void
  readonly onClose: () => void
}

/** Shows a chart received by link, and asks whether to keep it. */
export function ReceiveChart({ fragment, onKept, onClose }: ReceiveChartProps) {
  const words = texts('share')
  const { links } = useServices()
  const opened = useOpenedLink(fragment, (sent) => links.openChart(sent))
  const isHere = useIsHere(opened?.ok === true ? opened.value.chart.id : undefined)
  const { isAdding, failure, add } = useAdding(onKept)
  return (
    <Dialog
      title={words.chart.title}
      open
      onClose={onClose}
      actions={
        opened?.ok === true && !isHere ? (
          <>
            <Button
              kind="filled"
              icon="add"
              aria-disabled={isAdding}
              onClick={isAdding ? undefined : () => void add(opened.value.chart)}
            >
              {words.chart.keep}
            </Button>
            <Button kind="text" onClick={onClose}>
              {words.chart.notNow}
            </Button>
          </>
        ) : undefined
      }
    >
      {opened === null && <output>{words.receive.opening}</output>}
      {opened?.ok === false && <ChartTrouble failure={opened.reason} />}
      {opened?.ok === true && (
        <>
          {isHere && <p>{words.chart.same}</p>}
          <ChartPreview {...opened.value} />
          {!isHere && (
            <Notice kind="note" title={words.chart.strangers.title}>
              <p>{words.chart.strangers.text}</p>
            </Notice>
          )}
        </>
      )}
      {failure !== null && (
        <Notice kind="error">
          <p>{words.chart.notKept[failure]}</p>
        </Notice>
      )}
    </Dialog>
  )
}

/** A chart is never changed, only named: one of the same id is the same. */
function useIsHere(id: string | undefined) {
  const { charts } = useServices()
  useEffect(() => {
    void charts.start()
  }, [charts])
  return useStore(charts.store, (state) => state.charts.some((chart) => chart.id === id))
}

function useAdding(onKept: (chart: OwnChart) => void) {
  const { charts } = useServices()
  const words = texts('share').chart
  const [isAdding, setAdding] = useState(false)
  const [failure, setFailure] = useState<keyof typeof words.notKept | null>(null)
  async function add(chart: OwnChart) {
    setAdding(true)
    setFailure(null)
    const adding = showFault(charts.add(chart), () => setFailure('broken'))
    const added = await adding.finally(() => setAdding(false))
    if (!added.ok) return setFailure(added.reason)
    showToast({ text: words.kept })
    onKept(added.value)
  }
  return { isAdding, failure, add }
}

/** What the chart contains, before it is kept. */
function ChartPreview({ chart, kit, analyte }: ReceivedChart) {
  const words = texts('share').chart
  return (
    <>
      <h3 className="headline">{chartName(chart)}</h3>
      <ChartStrip scale={chart.scale ?? analyte} patches={chart.patches} />
      <dl className="grid lead-rest gap-2 beside-4">
        <dt>{words.kit}</dt>
        <dd>{kit.name}</dd>
        <dt>{words.analyte}</dt>
        <dd>{analyte.name}</dd>
        <dt>{words.white}</dt>
        <dd>{chart.hasWhite ? words.hasWhite : words.noWhite}</dd>
      </dl>
    </>
  )
}
