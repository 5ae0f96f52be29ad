import { useState } from 'react'
import { useStore } from 'zustand'

import type { ShownLevel } from '#domain/chart/shown-levels.ts'
import { analyteOf, type Analyte } from '#domain/kit/kit.ts'
import type { Answer, CameraEvidence } from '#domain/reading/reading.ts'
import { openAnalytes, type Run } from '#domain/run/run.ts'
import type { Task } from '#domain/run/task.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { useServices } from '#ui/services.tsx'
import { AnswerPicker } from './answer-picker.tsx'
import styles from './reading-panel.module.css'
import { ReadingWindow } from './reading-window.tsx'
import { SecondOpinion } from './second-opinion.tsx'
import { useBands } from './use-bands.ts'
import { useIsPractice } from './use-is-practice.ts'

interface ReadingPanelProps {
  readonly run: Run
  readonly task: Task
}

/** The levels of the analyte to be read, one analyte after the other; one tap records. */
export function ReadingPanel({ run, task }: ReadingPanelProps) {
  const { session } = useServices()
  const { now } = useStore(session.time)
  const step = task.step.kind === 'read' ? task.step : task.nextRead
  const isOpen = task.doing.kind === 'read'
  const id = isOpen
    ? openAnalytes(run, task)[0]
    : step?.analytes.find((analyte) => run.analytes.includes(analyte))
  const analyte = id === undefined ? undefined : analyteOf(run.kit, id)
  if (step === null || analyte === undefined) return null
  const due = 'due' in task.doing ? task.doing.due : now
  return (
    <div className={styles['panel']}>
      <ReadingWindow due={due} now={now} within={step.readWithin} />
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

interface OneAnalyteProps extends ReadingPanelProps {
  readonly analyte: Analyte
  /** False in the seconds before the reading is due: to be seen, not tapped. */
  readonly isOpen: boolean
}

function OneAnalyte({ run, task, analyte, isOpen }: OneAnalyteProps) {
  const { session } = useServices()
  const { bands, isGuarded } = useBands(run.kit.id, analyte, isOpen)
  const isPractice = useIsPractice()
  const [opinion, setOpinion] = useState<CameraEvidence | null>(null)
  const answer = (given: Answer, evidence: CameraEvidence | null) => {
    if (!isGuarded) void session.read(task, analyte.id, given, evidence ?? undefined)
  }
  return (
    <fieldset className={styles['answers']} disabled={!isOpen} data-testid="answers">
      <legend className={styles['legend']}>{questionOf(analyte, bands)}</legend>
      <AnswerPicker analyte={analyte} bands={bands} onAnswer={(given) => answer(given, opinion)} />
      {!isPractice && (
        <div className={styles['aids']}>
          <AppLink to={`/ColorChart?kit=${run.kit.id}&analyte=${analyte.id}`}>
            {texts('live').read.openChart}
          </AppLink>
          <SecondOpinion
            kit={run.kit}
            analyte={analyte.id}
            opinion={opinion}
            onResult={(evidence, given) => {
              setOpinion(evidence)
              if (given !== null) answer(given, evidence)
            }}
          />
        </div>
      )}
    </fieldset>
  )
}

function questionOf({ method, name }: Analyte, bands: readonly ShownLevel[]): string {
  const words = texts('live').read
  if (bands.length === 0) return words.pickTyped(name)
  return method === 'turbidity' ? words.pickTurbid(name) : words.pick(name)
}
