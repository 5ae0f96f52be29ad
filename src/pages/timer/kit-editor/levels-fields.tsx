import { addLevel, sortLevels } from '#domain/kit/change-analyte.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { useEditing } from './editing.ts'
import styles from './kit-editor.module.css'
import { LevelFields } from './level-fields.tsx'

interface LevelsFieldsProps {
  readonly analyte: Analyte
  readonly at: string
}

/** The printed chart, from low to high. */
export function LevelsFields({ analyte, at }: LevelsFieldsProps) {
  const { kit, change, problems } = useEditing()
  const words = texts('kit-editor').editor
  const isOutOfOrder = problems.some(
    ({ path, reason }) => path.startsWith(`${at}.levels`) && reason === 'levels-not-ascending',
  )
  return (
    <section aria-label={words.levels}>
      <h3>{words.levels}</h3>
      {analyte.levels.length === 0 && <p>{words.noLevels}</p>}
      <ol className="plain">
        {analyte.levels.map((level, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a level is its place in the chart
          <li key={index}>
            <LevelFields
              analyte={analyte}
              level={level}
              index={index}
              at={`${at}.levels[${index}]`}
            />
          </li>
        ))}
      </ol>
      <div className={styles['buttons']}>
        <Button icon="add" onClick={() => change(addLevel(kit, analyte.id))}>
          {words.addLevel}
        </Button>
        {isOutOfOrder && (
          <Button onClick={() => change(sortLevels(kit, analyte.id))}>{words.sortLevels}</Button>
        )}
      </div>
    </section>
  )
}
