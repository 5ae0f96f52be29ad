import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceId, ownKey, ownNameIn } from './own-key.ts'
import {
  parseOwnFertilizer,
  parseOwnRulesFile,
  parseOwnStandard,
  serializeOwnRules,
  type OwnFertilizer,
  type OwnStandard,
} from './own-standard.ts'

const standard: OwnStandard = {
  schema: 1,
  id: 's1',
  crop: 'tomato',
  name: '夏秋雨よけ',
  source: { title: '長野県施肥基準', date: '2024-03-01' },
  isUsual: true,
  basal: { n: 12, p2o5: 20, k2o: 12 },
  top: { n: 10, p2o5: null, k2o: 10 },
  bands: { ph: { low: 6, high: 6.8 }, k2o: { low: 20, high: 40 } },
}
const product: OwnFertilizer = {
  schema: 1,
  id: 'f1',
  name: 'BB有機888',
  source: { title: '袋の表示', date: null },
  n: 8,
  p2o5: 8,
  k2o: 8,
  mgo: 2,
  cao: 0,
  alkali: 0,
  bagKilograms: 15,
  bagPrice: 2480,
}

describe('standards and products of the user', () => {
  it('come back from their file as they were', () => {
    const text = serializeOwnRules({ standards: [standard], fertilizers: [product] })
    expect(parseOwnRulesFile(text)).toEqual({
      ok: true,
      value: { standards: [standard], fertilizers: [product], dropped: 0 },
    })
  })

  it('are read as far as they can be: a band upside down is left out, the others stay', () => {
    const bands = { ...standard.bands, ph: { low: 7, high: 6 }, aura: { low: 1, high: 2 } }
    const read = parseOwnStandard({ ...standard, bands, basal: { n: -1, p2o5: 'many', k2o: 5 } })
    expect(read).toEqual({
      ...standard,
      bands: { k2o: { low: 20, high: 40 } },
      basal: { n: null, p2o5: null, k2o: 5 },
    })
    expect(parseOwnFertilizer({ ...product, n: 120, bagPrice: -1 })).toEqual({
      ...product,
      n: 0,
      bagPrice: null,
    })
  })

  it('without a source, a crop or a name are none', () => {
    expect(parseOwnStandard({ ...standard, source: { title: '' } })).toBeNull()
    expect(parseOwnStandard({ ...standard, crop: '' })).toBeNull()
    expect(parseOwnFertilizer({ ...product, name: '' })).toBeNull()
  })

  it.each([
    ['no text of ours', 'garbage', 'not-json'],
    ['another file', '{"format":"soil-backup","version":1}', 'not-rules'],
    ['a file of a later version', '{"format":"soil-standards","version":9}', 'newer-version'],
    [
      'nothing that can be read',
      '{"format":"soil-standards","version":1,"standards":[7]}',
      'empty',
    ],
    [
      'more than any prefecture has',
      JSON.stringify({ format: 'soil-standards', version: 1, standards: Array(1001).fill(0) }),
      'too-many',
    ],
    ['what is nested beyond use', `${'['.repeat(2000)}${']'.repeat(2000)}`, 'too-deep'],
  ])('%s: refused with its reason', (_, text, reason) => {
    expect(parseOwnRulesFile(text)).toEqual({ ok: false, reason })
  })

  it('parsing anything at all never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect([parseOwnStandard(input), parseOwnFertilizer(input)]).toHaveLength(2)
      }),
    )
  })
})

it('the key of an own item carries its name, and is matched by its id alone', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string(), fc.string(), (id, name, other) => {
      expect(ownNameIn(ownKey(id, name))).toBe(name)
      expect(choiceId(ownKey(id, name))).toBe(choiceId(ownKey(id, other)))
      expect(choiceId(choiceId(ownKey(id, name)))).toBe(choiceId(ownKey(id, name)))
    }),
  )
  expect(choiceId('ammonium-sulfate')).toBe('ammonium-sulfate')
  expect(ownNameIn('ammonium-sulfate')).toBeNull()
})
