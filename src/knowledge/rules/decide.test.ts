import { expect, test } from 'vitest'

import { decide } from '#domain/diagnosis/decide.ts'
import { typedReading } from '#domain/diagnosis/kit-readings.ts'
import { unknownPlot } from '#domain/diagnosis/soil.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { decisionWords } from '#knowledge/diagnosis/decision-words.ts'
import { blankInput } from './blank-input.ts'
import { ruleBook } from './rule-book.ts'

const water = { liquid: 'water', extract: null } as const
const crop = (id: string) => {
  const found = cropOf(id)
  if (found === null) throw new Error(`no crop ${id}`)
  return found
}

test('acid soil of cabbage: lime first, then fertilizer, then what is left out, then another test', () => {
  const decision = decide(
    {
      ...blankInput(crop('cabbage')),
      readings: [
        typedReading('ph', 'pH', '', 5.2),
        typedReading('nitrate', 'NO3-N', 'kg/10a', 3),
        typedReading('phosphate', '', 'kg/10a', 10, water),
        typedReading('potassium', '', 'kg/10a', 4, water),
      ],
      plot: { ...unknownPlot, area: 20 },
    },
    ruleBook,
  )
  expect(decision.verdict.headline).toEqual({ key: 'ph-low' })
  expect(decision.actions.map(({ id }) => id)).toEqual([
    'add-lime-dolomite',
    'add-n-ammonium-sulfate',
    'add-k2o-potassium-sulfate',
    'stop-excess',
    'retest-after-lime',
    'retest-before-planting',
    'retest-laboratory-yearly',
  ])
  const { clause, headline } = decisionWords()
  expect([headline(decision.verdict.headline), ...decision.verdict.clauses.map(clause)]).toEqual([
    'pHが低い土です',
    '石灰をまきます。',
    '窒素とカリは施肥基準どおりに施します。',
    'リン酸は施しません。',
  ])
  expect(decision.items.map(({ item, level }) => [item, level])).toEqual([
    ['nitrate', 'fit'],
    ['ph', 'low'],
    ['phosphate', 'excess'],
    ['potassium', 'unknown'],
  ])
})
