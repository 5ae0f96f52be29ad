import { expect, test } from 'vitest'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import type { ProductChoices } from '#domain/diagnosis/input/diagnosis-input.ts'
import { unknownConditions } from '#domain/diagnosis/input/field-conditions.ts'
import { typedReading } from '#domain/diagnosis/input/kit-readings.ts'
import { squareMeters, type Area } from '#domain/soil/area.ts'
import { unknownPlot } from '#domain/soil/soil.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { blankInput } from '#knowledge/rules/blank-input.ts'
import { kitLiquids } from '#knowledge/diagnosis/kit-liquids.ts'
import { ruleBook } from '#knowledge/rules/rule-book.ts'
import type { Language } from '#locales/languages.ts'
import { loadTexts } from '#locales/texts.ts'
import { shareText } from './share-text.ts'

/** The message for spinach on acid soil with some nitrate left. */
async function messageOf(
  language: Language,
  area: Area | null,
  notes: readonly string[] = [],
  choices: Partial<ProductChoices> = {},
) {
  await loadTexts(language, 'judge')
  const crop = cropOf('spinach')
  if (crop === null) throw new Error('no spinach')
  const plot = {
    ...unknownPlot,
    area: area === null ? null : squareMeters(area.value, area.unit),
  }
  const readings = [
    typedReading('ph', 'pH', '', 5.2),
    typedReading('nitrate', 'NO3-N', 'kg/10a', 5),
  ]
  const blank = blankInput(crop)
  const input = { ...blank, choices: { ...blank.choices, ...choices }, readings, plot, month: 4 }
  const decision = decide(input, ruleBook)
  const conditions = { ...unknownConditions, area }
  return shareText({ name: 'B-2', day: '4/2', notes, answer: { conditions, crop }, decision })
}

test('an amount without its area says what it is for', async () => {
  const assumed = await messageOf('ja', null)
  expect(assumed).toContain('\nやること（1㎡あたり）\n')
  expect(assumed).toMatch(/苦土石灰 185 ?g（種まき・植え付けの2週間前まで。全面にまき.*10aに185kg/u)
  // Fertilizer is not to be spread months before, as lime may be.
  expect(assumed).toMatch(/硫安.*（種まき・植え付けの約1週間前。/u)
  const known = await messageOf('ja', { value: 30, unit: 'm2' })
  expect(known).toContain('ほうれんそう・春まき・30㎡\n')
  expect(known).toContain('\nやること\n')
})

test('the age of an old test stands above its amounts', async () => {
  const old = '5か月前の測定です。まく前に測り直してください。'
  const message = await messageOf('ja', null, [old])
  expect(message).toContain(`\n${old}\nやること`)
  expect(message).not.toMatch(/\n\n\n/u)
})

test('only what a kit measured is called rough', async () => {
  expect(await messageOf('ja', null)).toContain('簡易キットの値は目安です。')
  await loadTexts('ja', 'judge')
  const crop = cropOf('spinach')
  if (crop === null) throw new Error('no spinach')
  const laboratory = { 'lab-available-p2o5': 20 }
  const decision = decide({ ...blankInput(crop), laboratory }, ruleBook)
  const answer = { conditions: unknownConditions, crop }
  const message = shareText({ name: 'B-2', day: '4/2', notes: [], answer, decision })
  expect(message).toMatch(/\n量は、地域の施肥基準と袋の表示を優先してください。$/u)
})

test('a danger is told with the amount', async () => {
  const message = await messageOf('ja', null, [], { lime: 'quicklime' })
  expect(message).toMatch(/生石灰 .*10aに.*。生石灰は、水に触れると高温になります。/u)
  expect(message).not.toContain('。。')
})

test.each(['ja', 'en', 'easy'] as const)(
  'each sentence about an action ends with one full stop, no value does (%s)',
  async (language) => {
    const message = await messageOf(language, null, [], { lime: 'quicklime' })
    const lines = message.split('\n').filter((line) => /^[・-]/u.test(line))
    const ends = lines.map((line) => /(.)[）)]$/u.exec(line)?.[1])
    const [actions, values] = [ends.slice(0, -2), ends.slice(-2)]
    expect(new Set(actions)).toEqual(new Set([language === 'en' ? '.' : '。']))
    expect(values.join('')).not.toMatch(/[.。]/u)
    expect(message).not.toMatch(/[.。]{2}|[;；]/u)
  },
)

test('is written as its language writes', async () => {
  const lines = (await messageOf('en', null)).split('\n')
  expect(lines[0]).toBe('B-2: The pH is too low')
  expect(lines[2]).toBe('Spread lime. Apply less nitrogen: the soil holds some.')
  expect(lines.join('\n')).not.toMatch(/[（）。：・]/u)
  expect(await messageOf('ja', null)).not.toMatch(/\n\n\n/u)
})

test('words read on a chart are given as they were read, under the name of the kit', async () => {
  await loadTexts('ja', 'judge')
  const crop = cropOf('tomato')
  if (crop === null) throw new Error('no tomato')
  const measured = { kind: 'word', grade: 2, words: ['中くらい'] } as const
  const reading = { ...typedReading('nitrate', '', '', 0), measured, origin: 'kit' as const }
  const decision = decide({ ...blankInput(crop), readings: [reading] }, ruleBook)
  const answer = { conditions: unknownConditions, crop }
  const lines = shareText({ name: 'B-2', day: '', notes: [], answer, decision }).split('\n')
  expect(lines).toContain('・窒素 中くらい')
  expect(lines.join('\n')).not.toContain('適正')
})

test.each([
  ['ja', '・硝酸態窒素 1.1〜2.3 kg/10a（少ない・読んだ値 50〜100 mg/L NO3）'],
  ['en', '- Nitrate nitrogen 1.1–2.3 kg/10a (Low, read as 50–100 mg/L NO3)'],
] as const)(
  'a converted value stands beside what was read from the chart (%s)',
  async (language, line) => {
    await loadTexts(language, 'judge', 'ui')
    const crop = cropOf('spinach')
    if (crop === null) throw new Error('no spinach')
    const measured = { kind: 'value', best: 75, low: 62.5, high: 87.5, levels: [50, 100] } as const
    const typed = typedReading('nitrate', 'NO3', 'mg/L', 75, kitLiquids['mquant-nitrate'])
    const readings = [{ ...typed, origin: 'kit', measured } as const]
    const decision = decide({ ...blankInput(crop), readings }, ruleBook)
    const answer = { conditions: unknownConditions, crop }
    const message = shareText({ name: 'B-2', day: '4/2', notes: [], answer, decision })
    expect(message.split('\n')).toContain(line)
    await loadTexts('ja', 'judge', 'ui')
  },
)
