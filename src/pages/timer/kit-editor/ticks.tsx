interface TicksProps {
  readonly legend: string
  readonly options: readonly { readonly id: string; readonly name: string }[]
  readonly ticked: readonly string[]
  readonly onChange: (id: string, isTicked: boolean) => void
}

/** Multiple choice with all options visible. */
export function Ticks({ legend, options, ticked, onChange }: TicksProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="flex wrap gap-2">
        {options.map(({ id, name }) => (
          <label key={id} className="row quiet gap-2 round-s target sides-3">
            <input
              type="checkbox"
              checked={ticked.includes(id)}
              onChange={(event) => onChange(id, event.target.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
