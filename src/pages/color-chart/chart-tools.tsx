import type { OwnChart } from '#domain/chart/own-chart.ts'
import type { ShownLevel } from '#domain/chart/shown-levels.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { isLookKnown } from './chart-notes.ts'
import styles from './chart-tools.module.css'
import { LazyTool } from './lazy-tool.tsx'
import { SetChoice } from './set-choice.tsx'
import type { ChartAddress } from './use-chart-address.ts'

export interface ChartToolsProps {
  readonly kit: Kit
  readonly analyte: Analyte
  readonly bands: readonly ShownLevel[]
  /** The sets photographed for this kit, and the one in the bands. */
  readonly charts: readonly OwnChart[]
  readonly shownSet: OwnChart | null
  readonly address: ChartAddress
}

const tools = ['camera', 'own', 'gaps', 'amounts', 'figure', 'card'] as const
export type ToolName = (typeof tools)[number]

const icons: Record<ToolName, IconName> = {
  camera: 'photo_camera',
  own: 'image',
  gaps: 'visibility',
  amounts: 'swap_vert',
  figure: 'print',
  card: 'print',
}

/** What can be done with a chart besides looking at it; each tool comes when it is asked for. */
export function ChartTools(props: ChartToolsProps) {
  const { analyte, charts, address } = props
  const words = texts('color-chart').tools
  const opened = tools.find((tool) => tool === address.tool)
  const offered = tools.filter((tool) => tool !== 'figure' || analyte.method === 'turbidity')
  return (
    <section className={styles['tools']} aria-label={words.title}>
      <SetChoice
        charts={charts.filter((chart) => chart.analyte === analyte.id)}
        value={props.shownSet}
        onChange={(set) => address.go({ set, level: null })}
      />
      {opened !== 'own' && isBlank(props) && (
        <div className={styles['invite']}>
          <p>{words.invite}</p>
          <Button icon="image" onClick={() => address.go({ tool: 'own' })}>
            {words.inviteButton}
          </Button>
        </div>
      )}
      <div className={styles['buttons']}>
        {offered.map((tool) => (
          <Button
            key={tool}
            icon={icons[tool]}
            aria-pressed={tool === opened}
            onClick={() => address.go({ tool: tool === opened ? null : tool })}
          >
            {words[tool]}
          </Button>
        ))}
      </div>
      {opened !== undefined && (
        <LazyTool {...props} name={opened} onClose={() => address.go({ tool: null })} />
      )}
    </section>
  )
}

/** Levels whose color nobody has published: the user's own photograph is all that can show them. */
const isBlank = ({ analyte, bands }: ChartToolsProps) =>
  analyte.method !== 'turbidity' && bands.length > 0 && !bands.some(isLookKnown)
