import { removeLevel, setLevel, type LevelUpdate as Fields } from '#domain/kit/change-analyte.ts'
import type { Analyte, Level } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { LevelLook } from '#ui/level/level-look.tsx'
import { useEditing } from './editing.ts'
import { FigureMark } from './figure-mark.tsx'
import styles from './kit-editor.module.css'
import { LookFields } from './look-fields.tsx'
import { KitNumberField } from './number-field.tsx'
import { KitTextField } from './text-field.tsx'
import { useDeletion } from '#pages/timer/kit-library/use-deletion.ts'

interface LevelFieldsProps {
  readonly analyte: Analyte
  readonly level: Level
  readonly index: number
  readonly at: string
}

/** One level of the chart: value, word and look. */
export function LevelFields({ analyte, level, index, at }: LevelFieldsProps) {
  const { kit, change } = useEditing()
  const words = texts('kit-editor').editor
  const remove = useDeletion()
  const set = (fields: Partial<Fields>) =>
    change(
      setLevel(kit, analyte.id, index, fields),
      `${analyte.id} ${index} ${Object.keys(fields).join(' ')}`,
    )
  return (
    <fieldset className={styles['level']}>
      <legend>{words.level(index + 1)}</legend>
      <div className={styles['look']}>
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
