import { useState } from 'react'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import { analyteOnChart, addScale, ownScale } from '#domain/chart/shown-levels.ts'
import type { Pixels } from '#domain/color/pixels.ts'
import { analyteOf, type Analyte, type Kit } from '#domain/kit/kit.ts'
import type { Answer, CameraEvidence } from '#domain/reading/reading.ts'
import type { Instant } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { Choice } from '#ui/controls/choice.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { CameraStage } from './camera-stage.tsx'
import styles from './camera.module.css'
import type { Compared } from './compared.ts'
import { evidenceOf, withUncertainty, type CameraEstimate } from './evidence.ts'
import { FullScreen } from './full-screen.tsx'
import { EstimateView } from './estimate-view.tsx'
import { ReadingMarks } from './reading-marks.tsx'
import { chartLine, type ComparisonBasis } from './reading-request.ts'
import { useFoundPhoto } from './use-found-photo.ts'
import { shownSet, useOwnCharts } from './use-own-charts.ts'
import { WorkProgress } from './work-progress.tsx'

interface CameraReadingProps {
  readonly kit: Kit
  /** Id of an analyte of the kit. */
  readonly analyte: string
  /** Whether a small copy of the photograph is stored with the evidence. */
  readonly keepsPhoto: boolean
  /** In a test: the time, which is stored with a photograph. */
  readonly now?: () => Instant
  /** The user's verdict: `answer` is null when the estimate is not used. */
  readonly onResult: (evidence: CameraEvidence, answer: Answer | null) => void
  /** Returns to reading by eye, without an estimate. */
  readonly onClose: () => void
}

/**
 * The camera's estimate of one reading, from one photograph. It is a proposal, never recorded without the user.
 * Needs the catalog `camera`; load both on demand: `withTexts(import('#ui/camera/camera-reading.tsx'), 'camera')`.
 */
export function CameraReading(props: CameraReadingProps) {
  const { kit, analyte: id, onClose, ...rest } = props
  const words = texts('camera')
  const analyte = analyteOf(kit, id)
  if (analyte === undefined) return null
  return (
    <FullScreen
      isDark
      title={words.title(analyte.name)}
      onClose={onClose}
      end={<IconButton icon="visibility" label={words.byEye} onClick={onClose} />}
    >
      <Steps kit={kit} analyte={analyte} {...rest} />
    </FullScreen>
  )
}

const sheet = `fill-block grid top gap-3 fill readable mid ink paper pad-4 sides-5 ${styles['sheet']}`

interface StepsProps extends Omit<CameraReadingProps, 'analyte' | 'onClose'> {
  readonly analyte: Analyte
}

interface Estimated {
  readonly cameraEstimate: CameraEstimate
  readonly compared: Compared | null
}

function Steps({ kit, analyte: ofKit, keepsPhoto, now, onResult }: StepsProps) {
  const { charts, camera } = useServices()
  const against = useAgainst(kit, ofKit)
  const analyte = analyteOnChart(ofKit, against.own)
  const { photo, work, cancel, look, forget } = useFoundPhoto()
  const [estimated, setEstimated] = useState<Estimated | null>(null)
  const [takenAt, setTakenAt] = useState<Instant | null>(null)

  async function conclude(verdict: CameraEvidence['verdict'], answer: Answer | null) {
    if (photo === null || estimated === null) return
    const thumbnail = keepsPhoto ? await camera.thumbnail(photo.frame) : null
    const name = thumbnail === null ? null : await charts.keepPhoto(thumbnail)
    const given = answer && addScale(answer, ownScale(ofKit, against.own))
    onResult(evidenceOf(estimated.cameraEstimate, verdict, name, takenAt), given)
  }

  function take(frame: Pixels) {
    setTakenAt(now?.() ?? null)
    look(frame)
  }

  function retake() {
    setEstimated(null)
    forget()
  }

  if (work !== null) {
    return (
      <div className={sheet}>
        <WorkProgress work={work} onCancel={cancel} />
      </div>
    )
  }
  if (photo === null) return <Choosing analyte={analyte} against={against} onFrame={take} />
  return (
    <>
      <div className={sheet} hidden={estimated !== null}>
        <ReadingMarks
          analyte={analyte}
          photo={photo}
          line={chartLine(kit, analyte)}
          against={against.kind}
          own={against.own}
          onEstimate={(cameraEstimate, compared) =>
            setEstimated({
              cameraEstimate: withUncertainty(cameraEstimate, against.kind),
              compared,
            })
          }
          onRetake={retake}
        />
      </div>
      {estimated !== null && (
        <div className={sheet}>
          <EstimateView
            analyte={analyte}
            own={against.own}
            frame={photo.frame}
            cameraEstimate={estimated.cameraEstimate}
            compared={estimated.compared}
            against={against.kind}
            onVerdict={(verdict, answer) => void conclude(verdict, answer)}
            onAdjust={() => setEstimated(null)}
            onRetake={retake}
          />
        </div>
      )}
    </>
  )
}

interface ChoosingProps {
  readonly analyte: Analyte
  readonly against: ReturnType<typeof useAgainst>
  readonly onFrame: (frame: Pixels) => void
}

function Choosing({ analyte, against, onFrame }: ChoosingProps) {
  const words = texts('camera')
  const isFigure = analyte.method === 'turbidity'
  const say = isFigure ? words.aim.figure : words.aim[against.kind]
  return (
    <CameraStage say={say} help={words.source.tips} onFrame={onFrame}>
      {isFigure ? (
        <Notice kind="warning">
          <p>{words.experimental}</p>
        </Notice>
      ) : (
        against.sets.length > 0 && <AgainstChoice against={against} />
      )}
    </CameraStage>
  )
}

interface AgainstState {
  readonly kind: ComparisonBasis
  /** The user's own chart: the reference, or a help in recognizing the chart in the photograph by its colors. */
  readonly own: OwnChart | null
  readonly sets: readonly OwnChart[]
  readonly choose: (value: string) => void
  readonly value: string
}

const inFrame = 'chart'

/** What a sample is compared with: the chart in the same photograph, unless the user chooses otherwise. */
function useAgainst(kit: Kit, analyte: Analyte): AgainstState {
  const charts = useOwnCharts(kit.id)
  const sets = charts.filter((chart) => chart.analyte === analyte.id)
  const [value, choose] = useState<string>(inFrame)
  const chosen = sets.find(({ id }) => id === value)
  return {
    kind: chosen === undefined ? 'chart' : 'own',
    own: shownSet(charts, analyte.id, chosen?.id ?? null),
    sets: sets.filter(({ hasWhite, patches }) => hasWhite && patches.length > 1),
    choose,
    value: chosen?.id ?? inFrame,
  }
}

function AgainstChoice({ against }: { readonly against: AgainstState }) {
  const words = texts('camera').against
  const { sets, value, choose } = against
  return (
    <Choice
      legend={words.legend}
      value={value}
      onChange={choose}
      options={[
        { value: inFrame, label: words.chart, detail: words.chartDetail },
        ...sets.map(({ id, name }) => ({
          value: id,
          label: words.own(name),
          detail: words.ownDetail,
        })),
      ]}
    />
  )
}
