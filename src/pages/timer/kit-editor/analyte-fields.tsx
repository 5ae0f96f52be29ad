import { useId } from 'react'
import {
  removeAnalyte,
  setAnalyte,
  setLowestDetectable,
  type AnalyteUpdate as Fields,
} from '#domain/kit/change-analyte.ts'
import type { Analyte } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { Card } from '#ui/card.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Choice } from '#ui/controls/choice.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { useEditing } from './editing.ts'
import { FieldProblems } from './field-problems.tsx'
import { FigureMark } from './figure-mark.tsx'
import { EditorFold } from './fold.tsx'
import { LevelsFields } from './levels-fields.tsx'
import { KitNumberField } from './number-field.tsx'
import { KitTextField } from './text-field.tsx'
import { useDeletion } from '#pages/timer/kit-library/use-deletion.ts'

interface AnalyteFieldsProps {
  readonly analyte: Analyte
  readonly at: string
}

const methods: readonly Analyte['method'][] = ['pad', 'color', 'turbidity']

/** One analyte: a single line when closed, all its fields when open. */
export function AnalyteFields({ analyte, at }: AnalyteFieldsProps) {
  const { kit, problems } = useEditing()
  const words = texts('kit-editor').editor
  const remove = useDeletion()
  const id = useId()
  const isWrong = problems.some(({ path }) => path === at || path.startsWith(`${at}.`))
  return (
    <Card kind="flush">
      <EditorFold title={analyte.name} detail={words.methods[analyte.method]} isWrong={isWrong}>
        <FieldProblems at={at} id={id} />
        <Names analyte={analyte} at={at} />
        <LevelsFields analyte={analyte} at={at} />
        <Reading analyte={analyte} at={at} />
        {kit.analytes.length > 1 && (
          <Button
            icon="delete"
            onClick={() => remove(removeAnalyte(kit, analyte.id), analyte.name)}
          >
            {words.removeAnalyte}
          </Button>
        )}
      </EditorFold>
    </Card>
  )
}

function useSetAnalyte({ id }: Analyte) {
  const { kit, change } = useEditing()
  return (fields: Partial<Fields>, field?: string) =>
    change(setAnalyte(kit, id, fields), field === undefined ? undefined : `${id} ${field}`)
}

function Names({ analyte, at }: AnalyteFieldsProps) {
  const set = useSetAnalyte(analyte)
  const words = texts('kit-editor').editor
  const labels = { name: words.analyteName, species: words.species, unit: words.unit }
  const text = (field: keyof typeof labels) => (
    <KitTextField
      label={labels[field]}
      value={analyte[field]}
      at={`${at}.${field}`}
      onChange={(value) => set({ [field]: value }, field)}
    />
  )
  return (
    <>
      {text('name')}
      {text('species')}
      {text('unit')}
      <p>
        <small>{words.speciesHint}</small>
      </p>
    </>
  )
}

/** How the chart is read. */
function Reading({ analyte, at }: AnalyteFieldsProps) {
  const { kit, change } = useEditing()
  const set = useSetAnalyte(analyte)
  const words = texts('kit-editor').editor
  return (
    <>
      <Choice
        legend={words.method}
        options={methods.map((method) => ({ value: method, label: words.methods[method] }))}
        value={analyte.method}
        onChange={(method) => set({ method })}
      />
      <Switch
        label={words.halfLevels}
        checked={analyte.halfLevels}
        onChange={(halfLevels) => set({ halfLevels })}
      />
      <Switch
        label={words.chartComplete}
        checked={analyte.chartComplete}
        onChange={(chartComplete) => set({ chartComplete })}
      />
      <KitNumberField
        label={words.lowest}
        value={analyte.lowestDetectable.value}
        at={`${at}.lowestDetectable`}
        onChange={(value) =>
          change(setLowestDetectable(kit, analyte.id, value), `${analyte.id} lowest`)
        }
      />
      <FigureMark figure={analyte.lowestDetectable} />
    </>
  )
}
