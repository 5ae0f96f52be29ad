import type { OwnChart } from '#domain/chart/own-chart.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { chartName } from '#ui/camera/chart-name.ts'
import { useServices } from '#ui/services.tsx'
import { ShareDialog } from './share-dialog.tsx'

interface ShareChartDialogProps {
  readonly kit: Kit
  readonly chart: OwnChart
  readonly onClose: () => void
}

/** Shares a photographed chart: its colors by QR code or link, its photographs as a file. */
export function ShareChartDialog({ kit, chart, onClose }: ShareChartDialogProps) {
  const { links, charts } = useServices()
  const words = texts('share').chart
  const name = chart.name === '' ? chartName(chart) : chart.name
  return (
    <ShareDialog
      name={name}
      what={chart}
      pack={(it) => links.packChart(it, kit.name)}
      says={{ ...words, message: words.message(kit.name) }}
      onFile={() => void charts.exportFile(kit)}
      onClose={onClose}
    />
  )
}
