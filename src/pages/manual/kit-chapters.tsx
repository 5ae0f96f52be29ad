import type { Analyte, Kit, Lane, ReadStep, Step } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { isKnown, type Sourced } from '#domain/sourced.ts'
import type { Seconds } from '#domain/units.ts'
import { comparing, comparingSources } from '#knowledge/sampling/comparing.ts'
import { texts } from '#locales/texts.ts'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Card } from '#ui/card.tsx'
import { Drawing } from '#ui/drawings/drawing.tsx'
import { drawingOfStep } from '#ui/drawings/drawing-of-step.ts'
import { FoldedSources } from '#ui/sources/folded-sources.tsx'
import { formatLength } from '#ui/text/format-time.ts'
import { SourceList } from '#ui/sources/sources.tsx'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import { Chapter } from './chapter.tsx'
import styles from './chapter.module.css'
import { laneAnchor, stepAnchor } from './parts.ts'
import { Remarks } from './remarks.tsx'

interface KitProps {
  readonly kit: Kit
}

export function PrepareChapters({ kit }: KitProps) {
  const words = texts('manual')
  return (
    <>
      <Chapter id="prepare" title={words.sections.prepare}>
        <p>
          {kit.note} <TrustMark trust={kit.trust} />
        </p>
        <Remarks kit={kit} remarks={kit.prepare} />
        {kit.maker !== '' && <p className="label muted">{words.maker(kit.maker)}</p>}
      </Chapter>
      <Chapter id="cautions" title={words.sections.cautions}>
        <Remarks kit={kit} remarks={kit.cautions} />
      </Chapter>
    </>
  )
}

/** The lanes of a kit, each with its illustrated steps. */
export function MeasureChapters({ kit }: KitProps) {
  const words = texts('manual')
  const together = sideBySideLanes(kit).map(({ name }) => name)
  return (
    <>
      {kit.lanes.map((lane) => (
        <Chapter
          key={lane.id}
          id={laneAnchor(lane.id)}
          title={lane.name}
          detail={words.sheet.count(lane.steps.length)}
        >
          <LaneSteps kit={kit} lane={lane} />
        </Chapter>
      ))}
      {together.length > 0 && (
        <p className="label muted">{words.lane.sideBySide(together.join(words.nameJoiner))}</p>
      )}
    </>
  )
}

interface LaneStepsProps extends KitProps {
  readonly lane: Lane
}

/** Lanes with more steps than this are drawn small on a phone. */
const shownLarge = 3

function LaneSteps({ kit, lane }: LaneStepsProps) {
  const words = texts('manual')
  const before = kit.lanes.filter(({ id }) => lane.after.includes(id)).map(({ name }) => name)
  return (
    <>
      {before.length > 0 && <p>{words.lane.after(before.join(words.nameJoiner))}</p>}
      <ol
        className={`plain gap-3 grid ${styles['steps']}`}
        data-many={lane.steps.length > shownLarge}
      >
        {lane.steps.map((step, at) => (
          <StepItem key={step.id} kit={kit} step={step} number={at + 1} />
        ))}
      </ol>
      <FoldedSources sources={kit.sources} keys={sourcesOf(lane.steps)} />
    </>
  )
}

interface StepItemProps extends KitProps {
  readonly step: Step
  readonly number: number
}

function StepItem({ kit, step, number }: StepItemProps) {
  const words = texts('manual')
  const { name, amount, next } = drawingOfStep(kit, step)
  return (
    <li
      id={stepAnchor(step.id)}
      tabIndex={-1}
      data-entry
      className={`middle top rim round-l grid lead-rest gap-1 beside-3 paper ${styles['step']}`}
    >
      <span className={`below-2 flex across tone-hands ${styles['picture']}`}>
        <Drawing
          name={name}
          label={words.drawings[name]}
          amount={amount}
          length={lengthOf(step)}
          isAtEnd
        />
        {next !== undefined && (
          <Drawing name={next} label={words.drawings[next]} amount={amount} isAtEnd />
        )}
      </span>
      <span className={`center strong mark-tertiary round ${styles['number']}`} aria-hidden="true">
        {number}
      </span>
      <h4>{step.title}</h4>
      <p>{step.detail}</p>
      {step.kind === 'read' && step.analytes.length > 1 && (
        <p className="label muted">{words.readsAnalytes(analyteNames(kit, step.analytes))}</p>
      )}
      <StepTime step={step} />
    </li>
  )
}

const lengthOf = (step: Step) =>
  step.kind === 'hands-on' || step.kind === 'read' || !isKnown(step.duration)
    ? undefined
    : step.duration.value

const analyteNames = (kit: Kit, ids: readonly string[]) =>
  kit.analytes
    .filter(({ id }) => ids.includes(id))
    .map(({ name }) => name)
    .join(texts('manual').nameJoiner)

