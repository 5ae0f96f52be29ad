import {
  addLevel,
  sortLevels,
  removeLevel,
  setLevel,
  type LevelUpdate as Fields,
} from '#domain/kit/change-analyte.ts'
import type { Analyte, Level } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { useEditing } from './editing.ts'
import styles from './kit-editor.module.css'
import { LevelLook } from '#ui/level/level-look.tsx'
import { FigureMark } from './figure-mark.tsx'
import { LookFields } from './look-fields.tsx'
import { KitNumberField } from './number-field.tsx'
import { KitTextField } from './text-field.tsx'
import { useDeletion } from '#pages/timer/kit-library/use-deletion.ts'

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
    <section aria-label={`${analyte.name} ${words.levels}`}>
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
      <div className="flex wrap gap-2">
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

interface LevelFieldsProps {
  readonly analyte: Analyte
  readonly level: Level
  readonly index: number
  readonly at: string
}

/** One level of the chart: value, word and look. */
function LevelFields({ analyte, level, index, at }: LevelFieldsProps) {
  const { kit, change } = useEditing()
  const words = texts('kit-editor').editor
  const remove = useDeletion()
  const set = (fields: Partial<Fields>) =>
    change(
      setLevel(kit, analyte.id, index, fields),
      `${analyte.id} ${index} ${Object.keys(fields).join(' ')}`,
    )
  return (
    <fieldset className={`gap-3 round-m grid sunken ${styles['level']}`}>
      <legend>{words.level(index + 1)}</legend>
      <div className={`round-xs clip ${styles['look']}`}>
        <LevelLook look={level.look} />
      </div>
      <KitNumberField
        label={words.levelValue}
        value={level.value}
        at={`${at}.value`}
        onChange={(value) => set({ value })}
      />
      <KitTextField
        label={words.levelWord}
        value={level.word}
        at={`${at}.word`}
        onChange={(word) => set({ word })}
      />
      <LookFields look={level.look} onChange={(look) => set({ look })} />
      <FigureMark figure={level} />
      <Button
        icon="delete"
        onClick={() => remove(removeLevel(kit, analyte.id, index), words.level(index + 1))}
      >
        {words.removeLevel}
      </Button>
    </fieldset>
  )
}
