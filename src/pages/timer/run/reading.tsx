import { useState } from 'react'
import { useStore } from 'zustand'

import type { ShownLevel } from '#domain/chart/shown-levels.ts'
import { analyteOf, type Analyte, type Kit } from '#domain/kit/kit.ts'
import type { Answer, CameraEvidence } from '#domain/reading/reading.ts'
import { preAlarm } from '#domain/run/agenda.ts'
import { openAnalytes, type Run } from '#domain/run/run.ts'
import type { Task } from '#domain/run/task.ts'
import { isKnown, type Sourced } from '#domain/sourced.ts'
import { addSeconds, secondsBetween, type Instant, type Seconds } from '#domain/units.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { formatCountdown, formatLength } from '#ui/text/format-time.ts'
import { Invite } from '#ui/level/invite.tsx'
import { isLookKnown } from '#ui/level/level-look.tsx'
import { ReadingHead, type ReadingStage } from '#ui/run/reading-head.tsx'
import { useServices } from '#ui/services.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import { AnswerPicker } from './answer-picker.tsx'
import styles from './reading.module.css'
import { useBands } from './use-bands.ts'
import { useIsPractice } from './use-is-practice.ts'

interface ReadingProps {
  readonly run: Run
  readonly task: Task
}

/** The levels of the analyte to be read, one analyte after the other; one tap records the reading. */
export function ReadingPanel({ run, task }: ReadingProps) {
  const { session } = useServices()
  const { now } = useStore(session.time)
  const step = task.step.kind === 'read' ? task.step : task.nextRead
  const isOpen = task.status.kind === 'read'
  const id = isOpen
    ? openAnalytes(run, task)[0]
    : step?.analytes.find((analyte) => run.analytes.includes(analyte))
  const analyte = id === undefined ? undefined : analyteOf(run.kit, id)
  if (step === null || analyte === undefined) return null
  const due = 'due' in task.status ? task.status.due : now
  return (
    <div className={`grid gap-2 shrink ${styles['reading']}`}>
      <Head
        title={step.title}
        status={task.status.kind}
        due={due}
        now={now}
        within={step.readWithin}
      />
      <OneAnalyte
        key={`${task.sample}/${analyte.id}`}
        run={run}
        task={task}
        analyte={analyte}
        isOpen={isOpen}
      />
    </div>
  )
}

interface HeadProps {
  readonly title: string
  readonly status: string
  readonly due: Instant
  readonly now: Instant
  readonly within: Sourced<Seconds>
}

/** Lateness from which it is shown: a reading is seldom answered in the very second it is due. */
const worthSayingSeconds = 5
/** Time the pin takes to cross the bar when the reading window is unknown. */
const usualSeconds = 120

/** Too early → now → late, shown by a pin on one bar. */
function Head({ title, status, due, now, within }: HeadProps) {
  const words = texts('live')
  const passed = secondsBetween(due, now)
  const stage = stageOf(due, now, within)
  const limit = isKnown(within) ? within.value : null
  return (
    <ReadingHead
      stage={stage}
      title={title}
      chip={passed < 0 ? formatCountdown(secondsBetween(now, due)) : words.run.status.read}
      passed={passed < worthSayingSeconds ? null : words.read.passed(formatLength(passed))}
      status={status}
      words={{
        early: words.read.early,
        now: words.read.now,
        late: words.read.late,
      }}
      hasLimit={limit !== null}
      share={
        stage === 'early'
          ? 1 + passed / preAlarm
          : stage === 'now'
            ? passed / (limit ?? usualSeconds)
            : (passed - (limit ?? 0)) / (limit ?? usualSeconds)
      }
    />
  )
}

function stageOf(due: Instant, now: Instant, within: Sourced<Seconds>): ReadingStage {
  if (now < due) return 'early'
  return isKnown(within) && now > addSeconds(due, within.value) ? 'late' : 'now'
}

interface OneAnalyteProps extends ReadingProps {
  readonly analyte: Analyte
  /** False in the seconds before the reading is due: the levels are visible but cannot be tapped. */
  readonly isOpen: boolean
}

function OneAnalyte({ run, task, analyte, isOpen }: OneAnalyteProps) {
  const { session } = useServices()
  const { bands, isGuarded } = useBands(run.kit.id, analyte, isOpen)
  const isPractice = useIsPractice()
  const [evidence, setEvidence] = useState<CameraEvidence | null>(null)
  const answer = (given: Answer, beside: CameraEvidence | null) => {
    if (!isGuarded) void session.read(task, analyte.id, given, beside ?? undefined)
  }
  return (
    <fieldset
      className={`grid gap-2 ${styles['answers']}`}
      disabled={!isOpen}
      tabIndex={-1}
      data-testid="answers"
    >
      <legend className={`wide label strong tight sides-1 below-1 ${styles['question']}`}>
        {questionOf(analyte, bands)}
      </legend>
      <AnswerPicker
        analyte={analyte}
        bands={bands}
        bleeds={isColorKnown(bands)}
        onAnswer={(given) => answer(given, evidence)}
      >
        {!isPractice && (
          <Aids
            kit={run.kit}
            analyte={analyte}
            isColorKnown={isColorKnown(bands)}
            evidence={evidence}
            onResult={(latest, given) => {
              setEvidence(latest)
              if (given !== null) answer(given, latest)
            }}
          />
        )}
      </AnswerPicker>
    </fieldset>
  )
}

const isColorKnown = (bands: readonly ShownLevel[]) =>
  bands.some(({ level: { look }, patch }) => isLookKnown({ look, patch }))

function questionOf(analyte: Analyte, bands: readonly ShownLevel[]): string {
  const words = texts('live').read
  const { method, name } = analyte
  if (bands.length === 0) return words.pickTyped(name)
  if (method === 'turbidity') return words.pickTurbid(name)
  if (!isColorKnown(bands)) return words.pickOnPaper(name)
  return method === 'pad' ? words.pickAtEdge(name) : words.pick(name)
}

const camera = createModule(() => withTexts(import('#ui/camera/camera-reading.tsx'), 'camera'))

interface AidsProps {
  readonly kit: Kit
  readonly analyte: Analyte
  readonly isColorKnown: boolean
  /** The camera's result, when it was not simply accepted: the user's eye decides. */
  readonly evidence: CameraEvidence | null
  readonly onResult: (evidence: CameraEvidence, answer: Answer | null) => void
}

/** The camera, and the large chart if its colors are known; otherwise one invitation to photograph them. */
function Aids({ kit, analyte, isColorKnown: hasColors, evidence, onResult }: AidsProps) {
  const words = texts('live').read
  const { session } = useServices()
  const [isAsked, setAsked] = useState(false)
  const module = useModule(camera, isAsked)
  return (
    <>
      {!hasColors && analyte.method !== 'turbidity' && (
        <div className={styles['invite']}>
          <Invite kit={kit.id} analyte={analyte.id} returns />
        </div>
      )}
      <Button kind="tonal" stacked icon="photo_camera" onClick={() => setAsked(true)}>
        {evidence === null ? words.askCamera : words.askCameraAgain}
      </Button>
      {hasColors && (
        <ButtonLink stacked icon="palette" to={`/ColorChart?kit=${kit.id}&analyte=${analyte.id}`}>
          {words.openChart}
        </ButtonLink>
      )}
      {isAsked && module !== null && (
        <module.CameraReading
          kit={kit}
          analyte={analyte.id}
          keepsPhoto
          now={() => session.time.getState().now}
          onResult={(latest, answer) => {
            setAsked(false)
            onResult(latest, answer)
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
