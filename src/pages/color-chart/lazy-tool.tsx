import { assertNever } from '#domain/result.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import type { ChartToolsProps, ToolName } from './chart-tools.tsx'

const amounts = createModule(() => import('./amounts-view.tsx'))
const gaps = createModule(() => import('./gaps-view.tsx'))
const own = createModule(() => withTexts(import('./own-view.tsx'), 'camera'))
const print = createModule(() => import('./print-view.tsx'))
const camera = createModule(() => withTexts(import('#ui/camera/camera-reading.tsx'), 'camera'))

interface LazyToolProps extends ChartToolsProps {
  readonly name: ToolName
  readonly onClose: () => void
}

/** The tool that was asked for, once its code is here. */
export function LazyTool({ name, ...props }: LazyToolProps) {
  switch (name) {
    case 'amounts':
      return <AmountsTool {...props} />
    case 'gaps':
      return <GapsTool {...props} />
    case 'own':
      return <OwnTool {...props} />
    case 'figure':
    case 'card':
      return <PrintTool what={name} />
    case 'camera':
      return <CameraTool {...props} />
    default:
      return assertNever(name)
  }
}

type ToolProps = Omit<LazyToolProps, 'name'>

function AmountsTool({ analyte, bands, address }: ToolProps) {
  const module = useModule(amounts, true)
  if (module === null) return <Loading />
  return (
    <module.AmountsView
      analyte={analyte}
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

/** On this page nothing is recorded: the reading is shown, and the eye goes to its band. */
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
