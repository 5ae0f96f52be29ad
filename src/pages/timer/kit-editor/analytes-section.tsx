import { addAnalyte } from '#domain/kit/change-analyte.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { AnalyteFields } from './analyte-fields.tsx'
import { useEditing } from './editing.ts'
import styles from './kit-editor.module.css'

/** What is measured, and the charts. */
export function AnalytesSection() {
  const { kit, change } = useEditing()
  const words = texts('kit-editor').editor
  return (
    <section className={styles['section']}>
      <h2>{words.analytes}</h2>
      {kit.analytes.map((analyte, index) => (
        <AnalyteFields key={analyte.id} analyte={analyte} at={`analytes[${index}]`} />
      ))}
      <Button icon="add" onClick={() => change(addAnalyte(kit, words.newAnalyte))}>
        {words.addAnalyte}
      </Button>
    </section>
  )
}
