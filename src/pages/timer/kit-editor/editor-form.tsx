import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { kitCards } from '#app/kits/kit-cards.ts'
import type { Kit, Lane, Step, Remark } from '#domain/kit/kit.ts'
import { newName } from '#domain/kit/new-name.ts'
import { parseNewKit } from '#domain/kit/parse-kit.ts'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { changeDraft, startHistory } from './draft-history.ts'
import { EditingContext, type Editing, useEditing } from './editing.ts'
import type { OpenedKit } from '#pages/timer/kit-library/open-kit.ts'
import { SaveBar } from './save-bar.tsx'
import { addAnalyte } from '#domain/kit/change-analyte.ts'
import { Card } from '#ui/card.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { AnalyteFields } from './analyte-fields.tsx'
import styles from './kit-editor.module.css'
import { addLane } from '#domain/kit/change-lane.ts'
import { LaneFields } from './lane-fields.tsx'
import { setAbout, setRemarks, toggleWaterExtraction } from '#domain/kit/change-about.ts'
import { quantityOf } from '#domain/diagnosis/input/quantity-of.ts'
import { isLiquidOfUser } from '#knowledge/diagnosis/kit-liquids.ts'
import { EditorFold } from './fold.tsx'
import { KitTextField } from './text-field.tsx'

const problemsOf = (kit: Kit) => {
  const parsed = parseNewKit(kit)
  return parsed.ok ? [] : parsed.reason
}

/** The form for a whole kit. Every change is saved as a draft at once. */
export function EditorForm({ opened }: { readonly opened: OpenedKit }) {
  const [history, dispatch] = useReducer(changeDraft, opened.kit, startHistory)
  const { kit } = history
  const isDraftKept = useKeptDraft(kit, opened)
  const editing = useMemo<Editing>(
    () => ({
      kit,
      problems: problemsOf(kit),
      change: (next, field) => dispatch({ kind: 'change', kit: next, field: field ?? null }),
      undo: () => dispatch({ kind: 'undo' }),
    }),
    [kit],
  )
  const words = texts('kit-editor').editor
  return (
    <EditingContext value={editing}>
      <Origin kit={kit} />
      {opened.isResumed && <Notice kind="note">{words.resumed}</Notice>}
      {!isDraftKept && <Notice kind="warning">{words.draftNotKept}</Notice>}
      <div className="columns">
        <div className="grid gap-4">
          <AboutSection />
          <LanesSection />
        </div>
        <AnalytesSection />
      </div>
      <SaveBar canUndo={history.past.length > 0} />
    </EditingContext>
  )
}

/** Saves each change on the device; returns false when storage refuses it. */
function useKeptDraft(kit: Kit, { kit: first }: OpenedKit) {
  const { kits } = useServices()
  const [isKept, setIsKept] = useState(true)
  const last = useRef(first)
  useEffect(() => {
    if (last.current === kit) return
    last.current = kit
    void kits.keepDraft(kit).then(setIsKept)
  }, [kits, kit])
  return isKept
}

function Origin({ kit }: { readonly kit: Kit }) {
  const { kits } = useServices()
  const userKits = useStore(kits.store, (shelf) => shelf.userKits)
  const original = kitCards(userKits).find(({ id }) => id === kit.copiedFrom)
  if (original === undefined) return null
  return <Notice kind="note">{texts('kit-editor').editor.isCopy(original.name)}</Notice>
}

/** The analytes and their charts. */
function AnalytesSection() {
  const { kit, change } = useEditing()
  const words = texts('kit-editor').editor
  return (
    <section className="grid gap-4">
      <h2>{words.analytes}</h2>
      {kit.analytes.map((analyte, index) => (
        <AnalyteFields key={analyte.id} analyte={analyte} at={`analytes[${index}]`} />
      ))}
      <Extraction />
      <Button
        icon="add"
        onClick={() => change(addAnalyte(kit, newName(words.newAnalyte, kit.analytes)))}
      >
        {words.addAnalyte}
      </Button>
    </section>
  )
}

/** Without its answer, phosphate and potassium cannot be judged. */
function Extraction() {
  const { kit, change } = useEditing()
  const words = texts('kit-editor').editor
  const quantities = kit.analytes.map(quantityOf)
  const isNeeded = quantities.includes('phosphate') || quantities.includes('potassium')
  if (!isNeeded || !isLiquidOfUser(kit)) return null
  return (
    <Card>
      <Switch
        label={words.waterOnly}
        checked={kit.extraction === 'water'}
        onChange={() => change(toggleWaterExtraction(kit))}
      />
      <p>
        <small>{words.waterOnlyHint}</small>
      </p>
    </Card>
  )
}

