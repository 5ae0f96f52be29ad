import { useId, useState } from 'react'
import {
  setDuration,
  setEndCue,
  setExtend,
  setHandsTime,
  setRead,
  setReadWithin,
  setRemedy,
  setStartWithin,
} from '#domain/kit/change-step.ts'
import type { HandsOnStep, ReadStep, Remedy, SettleStep, Step, TimedStep } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { unknown, type Sourced } from '#domain/sourced.ts'
import { seconds, type Seconds } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { useEditing } from './editing.ts'
import { FieldProblems, useProblemsAt } from './field-problems.tsx'
import { KitTextField } from './text-field.tsx'
import { Ticks } from './ticks.tsx'
import { FigureMark } from './figure-mark.tsx'
import { lengthTexts, typedLength } from './typed-number.ts'

interface PartProps<Kind extends Step = Step> {
  readonly step: Kind
  readonly at: string
}

/** The times of a step and whatever else its kind needs. */
export function StepTimes({ step, at }: PartProps) {
  switch (step.kind) {
    case 'hands-on':
      return (
        <>
          <Hands step={step} at={at} />
          <Soon step={step} at={at} />
        </>
      )
    case 'timed':
      return (
        <>
          <Duration step={step} at={at} />
          <EndCue step={step} at={at} />
          <Soon step={step} at={at} />
        </>
      )
    case 'reaction':
      return <Duration step={step} at={at} />
    case 'settle':
      return (
        <>
          <Duration step={step} at={at} />
          <Extend step={step} at={at} />
        </>
      )
    case 'read':
      return <Reading step={step} at={at} />
    default:
      return assertNever(step)
  }
}

function Duration({ step, at }: PartProps<Extract<Step, { duration: unknown }>>) {
  const { kit, change } = useEditing()
  return (
    <LengthField
      label={texts('kit-editor').editor.duration}
      value={step.duration.value}
      figure={step.duration}
      at={`${at}.duration`}
      onChange={(value) => change(setDuration(kit, step.id, value), `${step.id} duration`)}
    />
  )
}

function Hands({ step, at }: PartProps<Extract<Step, { hands: unknown }>>) {
  const { kit, change } = useEditing()
  return (
    <LengthField
      label={texts('kit-editor').editor.hands}
      value={step.hands}
      at={`${at}.hands`}
      onChange={(value) =>
        change(setHandsTime(kit, step.id, value ?? seconds(0)), `${step.id} hands`)
      }
    />
  )
}

function EndCue({ step, at }: PartProps<TimedStep>) {
  const { kit, change } = useEditing()
  return (
    <KitTextField
      label={texts('kit-editor').editor.endCue}
      value={step.endCue}
      at={`${at}.endCue`}
      onChange={(value) => change(setEndCue(kit, step.id, value), `${step.id} cue`)}
    />
  )
}

/** How soon the step must begin and, once that is set, the remedy if it begins too late. */
function Soon({ step, at }: PartProps<HandsOnStep | TimedStep>) {
  const { kit, change } = useEditing()
  const words = texts('kit-editor').editor
  const limit = step.startWithin?.limit ?? unknown
  const remedy = step.startWithin?.remedy ?? noRemedy
  const set = (next: Remedy) =>
    change(setRemedy(kit, step.id, next.title === '' ? null : next), `${step.id} remedy`)
  return (
    <>
      <LengthField
        label={words.startWithin}
        value={limit.value}
        {...(limit.value !== null && { figure: limit })}
        at={`${at}.startWithin.limit`}
        onChange={(value) => change(setStartWithin(kit, step.id, value), `${step.id} soon`)}
      />
      {limit.value !== null && (
        <>
          <KitTextField
            label={words.remedy}
            value={remedy.title}
            at={`${at}.startWithin.remedy.title`}
            onChange={(title) => set({ ...remedy, title })}
          />
          {remedy.title !== '' && (
            <LengthField
              label={words.remedyHands}
              value={remedy.hands}
              at={`${at}.startWithin.remedy.hands`}
              onChange={(hands) => set({ ...remedy, hands: hands ?? seconds(0) })}
            />
          )}
        </>
      )}
    </>
  )
}

const noRemedy: Remedy = { title: '', hands: seconds(10) }

function Extend({ step, at }: PartProps<SettleStep>) {
  const { kit, change } = useEditing()
  return (
    <LengthField
      label={texts('kit-editor').editor.extend}
      value={step.extend}
      at={`${at}.extend`}
      onChange={(value) =>
        change(setExtend(kit, step.id, value ?? seconds(0)), `${step.id} extend`)
      }
    />
  )
}

function Reading({ step, at }: PartProps<ReadStep>) {
  const { kit, change } = useEditing()
  const words = texts('kit-editor').editor
  const id = useId()
  return (
    <>
      <Ticks
        legend={words.reads}
        options={kit.analytes}
        ticked={step.analytes}
        onChange={(analyte, isTicked) => change(setRead(kit, step.id, analyte, isTicked))}
      />
      <FieldProblems at={`${at}.analytes`} id={id} />
      <LengthField
        label={words.readWithin}
        value={step.readWithin.value}
        figure={step.readWithin}
        at={`${at}.readWithin`}
        onChange={(value) => change(setReadWithin(kit, step.id, value), `${step.id} within`)}
      />
      <Hands step={step} at={at} />
    </>
  )
}

interface LengthFieldProps {
  readonly label: string
  readonly value: Seconds | null
  readonly at: string
  readonly onChange: (value: Seconds | null) => void
  /** Source of the figure; without one it is our own estimate, which needs no mark. */
  readonly figure?: Sourced<Seconds>
}

/** A duration in minutes and seconds. Both empty: unknown. */
function LengthField({ label, value, at, onChange, figure }: LengthFieldProps) {
  const [typed, setTyped] = useState({ minutes: '', seconds: '' })
  const id = useId()
  const isWrong = useProblemsAt(at).length > 0
  const isAsTyped = Object.is(typedLength(typed.minutes, typed.seconds), value)
  const shown = isAsTyped ? typed : lengthTexts(value)
  const words = texts('kit-editor').editor
  const part = (name: 'minutes' | 'seconds') => (
    <label className="inline-row gap-2">
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className="at-end short"
        value={shown[name]}
        aria-invalid={isWrong}
        aria-describedby={`${id}-hint ${id}-problems`}
        onChange={(event) => {
          const next = { ...shown, [name]: event.target.value }
          const length = typedLength(next.minutes, next.seconds)
          setTyped(next)
          onChange(length === null ? null : seconds(length))
        }}
      />
      <span>{words[name]}</span>
    </label>
  )
  return (
    <fieldset className="gap-1 grid">
      <legend>{label}</legend>
      <div className="row wrap gap-2 beside-4">
        {part('minutes')}
        {part('seconds')}
        {figure !== undefined && <FigureMark figure={figure} />}
      </div>
      <small id={`${id}-hint`}>{figure === undefined ? '' : words.unknownHint}</small>
      <FieldProblems at={at} id={`${id}-problems`} />
    </fieldset>
  )
}
