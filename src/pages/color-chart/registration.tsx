import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import {
  measuredSeries,
  paperOf,
  seriesDirection,
  seriesOf,
  chartedAnalytes,
  type ChartFields,
  type Series,
} from '#domain/chart/registration.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { CameraStage } from '#ui/camera/camera-stage.tsx'
import { FullScreen } from '#ui/camera/full-screen.tsx'
import { StepDots } from '#ui/step-dots.tsx'
import { useOwnCharts } from '#ui/camera/use-own-charts.ts'
import { useWork } from '#ui/camera/use-work.ts'
import { WorkProgress } from '#ui/camera/work-progress.tsx'
import { useServices } from '#ui/services.tsx'
import { RegistrationDone } from './registration-done.tsx'
import { FieldsStep } from './registration-fields.tsx'
import { NumbersStep } from './registration-numbers.tsx'

interface RegistrationProps {
  readonly kit: Kit
  /** Id of the analyte that was visible. */
  readonly analyte: string
  /** Whether it was opened from a running test, and leads back there. */
  readonly returns: boolean
  readonly onClose: () => void
  readonly onShow: (chart: OwnChart) => void
}

type Step =
  | { readonly kind: 'photo' }
  | { readonly kind: 'fields'; readonly frame: Pixels; readonly fields: ChartFields | null }
  | {
      readonly kind: 'numbers'
      readonly frame: Pixels
      readonly fields: ChartFields
      readonly series: readonly Series[]
    }
  | Saved

interface Saved {
  readonly kind: 'done'
  readonly charts: readonly OwnChart[]
  readonly back: Extract<Step, { readonly kind: 'numbers' }>
}

const steps: readonly Step['kind'][] = ['photo', 'fields', 'numbers', 'done']

/**
 * Registers the kit's own paper chart in a minute: one photograph, the fields detected or set by four taps, the numbers typed once.
 * Needs the catalog `camera`.
 */
export function Registration({ kit, analyte, returns, onClose, onShow }: RegistrationProps) {
  const words = texts('camera').register
  const navigate = useNavigate()
  const { camera } = useServices()
  const { shown: work, run, cancel } = useWork()
  const [step, setStep] = useState<Step>({ kind: 'photo' })
  const { isSaving, failure, save } = useSaving(kit)
  const before = useOwnCharts(kit.id)

  async function findFields(frame: Pixels) {
    const found = await run('finding', () => camera.findGrids(frame))
    const grids = found.ok ? found.value : []
    const grid = grids.find(({ mayBeChance }) => !mayBeChance) ?? grids[0]
    setStep({ kind: 'fields', frame, fields: grid?.rows ?? null })
  }

  async function keep(numbers: Saved['back'], replaced: readonly OwnChart[]) {
    const charts = await save(numbers, replaced)
    if (charts !== null) setStep({ kind: 'done', charts, back: numbers })
  }

  const backOf = (): (() => void) | undefined => {
    switch (step.kind) {
      case 'photo':
      case 'done':
        return undefined
      case 'fields':
        return () => setStep({ kind: 'photo' })
      case 'numbers':
        return () => setStep({ ...step, kind: 'fields' })
      default:
        return assertNever(step)
    }
  }

  const [replaced, setReplaced] = useState<readonly OwnChart[]>([])
  const body = () => {
    switch (step.kind) {
      case 'photo':
        return work === null ? (
          <CameraStage
            say={words.aim}
            help={words.help}
            onFrame={(frame) => void findFields(frame)}
          />
        ) : (
          <WorkProgress work={work} onCancel={cancel} />
        )
      case 'fields':
        return (
          <FieldsStep
            kit={kit}
            frame={step.frame}
            found={step.fields}
            onRetake={() => setStep({ kind: 'photo' })}
            onDone={(fields) => {
              const direction = seriesDirection(fields, chartedAnalytes(kit.analytes).length)
              const series = seriesOf(fields, direction, kit.analytes, analyte, before)
              setStep({ kind: 'numbers', frame: step.frame, fields, series })
            }}
          />
        )
      case 'numbers':
        return (
          <NumbersStep
            kit={kit}
            frame={step.frame}
            series={step.series}
            before={before}
            isSaving={isSaving}
            failure={failure}
            onDone={(series) => void keep({ ...step, series }, replaced)}
          />
        )
      case 'done':
        return (
          <RegistrationDone
            kit={kit}
            charts={step.charts}
            returns={returns}
            onChange={() => {
              setReplaced(step.charts)
              setStep(step.back)
            }}
            onUse={() => {
              const shown = step.charts.find((chart) => chart.analyte === analyte) ?? step.charts[0]
              if (returns) void navigate('/')
              else if (shown !== undefined) onShow(shown)
            }}
          />
        )
      default:
        return assertNever(step)
    }
  }
  return (
    <FullScreen
      title={words.title}
      isDark={step.kind === 'photo'}
      onClose={onClose}
      onBack={backOf()}
      end={
        <StepDots
          step={steps.indexOf(step.kind) + 1}
          of={steps.length}
          label={texts('camera').stepOf(steps.indexOf(step.kind) + 1, steps.length)}
        />
      }
    >
      {body()}
    </FullScreen>
  )
}

type Failure = keyof ReturnType<typeof texts<'camera'>>['making']['failure']

/** Stores one chart for each analyte, replacing those of an attempt just before. */
function useSaving(kit: Kit) {
  const { camera, charts } = useServices()
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)

  async function save({ frame, fields, series }: Saved['back'], replaced: readonly OwnChart[]) {
    setSaving(true)
    setFailure(null)
    const paper = paperOf(frame, fields)
    const whole = await camera.thumbnail(frame)
    const kept: OwnChart[] = []
    for (const each of series) {
      const levels = measuredSeries(frame, each, paper)
      if (each.analyte === null || levels.length === 0) continue
      const patches = await Promise.all(
        levels.map(async ({ box, ...level }) => ({
          ...level,
          photo: await camera.thumbnail(frame, box),
        })),
      )
      const about = { kit: kit.id, analyte: each.analyte, name: '', hasWhite: paper !== null }
      const scale = each.scale !== null && {
        scale: { ...each.scale, unit: each.scale.unit.trim() },
      }
      const result = await charts.save({ ...about, ...scale, photo: whole, patches })
      if (!result.ok) {
        setSaving(false)
        setFailure(result.reason)
        return null
      }
      kept.push(result.value)
    }
    await Promise.all(replaced.map(({ id }) => charts.remove(id)))
    setSaving(false)
    return kept.length > 0 ? kept : null
  }
  return { isSaving, failure, save }
}
