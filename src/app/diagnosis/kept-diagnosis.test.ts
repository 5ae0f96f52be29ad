import { describe, expect, test } from 'vitest'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import type { KeptDiagnosis } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { blankInput } from '#knowledge/rules/blank-input.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import { parseKeptDiagnosis } from './kept-diagnosis.ts'

const kept = (result: unknown, version = 1): KeptDiagnosis => ({
  id: 'd',
  version,
  crop: 'cabbage',
  plot: null,
  sample: null,
  at: instant(0),
  result,
})

describe('a diagnosis that was kept', () => {
  test('is read as it was written', () => {
    const crop = cropOf('cabbage')
    if (crop === null) throw new Error('no such crop')
    const now = decide(blankInput(crop), ruleBook)
    expect(parseKeptDiagnosis(kept(JSON.parse(JSON.stringify(now))))).toEqual(now)
  })

  test('of another version or shape is not shown', () => {
    expect(parseKeptDiagnosis(kept({ items: [] }))).toBeNull()
    expect(parseKeptDiagnosis(kept(null))).toBeNull()
    expect(parseKeptDiagnosis(kept({}, 2))).toBeNull()
  })
})
