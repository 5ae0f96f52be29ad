import { describe, expect, test } from 'vitest'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import { newPlot } from '#domain/plot/plot.ts'
import { squareMeters, type Area } from '#domain/soil/area.ts'
import { instant } from '#domain/units.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { blankInput } from '#knowledge/rules/blank-input.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { sheetSamples } from './sheet-samples.ts'

const crop = cropOf('cabbage') ?? expect.fail('no cabbage')
const blank = blankInput(crop)

/** The area on the sheet of a sample that was diagnosed for `diagnosed`, of a field that has `ofField` now. */
function shownArea(diagnosed: Area | null, ofField: Area | null, stored?: Area) {
  const area = diagnosed === null ? null : squareMeters(diagnosed.value, diagnosed.unit)
  const result = decide(
    {
      ...blank,
      plot: { ...blank.plot, area },
      readings: [typedReading('ph', 'pH', '', 5)],
    },
    ruleBook,
  )
  const record = soilRecord('r1', instant(0), {
    samples: [{ id: 's1', name: '', plot: 'p1' }],
    readings: [
      {
        sample: 's1',
        analyte: 'ph',
        answer: { kind: 'typed', value: 5 },
        dueAt: instant(0),
        readAt: instant(0),
      },
    ],
    diagnoses: [
      {
        id: 'd1',
        version: 1,
        crop: crop.id,
        plot: 'p1',
        sample: 's1',
        at: instant(0),
        ...(stored !== undefined && { area: stored }),
        result,
      },
    ],
  })
  return sheetSamples([record], [{ ...newPlot('p1', '北'), area: ofField }])[0]?.area
}

describe('the area on a sheet', () => {
  const tsubo: Area = { value: 10, unit: 'tsubo' }
  const ares: Area = { value: 5, unit: 'a' }

  test('is in the unit in which it was entered', () => {
    expect(shownArea(tsubo, null, tsubo)).toEqual(tsubo)
  })

  test('is that of the amounts, not one that the field got later', () => {
    expect(shownArea(ares, { value: 10, unit: 'a' }, ares)).toEqual(ares)
  })

  test('has the unit of the field in diagnoses without one, else ares', () => {
    expect(shownArea(tsubo, tsubo)).toEqual(tsubo)
    expect(shownArea({ value: 2, unit: '10a' }, null)).toEqual({ value: 20, unit: 'a' })
  })

  test('is that of the field where the amounts are for 1 m²', () => {
    expect(shownArea(null, ares)).toEqual(ares)
    expect(shownArea(null, null)).toBeNull()
  })
})
