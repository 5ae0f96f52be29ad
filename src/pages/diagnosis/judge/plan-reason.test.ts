import { beforeAll, expect, test } from 'vitest'
import type { NutrientPlan } from '#domain/diagnosis/diagnosis.ts'
import { loadTexts } from '#locales/texts.ts'
import { planReasonText } from './plan.tsx'

beforeAll(() => loadTexts('ja', 'judge'))

const reduced: NutrientPlan = {
  nutrient: 'k2o',
  standard: 10,
  target: 4,
  fromCompost: 0,
  reason: 'reduced',
  product: null,
  evidence: [],
}

test.each<[string, Partial<NutrientPlan>, string | null]>([
  ['cut by the soil', {}, '基準より減らしました'],
  ['cut to nothing', { target: 0 }, '土に足りているため、施しません'],
  ['what compost brings', { fromCompost: 6 }, '堆肥から効く分を引きました'],
  ['all by compost', { target: 0, fromCompost: 12 }, '堆肥だけで足りるため、施しません'],
  ['both', { target: 1, fromCompost: 6 }, '基準より減らしました'],
  ['nothing in the standard', { standard: 0, target: 0 }, null],
  [
    'not in the standard',
    { standard: null, target: null, reason: 'unknown' },
    'この基準に量がないため、示しません',
  ],
  ['as the standard', { target: 10, reason: 'standard' }, null],
])('the plan says of %s why', (_, patch, text) => {
  expect(planReasonText({ ...reduced, ...patch })).toBe(text)
})