/** The duration of a step, with its mark and source; the mark for unknown when it has no source. */
function StepTime({ step }: { readonly step: Step }) {
  const words = texts('manual')
  switch (step.kind) {
    case 'hands-on':
      return <p className="label muted">{words.handsTime(formatLength(step.hands))}</p>
    case 'timed':
    case 'reaction':
      return <Figure label={words.time} figure={step.duration} say={formatLength} />
    case 'settle':
      return (
        <Figure
          label={words.time}
          figure={step.duration}
          say={(length) => words.atLeast(formatLength(length))}
        />
      )
    case 'read':
      return <ReadWindow figure={step.readWithin} />
    default:
      return assertNever(step)
  }
}

function ReadWindow(props: { readonly figure: Sourced<Seconds> }) {
  const words = texts('manual')
  return (
    <Figure
      {...props}
      label={words.window}
      say={(length) => words.windowText(formatLength(length))}
      whenUnknown={words.windowUnknown}
    />
  )
}

interface FigureProps {
  readonly label: string
  readonly figure: Sourced<Seconds>
  readonly say: (length: number) => string
  readonly whenUnknown?: string
}

function Figure({ label, figure, say, whenUnknown }: FigureProps) {
  const words = texts('manual')
  if (!isKnown(figure)) {
    return (
      <p className="label muted">
        {words.label(label)}
        <TrustMark trust="unknown" /> {whenUnknown}
      </p>
    )
  }
  return (
    <p className="label muted">
      {words.label(label)}
      <strong>{say(figure.value)}</strong> <TrustMark trust={figure.trust} />
    </p>
  )
}

/** Sources of the times of these steps. */
const sourcesOf = (steps: readonly Step[]) =>
  steps.flatMap((step) => {
    if (step.kind === 'hands-on') return []
    const figure = step.kind === 'read' ? step.readWithin : step.duration
    return isKnown(figure) ? figure.sources : []
  })

/** Lanes that start after the same lanes as another, and so run side by side. */
function sideBySideLanes(kit: Kit): readonly Lane[] {
  const start = ({ after }: Lane) => after.toSorted().join(' ')
  return kit.lanes.filter((one) =>
    kit.lanes.some((other) => other !== one && start(other) === start(one)),
  )
}

interface ReadAlike {
  readonly analytes: readonly Analyte[]
  readonly step: ReadStep
}

/** Groups analytes that are read in the same way, in the order of reading. */
function readAlike(kit: Kit): readonly ReadAlike[] {
  const ways = new Map<string, ReadAlike>()
  for (const step of kit.lanes.flatMap(({ steps }) => steps)) {
    if (step.kind !== 'read') continue
    for (const analyte of kit.analytes.filter(({ id }) => step.analytes.includes(id))) {
      const { method, halfLevels, chartComplete } = analyte
      const way = JSON.stringify([method, halfLevels, chartComplete, step.readWithin])
      const analytes = [...(ways.get(way)?.analytes ?? []), analyte]
      ways.set(way, { analytes, step })
    }
  }
  return [...ways.values()]
}

/** How each analyte is read, and its reading window. */
export function ReadingChapter({ kit }: KitProps) {
  const words = texts('manual')
  return (
    <Chapter id="reading" title={words.sections.reading}>
      {readAlike(kit).map((read) => (
        <AnalyteReading key={read.analytes[0]?.id} kit={kit} read={read} />
      ))}
      <Remarks
        isGeneral
        kit={{ sources: comparingSources() }}
        remarks={[comparing().light, comparing().screen]}
      />
      <ButtonLink icon="palette" to={`/ColorChart?kit=${encodeURIComponent(kit.id)}`}>
        {words.reading.chart}
      </ButtonLink>
    </Chapter>
  )
}

function AnalyteReading({ kit, read }: KitProps & { readonly read: ReadAlike }) {
  const words = texts('manual')
  const { analytes, step } = read
  const [first] = analytes
  if (first === undefined) return null
  return (
    <Card as="section">
      <h4>{analytes.map(({ name }) => name).join(words.nameJoiner)}</h4>
      <p>{words.reading.methods[first.method]}</p>
      <p>{first.halfLevels ? words.reading.half : words.reading.noHalf}</p>
      {!first.chartComplete && <p>{words.reading.partial}</p>}
      <ReadWindow figure={step.readWithin} />
      <FoldedSources sources={kit.sources} keys={sourcesOf([step])} />
    </Card>
  )
}

export function SourcesChapter({ kit }: KitProps) {
  const words = texts('manual')
  return (
    <Chapter id="sources" title={words.sections.sources} detail={kit.name}>
      {kit.sources.length === 0 ? (
        <p>{words.nothingListed}</p>
      ) : (
        <Card>
          <SourceList kit={kit} keys={kit.sources.map(({ key }) => key)} />
        </Card>
      )}
    </Chapter>
  )
}
