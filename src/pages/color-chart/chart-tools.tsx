import { useEffect, useId, useRef, type ReactNode } from 'react'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import type { ShownLevel } from '#domain/chart/shown-levels.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { chartName } from '#ui/camera/chart-name.ts'
import { kitSet } from '#ui/camera/use-own-charts.ts'
import { Card, Row, Rows } from '#ui/card.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import styles from './chart.module.css'
import type { ChartAddress } from './use-chart-address.ts'

interface ChartToolsProps {
  readonly kit: Kit
  readonly analyte: Analyte
  readonly bands: readonly ShownLevel[]
  /** The sets photographed for this kit, and the one shown in the levels. */
  readonly charts: readonly OwnChart[]
  readonly shownSet: OwnChart | null
  readonly address: ChartAddress
  readonly children?: ReactNode
}

const listed = ['register', 'own', 'gaps', 'amounts', 'figure', 'card'] as const
/** The camera's button is in the page's bar. */
const tools = ['camera', ...listed] as const
type ToolName = (typeof tools)[number]

const icons: Record<(typeof listed)[number], IconName> = {
  register: 'photo_camera',
  own: 'image',
  gaps: 'visibility',
  amounts: 'swap_vert',
  figure: 'print',
  card: 'print',
}

/** Everything that can be done with a chart besides looking at it; each tool is loaded when it is opened. */
export function ChartTools(props: ChartToolsProps) {
  const { analyte, charts, shownSet, address, children } = props
  const words = texts('color-chart').tools
  const asked = tools.find((tool) => tool === address.tool)
  const isTurbid = analyte.method === 'turbidity'
  const offered = listed.filter(
    (tool) => (tool !== 'figure' || isTurbid) && (tool !== 'register' || !isTurbid),
  )
  return (
    <section className={`stack gap-4 screen-only ${styles['tools']}`} aria-label={words.title}>
      <SetChoice
        charts={charts.filter((chart) => chart.analyte === analyte.id)}
        value={shownSet}
        onChange={(set) => address.go({ set, level: null })}
      />
      {asked !== undefined && (
        <Tool {...props} name={asked} onClose={() => address.go({ tool: null, back: null })} />
      )}
      {(asked === undefined || asked === 'camera' || asked === 'register') && (
        <Card kind="flush">
          <Rows>
            {offered.map((tool) => (
              <Row
                key={tool}
                icon={icons[tool]}
                title={words[tool]}
                onClick={() => address.go({ tool })}
              />
            ))}
          </Rows>
        </Card>
      )}
      {children}
    </section>
  )
}

interface SetChoiceProps {
  readonly charts: readonly OwnChart[]
  readonly value: OwnChart | null
  readonly onChange: (set: string) => void
}

/** Which set of colors the levels show; nothing when there is no choice. */
function SetChoice({ charts, value, onChange }: SetChoiceProps) {
  const id = useId()
  const words = texts('color-chart').sets
  if (charts.length === 0) return null
  return (
    <div className="gap-1 grid">
      <label htmlFor={id}>{words.label}</label>
      <select id={id} value={value?.id ?? kitSet} onChange={({ target }) => onChange(target.value)}>
        {charts.map((chart) => (
          <option key={chart.id} value={chart.id}>
            {chartName(chart)}
          </option>
        ))}
        <option value={kitSet}>{words.ofKit}</option>
      </select>
    </div>
  )
}

const amounts = createModule(() => import('./amounts-view.tsx'))
const gaps = createModule(() => import('./gaps-view.tsx'))
const own = createModule(() => withTexts(import('./own-view.tsx'), 'camera'))
const register = createModule(() => withTexts(import('./registration.tsx'), 'camera'))
const print = createModule(() => import('./print-view.tsx'))
const camera = createModule(() => withTexts(import('#ui/camera/camera-reading.tsx'), 'camera'))

type ToolProps = ChartToolsProps & { readonly onClose: () => void }

/** The open tool, once its code is loaded. */
function Tool({ name, ...props }: ToolProps & { readonly name: ToolName }) {
  const words = texts('color-chart')
  const sheet = (title: string, tool: ReactNode) => (
    <ToolCard title={title} onClose={props.onClose}>
      {tool}
    </ToolCard>
  )
  switch (name) {
    case 'amounts':
      return sheet(words.amounts.title, <AmountsTool {...props} />)
    case 'gaps':
      return sheet(words.gaps.title, <GapsTool {...props} />)
    case 'own':
      return sheet(words.own.title, <OwnTool {...props} />)
    case 'figure':
      return sheet(words.printCard.figureTitle, <PrintTool what={name} />)
    case 'card':
      return sheet(words.printCard.cardTitle, <PrintTool what={name} />)
    case 'camera':
      return <CameraTool {...props} />
    case 'register':
      return <RegisterTool {...props} />
    default:
      return assertNever(name)
  }
}

interface ToolCardProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Part of the page, not a dialog: the levels it concerns stay visible beside it, and so does the undo notice. */
function ToolCard({ title, onClose, children }: ToolCardProps) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'start', inline: 'nearest' })
  }, [])
  return (
    <div ref={card}>
      <Card>
        <div className="row between gap-2">
          <h2>{title}</h2>
          <IconButton icon="close" label={texts('ui').close} onClick={onClose} />
        </div>
        {children}
      </Card>
    </div>
  )
}

function AmountsTool({ analyte, bands, address }: ToolProps) {
  const module = useModule(amounts, true)
  if (module === null) return <Loading />
  return (
    <module.AmountsView
      analyte={{ ...analyte, ...bands[0]?.scale }}
      bands={bands}
      typed={address.amounts}
      onType={(typed) => address.go({ amounts: typed })}
    />
  )
}

function GapsTool({ analyte, bands }: ToolProps) {
  const module = useModule(gaps, true)
  return module === null ? <Loading /> : <module.GapsView analyte={analyte} bands={bands} />
}

function OwnTool({ kit, analyte, charts, shownSet, address }: ToolProps) {
  const module = useModule(own, true)
  if (module === null) return <Loading />
  return (
    <module.OwnView
      kit={kit}
      analyte={analyte}
      charts={charts}
      shownSet={shownSet}
      onShow={(set) => address.go({ set, level: null })}
    />
  )
}

function PrintTool({ what }: { readonly what: 'figure' | 'card' }) {
  const module = useModule(print, true)
  return module === null ? <Loading /> : <module.PrintView what={what} />
}

function RegisterTool({ kit, analyte, address, onClose }: ToolProps) {
  const module = useModule(register, true)
  if (module === null) return <Loading />
  return (
    <module.Registration
      kit={kit}
      analyte={analyte.id}
      returns={address.back === 'run'}
      onClose={onClose}
      onShow={({ id, analyte: shown }) =>
        address.go({ tool: null, back: null, analyte: shown, set: id, level: null })
      }
    />
  )
}

/** Nothing is recorded on this page: the reading is shown, and its level is opened. */
function CameraTool({ kit, analyte, bands, address, onClose }: ToolProps) {
  const module = useModule(camera, true)
  if (module === null) return <Loading />
  return (
    <module.CameraReading
      kit={kit}
      analyte={analyte.id}
      keepsPhoto={false}
      onClose={onClose}
      onResult={(_evidence, answer) => {
        const level = answer?.kind === 'between' ? answer.lower : null
        const index = answer?.kind === 'level' ? answer.level : level
        const band = bands.findIndex((shown) => index !== null && shown.index === index)
        address.go({ tool: null, ...(band >= 0 && { level: String(band) }) })
      }}
    />
  )
}

const Loading = () => <output>{texts('color-chart').loadingTool}</output>
