import { useId } from 'react'
import { removeLane, renameLane, setAfter } from '#domain/kit/change-lane.ts'
import { addStep } from '#domain/kit/change-step.ts'
import type { Lane } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { useEditing } from './editing.ts'
import { FieldProblems } from './field-problems.tsx'
import styles from './kit-editor.module.css'
import { StepFields } from './step-fields.tsx'
import { KitTextField } from './text-field.tsx'
import { Ticks } from './ticks.tsx'
import { useDeletion } from '#pages/timer/kit-library/use-deletion.ts'

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
    <section className={`gap-3 grid plate round-l ${styles['lane']}`} aria-label={lane.name}>
      <KitTextField
        label={words.laneName}
        value={lane.name}
        at={`${at}.name`}
        onChange={(name) => change(renameLane(kit, lane.id, name), `${lane.id} name`)}
      />
      <After lane={lane} at={at} />
      <ol className="plain">
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

/** Which lanes must be done before this one. */
function After({ lane, at }: LaneFieldsProps) {
  const { kit, change } = useEditing()
  const others = kit.lanes.filter(({ id }) => id !== lane.id)
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
