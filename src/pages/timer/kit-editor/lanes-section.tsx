import { addLane } from '#domain/kit/change-lane.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { useEditing } from './editing.ts'
import styles from './kit-editor.module.css'
import { LaneFields } from './lane-fields.tsx'
import { PlanLine } from './plan-line.tsx'

/** What is done when. */
export function LanesSection() {
  const { kit, change } = useEditing()
  const words = texts('kit-editor').editor
  return (
    <section className={styles['section']}>
      <h2>{words.lanes}</h2>
      <PlanLine kit={kit} />
      {kit.lanes.map((lane, index) => (
        <LaneFields key={lane.id} lane={lane} at={`lanes[${index}]`} />
      ))}
      <Button icon="add" onClick={() => change(addLane(kit, words.newLane))}>
        {words.addLane}
      </Button>
    </section>
  )
}
