import { useState } from 'react'
import { useStore } from 'zustand'

import { analyteOf } from '#domain/kit/kit.ts'
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
import { useGuard } from './use-guard.ts'

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
  if (step === null || id === undefined) return null
  const due = 'due' in task.doing ? task.doing.due : now
  return (
    <div className={styles['panel']}>
      <ReadingWindow due={due} now={now} within={step.readWithin} />
      <OneAnalyte
        key={`${task.sample}/${id}`}
        run={run}
        task={task}
        analyteId={id}
        isOpen={isOpen}
      />
    </div>
  )
}

interface OneAnalyteProps extends ReadingPanelProps {
  readonly analyteId: string
  /** False in the seconds before the reading is due: to be seen, not tapped. */
  readonly isOpen: boolean
}

function OneAnalyte({ run, task, analyteId, isOpen }: OneAnalyteProps) {
  const { session } = useServices()
  const isGuarded = useGuard()
  const [opinion, setOpinion] = useState<CameraEvidence | null>(null)
  const analyte = analyteOf(run.kit, analyteId)
  if (analyte === undefined) return null
  const answer = (given: Answer, evidence: CameraEvidence | null) => {
    if (!isGuarded) void session.read(task, analyteId, given, evidence ?? undefined)
  }
  return (
    <fieldset className={styles['answers']} disabled={!isOpen} data-testid="answers">
      <legend className={styles['legend']}>{questionOf(analyte)}</legend>
      <AnswerPicker analyte={analyte} onAnswer={(given) => answer(given, opinion)} />
      <div className={styles['aids']}>
        <AppLink to={`/ColorChart?kit=${run.kit.id}&analyte=${analyteId}`}>
          {texts('live').read.openChart}
        </AppLink>
        <SecondOpinion
          kit={run.kit}
          analyte={analyteId}
          opinion={opinion}
          onResult={(evidence, given) => {
            setOpinion(evidence)
            if (given !== null) answer(given, evidence)
          }}
        />
      </div>
    </fieldset>
  )
}

function questionOf({ method, name, levels }: NonNullable<ReturnType<typeof analyteOf>>): string {
  const words = texts('live').read
  if (levels.length === 0) return words.pickTyped(name)
  return method === 'turbidity' ? words.pickTurbid(name) : words.pick(name)
}
