import { useId } from 'react'
import type { Look } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { texts } from '#locales/texts.ts'
import { Choice } from '#ui/controls/choice.tsx'
import styles from './field.module.css'

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
export function LookFields({ look, onChange }: LookFieldsProps) {
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
    <div className={`gap-1 grid ${styles['field']}`}>
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
    <div className={`gap-1 grid ${styles['field']}`}>
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
