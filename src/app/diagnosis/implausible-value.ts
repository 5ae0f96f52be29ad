import { countedReading, isImplausibleReading } from '#domain/diagnosis/input/counted-value.ts'
import { isPlausibleLaboratory } from '#domain/diagnosis/input/plausible.ts'
import { laboratoryItems } from '#domain/diagnosis/input/diagnosis-input.ts'
import { laboratoryOf, laboratoryReadings } from '#domain/diagnosis/input/laboratory-values.ts'
import { instrumentReading } from '#domain/diagnosis/input/record-values.ts'
import type { MeasuredValue } from '#domain/record/soil-record.ts'
import { plotSoil, unknownPlot } from '#domain/soil/soil.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'

/** Whether the diagnosis would ask about it: it is beyond what soil holds. */
export function isImplausibleValue(kept: MeasuredValue): boolean {
  const { laboratory, limits } = laboratoryOf([kept])
  const isBeyond = laboratoryItems.some((item) => {
    const value = laboratory[item] ?? limits[item]?.value
    return value !== undefined && !isPlausibleLaboratory(item, value, ruleBook)
  })
  const readings = [...laboratoryReadings([kept]), ...instrumentReading(kept)]
  const soil = plotSoil(unknownPlot)
  return (
    isBeyond ||
    readings.some((reading) => isImplausibleReading(countedReading(reading, soil, ruleBook)))
  )
}
