import { useState } from 'react'
import type { ChartDraft } from '#app/kits/own-charts.ts'
import type { Services } from '#app/services.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import {
  chartedAnalytes,
  measuredSeries,
  paperOf,
  seriesDirection,
  seriesOf,
  type ChartFields,
  type Series,
} from '#domain/chart/registration.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import type { Kit } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { useOwnCharts } from '#ui/camera/use-own-charts.ts'
import { useWork } from '#ui/camera/use-work.ts'
import { useServices } from '#ui/services.tsx'
import { showFault } from '#ui/show-fault.ts'
import { useSaving } from './use-saving.ts'

interface Fields {
  readonly kind: 'fields'
  readonly frame: Pixels
  /** Null where none were detected. */
  readonly fields: ChartFields | null
}

interface Numbers {
  readonly kind: 'numbers'
  readonly frame: Pixels
  readonly fields: ChartFields
  readonly series: readonly Series[]
}

interface Done {
  readonly kind: 'done'
  readonly charts: readonly OwnChart[]
  /** What the charts were made of. */
  readonly numbers: Numbers
}

export type RegistrationStep = { readonly kind: 'photo' } | Fields | Numbers | Done

function previousStep(step: RegistrationStep): RegistrationStep | null {
  switch (step.kind) {
    case 'photo':
    case 'done':
      return null
    case 'fields':
      return { kind: 'photo' }
    case 'numbers':
      return { ...step, kind: 'fields' }
    default:
      return assertNever(step)
  }
}

/** The steps from a photograph of the kit's chart to the stored charts. */
export function useRegistration(kit: Kit, analyte: string) {
  const { camera } = useServices()
  const { shown: work, run, cancel } = useWork()
  const { isSaving, failure, save } = useSaving()
  const before = useOwnCharts(kit.id)
  const [step, setStep] = useState<RegistrationStep>({ kind: 'photo' })
  /** Stored by an attempt just before. */
  const [replaced, setReplaced] = useState<readonly OwnChart[]>([])
  const previous = previousStep(step)

  return {
    step,
    work,
    cancel,
    before,
    isSaving,
    failure,
    back: previous === null ? undefined : () => setStep(previous),
    retake: () => setStep({ kind: 'photo' }),
    async findFields(frame: Pixels) {
      const finding = run('finding', () => camera.findGrids(frame))
      const found = await showFault(finding, () => setStep({ kind: 'fields', frame, fields: null }))
      const grids = found.ok ? found.value : []
      const grid = grids.find(({ mayBeChance }) => !mayBeChance) ?? grids[0]
      setStep({ kind: 'fields', frame, fields: grid?.rows ?? null })
    },
    askNumbers(frame: Pixels, fields: ChartFields) {
      const direction = seriesDirection(fields, chartedAnalytes(kit.analytes).length)
      const series = seriesOf(fields, direction, kit.analytes, analyte, before)
      setStep({ kind: 'numbers', frame, fields, series })
    },
    async keep(numbers: Numbers) {
      const charts = await save(() => draftsOf(numbers, kit, camera), replaced)
      if (charts !== null) setStep({ kind: 'done', charts, numbers })
    },
    changeNumbers({ charts, numbers }: Done) {
      setReplaced(charts)
      setStep(numbers)
    },
  }
}

/** One chart for each analyte. */
async function draftsOf(
  { frame, fields, series }: Numbers,
  kit: Kit,
  camera: Services['camera'],
): Promise<readonly ChartDraft[]> {
  const paper = paperOf(frame, fields)
  const whole = await camera.thumbnail(frame)
  const drafts: ChartDraft[] = []
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
    drafts.push({ ...about, ...scale, photo: whole, patches })
  }
  return drafts
}
