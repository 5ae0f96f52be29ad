import { areaUnits, squareMeters } from '#domain/diagnosis/area.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import styles from './fields.module.css'
import { NumberField } from './number-field.tsx'
import { numberText } from './number-text.ts'
import { SelectField } from './select-field.tsx'
import type { Desk } from './use-desk.ts'

/** A kept plot, or just how large the place is. */
export function PlotFields({ desk }: { readonly desk: Desk }) {
  const words = texts('judge').plot
  const { plots, plot, choosePlot } = desk
  return (
    <>
      {plots.length > 0 && (
        <SelectField
          label={words.label}
          value={plot?.id ?? ''}
          options={[
            { value: '', label: words.typedArea },
            ...plots.map(({ id, name }) => ({ value: id, label: words.of(name) })),
          ]}
          onChange={(id) => choosePlot(id === '' ? null : id)}
        />
      )}
      {plot === null ? (
        <AreaFields desk={desk} />
      ) : (
        <p className={styles['hint']}>
          {words.fromPlot}{' '}
          <AppLink to="/diag?view=plots" className={styles['link']}>
            {words.edit}
          </AppLink>
        </p>
      )}
    </>
  )
}

function AreaFields({ desk: { choices, change } }: { readonly desk: Desk }) {
  const words = texts('judge').plot
  const { area } = choices
  const unit = area?.unit ?? choices.areaUnit
  return (
    <div className={styles['pair']}>
      <NumberField
        label={words.area}
        value={area?.value ?? null}
        hint={
          area === null
            ? words.noArea
            : unit === 'm2'
              ? undefined
              : words.converted(numberText(squareMeters(area.value, unit)))
        }
        onChange={(value) => change({ area: value === null ? null : { value, unit } })}
      />
      <SelectField
        label={words.areaUnit}
        value={unit}
        options={areaUnits.map((one) => ({ value: one, label: words.areaUnits[one] }))}
        onChange={(chosen) =>
          change({
            areaUnit: chosen,
            area: area === null ? null : { value: area.value, unit: chosen },
          })
        }
      />
    </div>
  )
}
