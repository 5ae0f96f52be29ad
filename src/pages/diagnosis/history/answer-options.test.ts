import { beforeAll, describe, expect, test } from 'vitest'
import type { FormAnswer } from '#app/records/typed-draft.ts'
import type { Answer } from '#domain/reading/reading.ts'
import { analyteOf } from '#domain/kit/kit.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { loadTexts } from '#locales/texts.ts'
import { answerIn as answerOf, answerOptions, formAnswer, notMeasured } from './answer-options.ts'

beforeAll(() => loadTexts('ja', 'ui', 'history'))

const every: readonly Answer[] = [
  { kind: 'level', level: 2 },
  { kind: 'between', lower: 0 },
  { kind: 'typed', value: 12.5 },
  { kind: 'undetectable' },
  { kind: 'no-color-fits' },
  { kind: 'not-read' },
]

const nitrate = analyteOf(firstKit, 'no3n')
const ph = analyteOf(firstKit, 'ph')

function answerIn(answer: FormAnswer, analyte = nitrate) {
  if (analyte === undefined) throw new Error('no analyte')
  return answerOf(answer, analyte)
}

describe('answers in a form', () => {
  test('every answer comes back as it was', () => {
    expect(every.map((answer) => answerIn(formAnswer(answer)))).toEqual(every)
  })

  test('nothing chosen is not measured, never zero', () => {
    expect(answerIn(notMeasured)).toBeNull()
  })

  test('reads full-width digits and refuses what is no number', () => {
    expect(answerIn({ key: 'typed', text: '１２．５' })).toEqual({ kind: 'typed', value: 12.5 })
    expect(answerIn({ key: 'typed', text: '' })).toBeUndefined()
    expect(answerIn({ key: 'typed', text: 'たくさん' })).toBeUndefined()
    expect(answerIn({ key: 'typed', text: '-1' })).toBeUndefined()
  })

  test('refuses a pH that there cannot be, such as one whose point was forgotten', () => {
    const typed = (text: string) => answerIn({ key: 'typed', text }, ph)
    expect(typed('14')).toEqual({ kind: 'typed', value: 14 })
    expect([typed('14.1'), typed('65')]).toEqual([undefined, undefined])
    expect(answerIn({ key: 'typed', text: '65' })).toEqual({ kind: 'typed', value: 65 })
  })

  test('offers half levels only where the chart allows them', () => {
    const [analyte] = firstKit.analytes
    if (analyte === undefined) throw new Error('no analyte')
    const keys = (halfLevels: boolean) =>
      answerOptions({ ...analyte, halfLevels }, '').map(({ key }) => key)
    expect(keys(false).some((key) => key.startsWith('between'))).toBe(false)
    const betweens = keys(true).filter((key) => key.startsWith('between'))
    expect(betweens).toHaveLength(analyte.levels.length - 1)
  })

  test('offers "not detected" for all but pH, there only where a record already says so', () => {
    const isOffered = (species: string, kept: string, name = 'N') =>
      firstKit.analytes
        .slice(0, 1)
        .flatMap((analyte) => answerOptions({ ...analyte, species, name }, kept))
        .some(({ key }) => key === 'undetectable')
    expect(isOffered('NO3-N', '')).toBe(true)
    expect(isOffered('', '')).toBe(true)
    expect(isOffered('', '', 'pH')).toBe(false)
    expect(isOffered('pH', '')).toBe(false)
    expect(isOffered('ｐＨ', 'level:1')).toBe(false)
    expect(isOffered('pH', 'undetectable')).toBe(true)
  })
})
