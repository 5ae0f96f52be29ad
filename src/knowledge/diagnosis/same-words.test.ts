import { afterAll, expect, test } from 'vitest'
import { loadTexts } from '#locales/texts.ts'
import { decisionWords } from './decision-words.ts'
import { bySameWords } from './same-words.ts'

afterAll(() => loadTexts('ja', 'judge'))

const reading = (item: 'nitrate' | 'phosphate' | 'potassium', ...words: readonly string[]) => ({
  item,
  words,
})
const low = [reading('nitrate', '少ない'), reading('phosphate', '少ない')]

test('neighbors of the same word are put together', () => {
  expect(bySameWords([...low, reading('potassium', '少ない', '多い')])).toEqual([
    { items: ['nitrate', 'phosphate'], words: ['少ない'] },
    { items: ['potassium'], words: ['少ない', '多い'] },
  ])
})

test('the headline says a word once', () => {
  const readings = [...low, reading('potassium', '多い')]
  expect(decisionWords().headline({ key: 'words', readings })).toBe(
    '窒素とリン酸は「少ない」、カリは「多い」',
  )
})

test('the name of a row of a kit of words begins as a name does', async () => {
  await loadTexts('en', 'judge')
  expect(decisionWords().kitItems).toMatchObject({ ph: 'pH', nitrate: 'Nitrogen' })
  const readings = [reading('phosphate', 'Low'), reading('potassium', 'Low')]
  expect(decisionWords().headline({ key: 'words', readings })).toBe(
    'Phosphate and potassium are "Low"',
  )
})
