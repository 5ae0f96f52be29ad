import { isCredible } from '#domain/diagnosis/context.ts'
import { countedReading } from '#domain/diagnosis/input/counted-value.ts'
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
    return value !== undefined && !isCredible(item, value, ruleBook)
  })
  const readings = [...laboratoryReadings([kept]), ...instrumentReading(kept)]
  return isBeyond || readings.some(isOutOfRange)
}

const isOutOfRange = (reading: Parameters<typeof countedReading>[0]) => {
  const counted = countedReading(reading, plotSoil(unknownPlot), ruleBook)
  return counted.kind === 'none' && counted.reason === 'out-of-range'
}
