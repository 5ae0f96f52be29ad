import { beforeAll, describe, expect, test } from 'vitest'
import type { Kit } from '#domain/kit/kit.ts'
import type { Answer } from '#domain/reading/reading.ts'
import { summarize } from '#domain/record/record-summary.ts'
import { typedRecord } from '#domain/record/typed-record.ts'
import { instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { loadTexts } from '#locales/texts.ts'
import { labelText, valueText } from './value-text.ts'

beforeAll(() => loadTexts('ja', 'ui', 'history'))

const words = ['少ない', '多い', '']
/** A kit whose charts have words instead of numbers. */
const wordKit: Kit = {
  ...firstKit,
  analytes: firstKit.analytes.map((analyte) => ({
    ...analyte,
    levels: words.flatMap((word) =>
      analyte.levels.slice(0, 1).map((level) => ({ ...level, value: null, word })),
    ),
  })),
}

function textsOf(kit: Kit, answer: Answer) {
  const [analyte] = kit.analytes
  const values = [{ sample: 's', analyte: analyte?.id ?? '', answer }]
  const samples = [{ id: 's', name: '' }]
  const record = typedRecord({ id: 'r', at: instant(0), wallOffset: 0, kit, samples, values })
  return summarize(record).values.map(valueText)
}

describe('a value in the list', () => {
  test('is the number of its level, or those of the two it lies between', () => {
    expect(textsOf(firstKit, { kind: 'level', level: 0 })).toEqual(['5.0'])
    expect(textsOf(firstKit, { kind: 'between', lower: 0 })).toEqual(['5.0〜5.5'])
  })

  test('is the word of its level where the chart has no numbers', () => {
    expect(textsOf(wordKit, { kind: 'level', level: 1 })).toEqual(['多い'])
    expect(textsOf(wordKit, { kind: 'between', lower: 0 })).toEqual(['少ない〜多い'])
    expect(textsOf(wordKit, { kind: 'level', level: 2 })).toEqual(['言葉の段階'])
  })

  test('has its species beside its name, where the name does not say it', () => {
    const label = (name: string, species: string) =>
      labelText({ id: 'x', name, species, unit: '' }, 'kit')
    expect(label('pH（酸性度）', 'pH')).toBe('pH（酸性度）')
    expect(label('硝酸態窒素', 'NO3-N')).toBe('硝酸態窒素 NO3-N')
    expect(label('K2O', 'K')).toBe('K2O K')
    expect(label('', 'EC')).toBe('EC')
    expect(label('カリ', '')).toBe('カリ')
  })
})
