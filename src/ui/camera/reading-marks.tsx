import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isReadByPlace } from '#domain/chart/answer-of-estimate.ts'
import type { OwnChart } from '#domain/chart/own-chart.ts'
import type { PrintedChart } from '#domain/color/printed/printed-chart.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { showFault } from '#ui/show-fault.ts'
import { BottomBar } from './bottom-bar.tsx'
import { comparedOf, type Compared } from './compared.ts'
import { CheckerChoice } from './checker-choice.tsx'
import type { CameraEstimate } from './evidence.ts'
import { LevelAdder } from './level-adder.tsx'
import { MarkBoard } from './mark-board.tsx'
import type { Places } from './places.ts'
import { readingLevels, type ReadingLevel } from './reading-levels.ts'
import {
  matchDetectedChart,
  contrastRequest,
  maxPads,
  detectedPadCount,
  detectedPlaces,
  readRequest,
  readingTargets,
  reversePlaces,
  withoutChecker,
  type ComparisonBasis,
  type ChartLine,
} from './reading-request.ts'
import type { FoundPhoto } from './use-found-photo.ts'
import { useWork } from './use-work.ts'
import { WorkProgress } from './work-progress.tsx'

interface ReadingMarksProps {
  readonly analyte: Analyte
  readonly photo: FoundPhoto
  /** The analyte's line on a chart of the whole kit. */
  readonly line: ChartLine
  readonly against: ComparisonBasis
  readonly own: OwnChart | null
  readonly onEstimate: (cameraEstimate: CameraEstimate, compared: Compared | null) => void
  readonly onRetake: () => void
}

/** Locates the sample and the chart in the photograph, automatically or by tapping; then reads them. */
export function ReadingMarks(props: ReadingMarksProps) {
  const { analyte, photo, line, against, own, onRetake } = props
  const words = texts('camera').marking
  const [typed, setTyped] = useState<readonly number[]>([])
  const levels = readingLevels(analyte, own, typed)
  const canHavePads = against === 'chart' && analyte.method === 'pad'
  const [pads, setPads] = useState(() =>
    canHavePads ? detectedPadCount(photo.frame, levels, photo.grids, line) : 1,
  )
  const chartOf = (those: readonly ReadingLevel[], ofPads = pads) =>
    against === 'chart'
      ? matchDetectedChart(photo.frame, those, photo.grids, { pads: ofPads, line })
      : null
  const [chart, setChart] = useState(() => chartOf(levels))
  const findAmong = (those: readonly ReadingLevel[], its: PrintedChart | null) =>
    detectedPlaces(photo.frame, analyte, those, { card: photo.card, chart: its })
  const [places, setPlaces] = useState<Places>(() => findAmong(levels, chart))
  const foundIn = (its: Places) => levels.filter(({ id }) => its[id] !== undefined).length
  const [found, setFound] = useState(() => foundIn(places))
  const canBeTurned = levels.filter(({ id }) => places[id] !== undefined).length > 1
  // Colors photographed earlier are relative to white alone: only what is in the same photograph is corrected alike.
  const canHaveChecker = against === 'chart' && analyte.method !== 'turbidity'
  const [isByChecker, setByChecker] = useState(false)
  const targets = readingTargets(analyte, levels, { against, pads, isByChecker }, words)
  const add = (value: number) => {
    const more = readingLevels(analyte, own, [...typed, value])
    const its = chartOf(more)
    setTyped([...typed, value])
    setChart(its)
    setPlaces({ ...findAmong(more, its), ...places })
  }
  /** Searches for a chart with this number of pads per level; keeps only the marks that do not depend on it. */
  const choosePads = (ofPads: number) => {
    const its = chartOf(levels, ofPads)
    const { sample, white, blank } = places
    const kept = { ...(sample && { sample }), ...(white && { white }), ...(blank && { blank }) }
    const next = { ...findAmong(levels, its), ...kept }
    setPads(ofPads)
    setChart(its)
    setPlaces(next)
    setFound(foundIn(next))
  }
  return (
    <>
      {canHavePads && <PadsChoice pads={pads} onChoose={choosePads} />}
      <Findings
        hasCard={photo.card !== null}
        found={found}
        isChartWanted={against === 'chart' && analyte.method !== 'turbidity'}
      />
      <MarkBoard
        key={`${pads} ${isByChecker}`}
        frame={photo.frame}
        targets={targets}
        places={places}
        onPlace={setPlaces}
      />
      {canHaveChecker && (
        <>
          {canBeTurned && (
            <Button icon="swap_vert" onClick={() => setPlaces(reversePlaces(places, levels))}>
              {words.reverse}
            </Button>
          )}
          {!analyte.chartComplete && !isReadByPlace(analyte.levels) && (
            <LevelAdder unit={analyte.unit} onAdd={add} />
          )}
          <CheckerChoice
            isOn={isByChecker}
            onChange={(isOn) => {
              setByChecker(isOn)
              if (!isOn) setPlaces(withoutChecker(places))
            }}
          />
        </>
      )}
      <ReadingBar
        {...props}
        pads={pads}
        levels={levels}
        places={places}
        chart={chart}
        isComplete={targets.every(({ id, isOptional }) => isOptional || places[id] !== undefined)}
        onRetake={onRetake}
      />
    </>
  )
}