/** The steps and their order. */
function LanesSection() {
  const { kit, change } = useEditing()
  const words = texts('kit-editor').editor
  return (
    <section className="grid gap-4">
      <h2>{words.lanes}</h2>
      <PlanLine kit={kit} />
      {kit.lanes.map((lane, index) => (
        <LaneFields key={lane.id} lane={lane} at={`lanes[${index}]`} />
      ))}
      <Button icon="add" onClick={() => change(addLane(kit, newName(words.newLane, kit.lanes)))}>
        {words.addLane}
      </Button>
    </section>
  )
}

/** Length drawn for a step of unknown duration: enough to be visible. */
const guessedSeconds = 30

const lengthOf = (step: Step): number =>
  'duration' in step
    ? (step.duration.value ?? guessedSeconds)
    : step.kind === 'read'
      ? 0
      : guessedSeconds

const stateOf = (step: Step) =>
  step.kind === 'read'
    ? 'read'
    : step.kind === 'reaction' || step.kind === 'settle'
      ? 'wait'
      : 'hands'

const totalOf = ({ steps }: Lane) => steps.reduce((sum, step) => sum + lengthOf(step), 0)

/** The whole test, one line per chain: hands-on time blue, waiting a thin line, reading an orange dot. */
function PlanLine({ kit: { lanes } }: { readonly kit: Kit }) {
  const longest = Math.max(1, ...lanes.map(totalOf))
  return (
    <svg
      className={`plate round-l pad-3 sides-4 ${styles['plan']}`}
      width="100%"
      height={lanes.length * 28}
      aria-hidden="true"
    >
      {lanes.map((lane, row) => {
        let at = 0
        return lane.steps.map((step) => {
          const from = (at / longest) * 94
          at += lengthOf(step)
          const y = row * 28 + 14
          const state = stateOf(step)
          if (state === 'read') {
            return (
              <circle
                key={step.id}
                fill="var(--read-fill)"
                stroke="var(--read-edge)"
                strokeWidth="2"
                cx={`${from + 3}%`}
                cy={y}
                r="9"
              />
            )
          }
          const isThin = state === 'wait'
          return (
            <rect
              key={step.id}
              fill={`var(--${state}-fill)`}
              x={`${from}%`}
              y={y - (isThin ? 2 : 8)}
              width={`${(lengthOf(step) / longest) * 94}%`}
              height={isThin ? 4 : 16}
              rx={isThin ? 2 : 6}
            />
          )
        })
      })}
    </svg>
  )
}

/** Name, maker, note, things to prepare, cautions. */
function AboutSection() {
  const { kit, change } = useEditing()
  const words = texts('kit-editor').editor
  const text = (field: 'name' | 'maker' | 'note') => (
    <KitTextField
      label={words[field]}
      value={kit[field]}
      at={field}
      isLong={field === 'note'}
      onChange={(value) => change(setAbout(kit, { [field]: value }), field)}
    />
  )
  return (
    <section className="grid gap-4">
      <h2>{words.about}</h2>
      {text('name')}
      <Card kind="flush">
        <EditorFold title={words.aboutMore}>
          {text('maker')}
          {text('note')}
          <Remarks list="prepare" />
          <Remarks list="cautions" />
        </EditorFold>
      </Card>
    </section>
  )
}

const linesOf = (remarks: readonly Remark[]) => remarks.map(({ text }) => text).join('\n')

/** One remark per line. The text stays as typed, including an empty line while the next remark is being started. */
function Remarks({ list }: { readonly list: 'prepare' | 'cautions' }) {
  const { kit, change } = useEditing()
  const [typed, setTyped] = useState('')
  const lines = linesOf(kit[list])
  const isAsTyped = linesOf(setRemarks(kit, list, typed)[list]) === lines
  return (
    <KitTextField
      label={texts('kit-editor').editor[list]}
      value={isAsTyped ? typed : lines}
      at={list}
      isLong
      onChange={(value) => {
        setTyped(value)
        change(setRemarks(kit, list, value), list)
      }}
    />
  )
}
