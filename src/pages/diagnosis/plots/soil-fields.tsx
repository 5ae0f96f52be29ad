import { soilLimits } from '#domain/diagnosis/soil.ts'
import { areaUnits } from '#domain/diagnosis/area.ts'
import { humusContents, soilTextures } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { Field } from '#ui/field.tsx'
import styles from './plot-dialog.module.css'
import type { PlotForm, PlotTroubles } from './plot-form.ts'

interface SoilFieldsProps {
  readonly form: PlotForm
  readonly set: (patch: Partial<PlotForm>) => void
  readonly troubles: PlotTroubles
}

/** Area and soil. What nobody knows is left empty. */
export function SoilFields({ form, set, troubles }: SoilFieldsProps) {
  const words = texts('plots').form
  const wrong = {
    area: words.badNumber,
    depth: words.badRange(soilLimits.depth),
    density: words.badRange(soilLimits.bulkDensity),
  }
  const number = (name: 'area' | 'depth' | 'density', label: string) => (
    <Field label={label} wrong={troubles[name] && wrong[name]}>
      {(props) => (
        <input
          {...props}
          inputMode="decimal"
          autoComplete="off"
          value={form[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Field>
  )
  const choice = (
    name: 'texture' | 'humus' | 'volcanicAsh',
    label: string,
    options: readonly (readonly [value: string, label: string])[],
  ) => (
    <Field label={label}>
      {(props) => (
        <select
          {...props}
          value={form[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        >
          <option value="">{words.unknown}</option>
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
  return (
    <>
      <div className={styles['pair']}>
        {number('area', words.area)}
        <Field label={words.unit}>
          {(props) => (
            <select
              {...props}
              value={form.unit}
              onChange={({ target }) =>
                set({ unit: areaUnits.find((unit) => unit === target.value) ?? form.unit })
              }
            >
              {areaUnits.map((unit) => (
                <option key={unit} value={unit}>
                  {words.units[unit]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <fieldset>
        <legend>{words.soil}</legend>
        <div className={styles['pair']}>
          {choice(
            'texture',
            words.texture,
            soilTextures.map((one) => [one, words.textures[one]]),
          )}
          {choice(
            'humus',
            words.humus,
            humusContents.map((one) => [one, words.humusContents[one]]),
          )}
          {choice('volcanicAsh', words.ash, [
            ['yes', words.yes],
            ['no', words.no],
          ])}
          {number('depth', words.depth)}
          {number('density', words.density)}
        </div>
      </fieldset>
    </>
  )
}
