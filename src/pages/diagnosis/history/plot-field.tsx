import { texts } from '#locales/texts.ts'
import { Field } from '#ui/field.tsx'
import { usePlots } from './use-history.ts'

interface PlotFieldProps {
  readonly label: string
  /** Null: of none. */
  readonly value: string | null
  readonly onChange: (plot: string | null) => void
}

/** Which of the user's plots. */
export function PlotField({ label, value, onChange }: PlotFieldProps) {
  const { plots } = usePlots()
  const offered = plots.filter((plot) => !plot.archived || plot.id === value)
  return (
    <Field label={label}>
      {(props) => (
        <select
          {...props}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        >
          <option value="">{texts('history').edit.noPlot}</option>
          {offered.map((plot) => (
            <option key={plot.id} value={plot.id}>
              {plot.name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
