import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'

import { maxSampleNameChars, maxSamples } from '#app/session/setup.ts'
import { analyteOf, bareWord, type Lane } from '#domain/kit/kit.ts'
import { samplesInUse, type Run, type RunSample } from '#domain/run/run.ts'
import { lastUndoable } from '#domain/run/run-event.ts'
import { isChoosable, sampleStatus } from '#domain/run/sample-status.ts'
import { taskOf } from '#domain/run/task.ts'
import { plotTitle, type Plot } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { LabelReader } from '#pages/timer/label-reader.tsx'
import { showToast } from '#ui/toast.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useServices } from '#ui/services.tsx'
import { Notice } from '#ui/notice.tsx'
import { answerText } from '#ui/text/answer-text.ts'
import { formatClockSeconds } from '#ui/text/format-time.ts'
import { CorrectDialog, type PendingCorrection } from './correct-dialog.tsx'
import styles from './run-screen.module.css'

interface SamplesDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onTimeline: () => void
  readonly run: Run
}

/** All samples and their progress; rename, drop, add, or choose what to do next. */
export function SamplesDialog({ open, onClose, onTimeline, run }: SamplesDialogProps) {
  const { session, plots } = useServices()
  const words = texts('live')
  const inUse = samplesInUse(run)
  const last = lastUndoable(run.events)
  const dropped =
    last?.kind === 'sample-dropped' ? run.samples.find(({ id }) => id === last.sample) : undefined
  const { list, undo, add, drop } = useAddAndDrop(inUse.length)
  const hasFields = useStore(plots.store, (state) => state.plots.length > 0)
  useEffect(() => void plots.start(), [plots])
  const { held, choose } = useScannedSample(inUse, onClose)
  const heldId = useId()
  const heldRow = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (held !== null) heldRow.current?.focus()
  }, [held])
  return (
    <Dialog
      test
      title={words.samples.title}
      open={open}
      onClose={onClose}
      actions={
        <Button block test icon="add" disabled={inUse.length >= maxSamples} onClick={add}>
          {words.samples.add}
        </Button>
      }
    >
      {/* In sight wherever in the list the sample stood. */}
      {dropped !== undefined && (
        <output className="stuck over">
          <Notice kind="warning" title={words.samples.dropUndo(dropped.name)}>
            <Button ref={undo} test icon="undo" onClick={() => void session.undo()}>
              {words.run.undo}
            </Button>
          </Notice>
        </output>
      )}
      <Button kind="tonal" block test icon="schedule" onClick={onTimeline}>
        {words.timeline.open}
      </Button>
      {hasFields && inUse.length > 1 && <LabelReader test onRead={choose} />}
      <ol ref={list} className={`plain ruled fields ${styles['samples']}`}>
        {inUse.map((sample) => (
          <li
            key={sample.id}
            className="grid gap-2 items-start ends-2"
            {...(sample.id === held && {
              ref: heldRow,
              tabIndex: -1,
              'aria-current': true,
              'aria-describedby': heldId,
            })}
          >
            {sample.id === held && <HeldNote id={heldId} sample={sample} run={run} />}
            <SampleRow
              run={run}
              sample={sample}
              onChosen={onClose}
              onDrop={inUse.length > 1 ? () => drop(sample.id) : null}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

/** Adds and drops samples; then shows the new one, or moves the focus from the button that is gone. */
function useAddAndDrop(count: number) {
  const { session } = useServices()
  const asked = useRef<'add' | 'drop' | null>(null)
  const shown = useRef(count)
  const list = useRef<HTMLOListElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (count === shown.current) return
    shown.current = count
    if (asked.current === 'add')
      list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
    if (asked.current === 'drop') undo.current?.focus()
    asked.current = null
  }, [count])
  return {
    list,
    undo,
    add: () => {
      asked.current = 'add'
      void session.addSample(texts('timer').setup.sample)
    },
    drop: (sample: string) => {
      asked.current = 'drop'
      void session.dropSample(sample)
    },
  }
}

/** Turns to the sample whose bag was scanned; `held`: the one that cannot be worked on now. */
function useScannedSample(inUse: readonly RunSample[], onClose: () => void) {
  const { session } = useServices()
  const [held, setHeld] = useState<string | null>(null)
  /** Of several samples from one field, the one that can be worked on. */
  const choose = (plot: Plot) => {
    const name = plotTitle(plot).slice(0, maxSampleNameChars)
    const found = inUse
      .filter((one) => one.name === name)
      .map((sample) => ({ sample, status: sampleStatus(sample) }))
    const [first] = ['choosable', 'busy', 'waiting', 'done'].flatMap((kind) =>
      found.filter(({ status }) => status.kind === kind),
    )
    if (first === undefined) showToast({ text: texts('live').samples.notHere(name) })
    else if (first.status.kind === 'waiting' || first.status.kind === 'done')
      setHeld(first.sample.id)
    else {
      if (first.status.kind === 'choosable') void session.prefer(first.status.task)
      onClose()
    }
  }
  return { held, choose }
}

interface HeldNoteProps {
  readonly id: string
  readonly sample: RunSample
  readonly run: Run
}

/** What currently prevents work on the sample. */
function HeldNote({ id, sample, run }: HeldNoteProps) {
  const words = texts('live').samples
  const status = sampleStatus(sample)
  const isDone = status.kind === 'done'
  if (!isDone && status.kind !== 'waiting') return null
  const text = isDone
    ? words.doneAlready(sample.name)
    : words.waiting(
        sample.name,
        status.task.step.title,
        formatClockSeconds(status.due, run.wallOffset),
      )
  return (
    <div id={id}>
      <Notice kind="note" title={text} />
    </div>
  )
}

interface SampleRowProps {
  readonly run: Run
  readonly sample: RunSample
  readonly onChosen: () => void
  /** Null when it is the last remaining sample. */
  readonly onDrop: (() => void) | null
}

function SampleRow({ run, sample, onChosen, onDrop }: SampleRowProps) {
  const { session } = useServices()
  const words = texts('live').samples
  const unread = sample.lanes.filter(
    ({ lane, track }) => track.state.at !== 'done' || !hasReading(run, sample, lane),
  )
  return (
    <>
      <input
        aria-label={words.rename}
        maxLength={maxSampleNameChars}
        defaultValue={sample.name}
        onBlur={({ target }) => {
          const name = target.value.trim()
          if (name !== '' && name !== sample.name) void session.renameSample(sample.id, name)
        }}
      />
      {unread.length > 0 && (
        <ul className="plain fill small muted">
          {unread.map(({ lane, track }) => (
            <li key={lane.id}>
              <LaneRow sample={sample} lane={lane.id} onChosen={onChosen} />
              {track.state.at === 'done' && words.laneState(lane.name, words.done)}
              {track.state.at === 'blocked' && words.laneState(lane.name, words.blocked)}
            </li>
          ))}
        </ul>
      )}
      <SampleReadings run={run} sample={sample} />
      {onDrop !== null && (
        <Button kind="text" test icon="delete" onClick={onDrop}>
          {words.drop}
        </Button>
      )}
    </>
  )
}

interface OfSample {
  readonly run: Run
  readonly sample: RunSample
}

const hasReading = ({ readings }: Run, sample: RunSample, { steps }: Lane) =>
  readings.some(
    (reading) =>
      reading.sample === sample.id &&
      steps.some((step) => step.kind === 'read' && step.analytes.includes(reading.analyte)),
  )

/** What was read so far: a tap corrects it. */
function SampleReadings({ run, sample }: OfSample) {
  const words = texts('live').results
  const [correcting, setCorrecting] = useState<PendingCorrection | null>(null)
  return (
    <>
      {run.readings.map((reading) => {
        const analyte = analyteOf(run.kit, reading.analyte)
        if (reading.sample !== sample.id || analyte === undefined) return null
        const value = bareWord(answerText(analyte, reading.answer).value)
        return (
          <Button
            key={analyte.id}
            test
            icon="edit"
            aria-label={words.correct(sample.name, analyte.name, value)}
            onClick={() => setCorrecting({ reading, analyte, sample: sample.name })}
          >
            {texts('live').samples.laneState(analyte.name, value)}
          </Button>
        )
      })}
      {correcting !== null && (
        <CorrectDialog
          kit={run.kit.id}
          correction={correcting}
          onClose={() => setCorrecting(null)}
        />
      )}
    </>
  )
}

interface LaneRowProps {
  readonly sample: RunSample
  readonly lane: string
  readonly onChosen: () => void
}

function LaneRow({ sample, lane, onChosen }: LaneRowProps) {
  const { session } = useServices()
  const { run: words, samples } = texts('live')
  const entry = sample.lanes.find((it) => it.lane.id === lane)
  const task = entry === undefined ? null : taskOf({ sample: sample.id, lane }, entry.track)
  if (entry === undefined || task === null) return null
  const choose = () => {
    void session.prefer(task)
    onChosen()
  }
  return (
    <div className={`row wrap between gap-2 ink ${styles['lane']}`}>
      <span>{samples.lane(entry.lane.name, task.step.title, words.status[task.status.kind])}</span>
      {isChoosable(task) && (
        <Button kind="tonal" test onClick={choose}>
          {words.doThis}
        </Button>
      )}
    </div>
  )
}
