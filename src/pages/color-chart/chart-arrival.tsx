import { useLocation, useNavigate } from 'react-router'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import { readFragment } from '#domain/share/link-fragment.ts'
import { withTexts } from '#locales/texts.ts'
import { createModule, useModule } from '#ui/use-module.ts'

const receiving = createModule(() => withTexts(import('#ui/share/receive-chart.tsx'), 'share'))

/** A chart that came in the address: `#chart=…`. */
export function ChartArrival() {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const brings = readFragment('chart', hash).kind !== 'none'
  const module = useModule(receiving, brings)
  if (!brings || module === null) return null
  const leaveTo = (next: string) => void navigate({ search: next, hash: '' }, { replace: true })
  return (
    <module.ReceiveChart
      fragment={hash}
      onKept={(chart) => leaveTo(whereShown(chart))}
      onClose={() => leaveTo(search)}
    />
  )
}

const whereShown = ({ kit, analyte, id }: OwnChart) =>
  `?${new URLSearchParams({ kit, analyte, set: id, tool: 'own' }).toString()}`
