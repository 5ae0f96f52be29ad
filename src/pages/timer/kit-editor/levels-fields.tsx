import { useId } from 'react'
import {
  addLevel,
  type LevelUpdate as Fields,
  removeLevel,
  setLevel,
  sortLevels,
} from '#domain/kit/change-analyte.ts'
import type { Analyte, Level, Look } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { useDeletion } from '#pages/timer/kit-library/use-deletion.ts'
import { Button } from '#ui/controls/button.tsx'
import { Choice } from '#ui/controls/choice.tsx'
import { Swatch } from '#ui/level/level-look.tsx'
import { useEditing } from './editing.ts'
import { FigureMark } from './figure-mark.tsx'
import { EditorFold } from './fold.tsx'
import { KitNumberField } from './number-field.tsx'
import { KitTextField } from './text-field.tsx'

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
    <section aria-label={`${analyte.name} ${words.levels}`} className="gap-3 grid">
      <h3>{words.levels}</h3>
      {analyte.levels.length === 0 && <p>{words.noLevels}</p>}
      <ol className="plain ruled">
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

/** One level of the chart: a single line when closed; value, word and look when open. */
function LevelFields({ analyte, level, index, at }: LevelFieldsProps) {
  const { kit, change, problems } = useEditing()
  const words = texts('kit-editor').editor
  const remove = useDeletion()
  const set = (fields: Partial<Fields>) =>
    change(
      setLevel(kit, analyte.id, index, fields),
      `${analyte.id} ${index} ${Object.keys(fields).join(' ')}`,
    )
  return (
    <EditorFold
      title={words.level(index + 1)}
      picture={
        <Swatch look={level.look} size="large" place={index + 1} count={analyte.levels.length} />
      }
      end={[level.value, level.word].filter((part) => part !== null && part !== '').join(' ')}
      isWrong={problems.some(({ path }) => path === at || path.startsWith(`${at}.`))}
    >
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
    </EditorFold>
  )
}

interface LookFieldsProps {
  readonly look: Look
  readonly onChange: (look: Look) => void
}

const looks: readonly Look['kind'][] = ['swatch', 'contrast', 'unknown']

/** The initial color to edit: that of the chart's paper. */
const firstLook = (kind: Look['kind']): Look => {
  switch (kind) {
    case 'swatch':
      return { kind, hex: '#f5f5f5' }
    case 'contrast':
      return { kind, ratio: 0.5 }
    case 'unknown':
      return { kind }
    default:
      return assertNever(kind)
  }
}

/** What a level looks like: a color, how much of the black figure shows through, or unknown. */
function LookFields({ look, onChange }: LookFieldsProps) {
  const words = texts('kit-editor').editor
  return (
    <>
      <Choice
        legend={words.look}
        options={looks.map((kind) => ({ value: kind, label: words.looks[kind] }))}
        value={look.kind}
        onChange={(kind) => onChange(firstLook(kind))}
      />
      {look.kind === 'swatch' && <Color look={look} onChange={onChange} />}
      {look.kind === 'contrast' && <Contrast look={look} onChange={onChange} />}
    </>
  )
}

interface PartProps<Kind extends Look['kind']> {
  readonly look: Extract<Look, { kind: Kind }>
  readonly onChange: (look: Look) => void
}

function Color({ look, onChange }: PartProps<'swatch'>) {
  const id = useId()
  return (
    <div className="gap-1 grid">
      <label htmlFor={id} className="strong">
        {texts('kit-editor').editor.color}
      </label>
      <input
        id={id}
        type="color"
        className="fill target-test pad-1"
        value={look.hex}
        onChange={(event) => onChange({ kind: 'swatch', hex: event.target.value })}
      />
    </div>
  )
}

function Contrast({ look, onChange }: PartProps<'contrast'>) {
  const words = texts('kit-editor').editor
  const id = useId()
  const [gone, clear] = words.contrastEnds
  return (
    <div className="gap-1 grid">
      <label htmlFor={id} className="strong">
        {words.contrast}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={0.01}
        value={look.ratio}
        aria-valuetext={words.contrastValue(look.ratio)}
        onChange={(event) => onChange({ kind: 'contrast', ratio: Number(event.target.value) })}
      />
      <div className="flex between">
        <span>{gone}</span>
        <span>{clear}</span>
      </div>
    </div>
  )
}
