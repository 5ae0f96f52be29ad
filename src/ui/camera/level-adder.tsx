import { useId, useState, type FormEvent } from 'react'
import { typedFigure } from '#domain/chart/typed-figure.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'

interface LevelAdderProps {
  readonly unit: string
  readonly onAdd: (value: number) => void
}

const limits = { min: -1_000_000, max: 1_000_000 }

/** Adds a level of the kit's chart that the app does not know: its number is typed. */
export function LevelAdder({ unit, onAdd }: LevelAdderProps) {
  const words = texts('camera').marking
  const id = useId()
  const [text, setText] = useState('')
  const value = typedFigure(text, limits)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (value === null) return
    onAdd(value)
    setText('')
  }
  return (
    <form className="gap-1 grid ends-2" onSubmit={add}>
      <label htmlFor={id}>{words.addLevel}</label>
      <span className="inline-row wrap gap-2">
        <input
          id={id}
          className="lead at-end short"
          inputMode="decimal"
          autoComplete="off"
          placeholder={words.value}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {unit}
        <Button type="submit" icon="add" aria-disabled={value === null}>
          {words.add}
        </Button>
      </span>
    </form>
  )
}