interface PadsChoiceProps {
  readonly pads: number
  readonly onChoose: (pads: number) => void
}

/** How many colored pads the strip has, matched together. */
function PadsChoice({ pads, onChoose }: PadsChoiceProps) {
  const words = texts('camera').marking
  const counts = Array.from({ length: maxPads }, (_, index) => String(index + 1))
  return (
    <Segments
      legend={words.pads}
      value={String(pads)}
      onChange={(value) => onChoose(Number(value))}
      options={counts.map((value) => ({ value, label: value }))}
    />
  )
}

interface FindingsProps {
  readonly hasCard: boolean
  readonly found: number
  readonly isChartWanted: boolean
}

function Findings({ hasCard, found, isChartWanted }: FindingsProps) {
  const words = texts('camera').marking
  return (
    <>
      {(hasCard || found > 0) && (
        <p className="small muted">
          {hasCard && words.card}
          {found > 0 && words.found(found)}
        </p>
      )}
      {isChartWanted && found === 0 && (
        <Notice kind="note">
          <p>{words.notFound}</p>
        </Notice>
      )}
    </>
  )
}

interface ReadingBarProps extends ReadingMarksProps {
  readonly pads: number
  readonly levels: readonly ReadingLevel[]
  readonly places: Places
  readonly chart: PrintedChart | null
  /** Whether everything required has been marked. */
  readonly isComplete: boolean
}

function ReadingBar(props: ReadingBarProps) {
  const words = texts('camera')
  const { work, cancel, lacking, isBroken, read } = useReading(props)
  useOnceComplete(props.isComplete && lacking === null, read)
  return (
    <>
      {isBroken && (
        <Notice kind="error">
          <p>{words.work.broken}</p>
        </Notice>
      )}
      <div className="gap-2 grid fitted">
        <Button icon="restart_alt" onClick={props.onRetake}>
          {words.marking.retake}
        </Button>
      </div>
      {lacking !== null && <p>{words.marking[lacking]}</p>}
      <BottomBar>
        {work === null ? (
          <Button kind="filled" icon="compare" aria-disabled={lacking !== null} onClick={read}>
            {words.marking.read}
          </Button>
        ) : (
          <WorkProgress work={work} onCancel={cancel} />
        )}
      </BottomBar>
    </>
  )
}

/** Reads automatically after the tap that completes the marks; after later moves it reads only on request. */
function useOnceComplete(isComplete: boolean, read: () => void) {
  const wasComplete = useRef(isComplete)
  const readNow = useEffectEvent(read)
  useEffect(() => {
    if (isComplete && !wasComplete.current) readNow()
    wasComplete.current = isComplete
  }, [isComplete])
}

function useReading(props: ReadingBarProps) {
  const { analyte, photo, against, pads, levels, places, chart, onEstimate } = props
  const { camera } = useServices()
  const { shown: work, run, cancel } = useWork()
  const [isBroken, setBroken] = useState(false)
  const asked =
    analyte.method === 'turbidity'
      ? contrastRequest(places, levels)
      : readRequest(photo.frame, places, levels, { against, pads }, { card: photo.card, chart })
  const lacking = typeof asked === 'string' ? asked : null

  async function read() {
    if (typeof asked === 'string') return
    setBroken(false)
    const reading = run<CameraEstimate>('reading', () =>
      'behind' in asked
        ? camera.readContrast(photo.frame, asked)
        : camera.readSample(photo.frame, asked),
    )
    const result = await showFault(reading, () => setBroken(true))
    if (result.ok) onEstimate(result.value, comparedOf(photo.frame, places, levels))
    else setBroken(result.reason === 'broken')
  }
  return { work, cancel, lacking, isBroken, read: () => void read() }
}
