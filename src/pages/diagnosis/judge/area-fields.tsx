import { useState } from 'react'
import { isMistyped } from '#domain/diagnosis/input/typed-values.ts'
import { typedArea } from '#domain/exchange/area-cell.ts'
import { areaUnits, squareMeters } from '#domain/soil/area.ts'
import { texts } from '#locales/texts.ts'
import { SelectField } from '#ui/controls/field.tsx'
import { numberText } from '#ui/text/amount-text.ts'
import type { SheetProps } from './condition-fields.tsx'
import { TextNumber } from './fields.tsx'

/** The area as a number with its unit; a unit typed with the number is taken as chosen. */
export function AreaFields({ form: { conditions, choices, change, changeField } }: SheetProps) {
  const words = texts('judge').plot
  const { area } = conditions
  const unit = area?.unit ?? choices.areaUnit
  const [text, setText] = useState(() => (area === null ? '' : String(area.value)))
  const typed = typedArea(text, unit)
  const isWrong = typed === null && isMistyped(text)
  // False if the value was changed elsewhere, such as in another tab.
  const isCurrent = area === null || isWrong || typed?.value === area.value
  const isConverted = area !== null && area.unit !== 'm2'
  return (
    <div className="columns-2 gap-3">
      <TextNumber
        label={words.areaNumber}
        text={isCurrent ? text : String(area.value)}
        isWrong={isWrong}
        mistyped={words.areaMistyped}
        hint={
          isConverted
            ? words.converted(numberText(Math.round(squareMeters(area.value, unit))))
            : undefined
        }
        onChange={(next) => {
          setText(next)
          const found = typedArea(next, unit)
          if (found === null && isMistyped(next)) return
          if (found !== null && found.unit !== unit) change({ areaUnit: found.unit })
          changeField({ area: found })
        }}
        onBlur={() => typed !== null && setText(String(typed.value))}
      />
      <SelectField
        label={words.areaUnit}
        options={areaUnits.map((value) => ({ value, label: words.areaUnits[value] }))}
        value={unit}
        onChange={(chosen) => {
          change({ areaUnit: chosen })
          if (area !== null) changeField({ area: { value: area.value, unit: chosen } })
        }}
      />
    </div>
  )
}
