import { useId } from 'react'
import { removeLane, renameLane, setAfter } from '#domain/kit/change-lane.ts'
import { withPrerequisites } from '#domain/kit/lanes-for.ts'
import {
  addStep,
  moveStep,
  removeStep,
  setKind,
  setStepText,
  type StepKind,
} from '#domain/kit/change-step.ts'
import type { Lane, Step } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { useDeletion } from '#pages/timer/kit-library/use-deletion.ts'
import { Button } from '#ui/controls/button.tsx'
import { Choice } from '#ui/controls/choice.tsx'
import { formatLength } from '#ui/text/format-time.ts'
import { useEditing } from './editing.ts'
import { FieldProblems } from './field-problems.tsx'
import { EditorFold } from './fold.tsx'
import { StepTimes } from './step-times.tsx'
import { KitTextField } from './text-field.tsx'
import { Ticks } from './ticks.tsx'

interface LaneFieldsProps {
  readonly lane: Lane
  readonly at: string
}

/** One chain of steps. */
export function LaneFields({ lane, at }: LaneFieldsProps) {
  const { kit, change } = useEditing()
  const words = texts('kit-editor').editor
  const remove = useDeletion()
  const id = useId()
  return (
    <section className="gap-3 grid plate round-l pad-4" aria-label={lane.name}>
      <KitTextField
        label={words.laneName}
        value={lane.name}
        at={`${at}.name`}
        onChange={(name) => change(renameLane(kit, lane.id, name), `${lane.id} name`)}
      />
      <After lane={lane} at={at} />
      <ol className="plain ruled">
        {lane.steps.map((step, index) => (
          <li key={step.id}>
            <StepFields step={step} place={index + 1} at={`${at}.steps[${index}]`} />
          </li>
        ))}
      </ol>
      <FieldProblems at={`${at}.steps`} id={id} />
      <div className="flex wrap gap-2">
        <Button icon="add" onClick={() => change(addStep(kit, lane.id, 'hands-on', words.newStep))}>
          {words.addStep}
        </Button>
        {kit.lanes.length > 1 && (
          <Button icon="delete" onClick={() => remove(removeLane(kit, lane.id), lane.name)}>
            {words.removeLane}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Which lanes must be done before this one: of those that do not wait for it themselves, and of those chosen. */
function After({ lane, at }: LaneFieldsProps) {
  const { kit, change } = useEditing()
  const isPossible = (other: Lane) => !withPrerequisites(kit.lanes, [other.id]).has(lane.id)
  const others = kit.lanes.filter((other) => lane.after.includes(other.id) || isPossible(other))
  const id = useId()
  if (others.length === 0) return null
  return (
    <>
      <Ticks
        legend={texts('kit-editor').editor.after}
        options={others}
        ticked={lane.after}
        onChange={(other, isTicked) => change(setAfter(kit, lane.id, other, isTicked))}
      />
      {lane.after.map((other, index) => (
        <FieldProblems key={other} at={`${at}.after[${index}]`} id={`${id}-${index}`} />
      ))}
    </>
  )
}

interface StepFieldsProps {
  readonly step: Step
  readonly place: number
  readonly at: string
}

const hands = { state: 'hands', icon: 'front_hand' } as const
const wait = { state: 'wait', icon: 'hourglass' } as const
const leads = {
  'hands-on': hands,
  timed: hands,
  reaction: wait,
  settle: wait,
  read: { state: 'read', icon: 'visibility' },
} as const satisfies Record<StepKind, object>

const kinds: readonly StepKind[] = ['hands-on', 'timed', 'reaction', 'settle', 'read']

/** One step: a single line when closed, all its fields when open. */
function StepFields({ step, place, at }: StepFieldsProps) {
  const { kit, change, problems } = useEditing()
  const words = texts('kit-editor').editor
  const isWrong = problems.some(({ path }) => path.startsWith(`${at}.`))
  const text = (field: 'title' | 'detail') => (
    <KitTextField
      label={field === 'title' ? words.stepTitle : words.stepDetail}
      value={step[field]}
      at={`${at}.${field}`}
      isLong={field === 'detail'}
      onChange={(value) =>
        change(setStepText(kit, step.id, { [field]: value }), `${step.id} ${field}`)
      }
    />
  )
  return (
    <EditorFold
      title={words.stepLine(place, step.title)}
      lead={leads[step.kind]}
      detail={words.kinds[step.kind].label}
      end={lengthText(step)}
      isWrong={isWrong}
    >
      {text('title')}
      <StepTimes step={step} at={at} />
      {text('detail')}
      <Choice
        legend={words.kind}
        options={kinds.map((kind) => ({ value: kind, ...words.kinds[kind] }))}
        value={step.kind}
        onChange={(kind) => change(setKind(kit, step.id, kind))}
      />
      <StepButtons step={step} />
    </EditorFold>
  )
}

function lengthText(step: Step) {
  if (!('duration' in step)) return ''
  const { value } = step.duration
  return value === null ? texts('kit-editor').editor.noTime : formatLength(value)
}

function StepButtons({ step }: { readonly step: Step }) {
  const { kit, change } = useEditing()
  const words = texts('kit-editor').editor
  const remove = useDeletion()
  return (
    <div className="flex wrap gap-2">
      <Button icon="arrow_upward" onClick={() => change(moveStep(kit, step.id, -1))}>
        {words.up}
      </Button>
      <Button icon="arrow_downward" onClick={() => change(moveStep(kit, step.id, 1))}>
        {words.down}
      </Button>
      <Button
        kind="danger"
        icon="delete"
        onClick={() => remove(removeStep(kit, step.id), step.title)}
      >
        {words.removeStep}
      </Button>
    </div>
  )
}
