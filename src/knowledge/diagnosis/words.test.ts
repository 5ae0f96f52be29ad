import { expect, test } from 'vitest'

import { rules } from '#knowledge/rules/rules.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import { compostNames } from '#knowledge/fertilizers/product-names.ts'
import { fertilizerNames } from '#knowledge/fertilizers/product-names.ja.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import { soilTypes } from '#knowledge/soils/soil-types.ts'
import { soilTypeNames } from '#knowledge/soils/soil-type-names.ts'
import { kitLiquids } from './kit-liquids.ts'
import { diagnosisSource } from './sources.ts'
import { formatAdvice } from './format-message.ts'
import { diagnosisWords } from './words.ts'

const named = (names: Readonly<Record<string, string>>) => Object.keys(names)
const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id)

test('every product, compost and soil has a name, and no name is left over', () => {
  const products = [...idsOf(ruleBook.fertilizers), ...idsOf(ruleBook.limes), 'sulfur']
  expect(named(fertilizerNames).toSorted()).toEqual(products.toSorted())
  expect(named(compostNames())).toEqual(idsOf(ruleBook.composts))
  expect(named(soilTypeNames())).toEqual(idsOf(soilTypes))
})

test('every source of a rule, product or kit can be opened', () => {
  const { fertilizers, limes, composts } = ruleBook
  const sources = [...Object.values(rules), ...fertilizers, ...limes, ...composts].flatMap(
    (one) => one.sources,
  )
  const ofKits = Object.values(kitLiquids).flatMap(({ extract }) => extract?.sources ?? [])
  const missing = [...sources, ...ofKits].filter(
    (key) => !/^https?:/u.test(diagnosisSource(key)?.url ?? ''),
  )
  expect(missing).toEqual([])
  expect(diagnosisSource('nowhere')).toBeNull()
})

test('kits with a known liquid exist', () => {
  expect(idsOf(builtInKits)).toEqual(expect.arrayContaining(Object.keys(kitLiquids)))
})

test('a dose is given for the plot and for a square meter, or for a square meter alone', () => {
  const params = {
    product: 'dolomite',
    amount: { grams: 1900, value: 1.9, unit: 'kg', decimals: 1 },
    whole: { grams: 3800, value: 3.8, unit: 'kg', decimals: 1 },
    rate: 96,
    area: 20,
    isAreaAssumed: false,
    isCapped: false,
  } as const
  expect(formatAdvice({ key: 'lime', params })).toContain('苦土石灰を1.9kg（1㎡あたり96g）')
  const assumed = formatAdvice({ key: 'lime', params: { ...params, area: 1, isAreaAssumed: true } })
  expect(assumed).toContain('苦土石灰を1㎡あたり96g')
  expect(assumed).not.toContain('1.9')
})

test('what was not detected is never called a shortage', () => {
  const { meanings } = diagnosisWords()
  for (const key of ['phosphate-not-seen', 'potassium-not-seen'] as const) {
    expect(meanings[key]({ below: 5 })).toContain('「不足」という意味ではありません')
  }
  expect(meanings['nitrate-undetectable']({})).toContain('「不足」という意味でもありません')
})

test('low conductivity speaks for itself alone: nitrate or potassium may cut the standard', () => {
  expect(formatAdvice({ key: 'salt-low', params: {} })).toMatch(/^ECからみて/u)
})
