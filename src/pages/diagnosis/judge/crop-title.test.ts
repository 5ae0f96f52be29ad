import { beforeAll, expect, test } from 'vitest'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { blankInput } from '#knowledge/rules/blank-input.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import { loadTexts } from '#locales/texts.ts'
import { cropTitle } from './crop-title.ts'

beforeAll(() => loadTexts('ja', 'judge'))

function titleOf(id: string, patch: object = {}): string {
  const crop = cropOf(id)
  if (crop === null) throw new Error(`no ${id}`)
  const readings = [typedReading('nitrate', 'NO3-N', 'kg/10a', 5)]
  const { plan } = decide({ ...blankInput(crop), readings, month: 3 }, ruleBook)
  return cropTitle(crop, { ...plan, ...patch })
}

test('a crop with several ways of growing is named with the one whose amounts are given', () => {
  expect(titleOf('cabbage')).toBe('キャベツ・初夏どり')
  expect(titleOf('onion')).toBe('たまねぎ')
  // As kept by versions until November 2026.
  expect(titleOf('cabbage', { standard: 2 })).toBe('キャベツ')
})
