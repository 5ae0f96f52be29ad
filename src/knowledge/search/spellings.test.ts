import { describe, expect, test } from 'vitest'
import { loadTexts } from '#locales/texts.ts'
import { fold } from './fold.ts'
import { includesAny, spellingsOf } from './spellings.ts'

describe('the spellings of a word', () => {
  test.each([
    ['しけんしのいろ', '試験紙の色'],
    ['しけんしのいろ', '試験紙のいろ'],
    ['めにはいったら', '目に入ったら'],
    ['しょうさんたいちっそ', '硝酸態窒素'],
    ['おとがでない', '音が出ない'],
  ])('%s is also %s', (typed, written) => {
    expect(spellingsOf(typed)[0]).toContain(written)
  })

  test('keep what was typed first, and are few however long the word is', () => {
    const typed = 'しけんしのいろとみずのりょうとつちのふかさをはたけのばしょできろくする'
    const [spellings = []] = spellingsOf(typed)
    expect(spellings[0]).toBe(typed)
    expect(spellings).toContain('試験紙の色と水の量と土の深さを畑の場所で記録する')
    expect(spellings.length).toBeLessThanOrEqual(21)
  })

  test('of the easy texts are those of the others, and more', async () => {
    await loadTexts('easy')
    expect(spellingsOf('のみこんだ')[0]).toContain('飲ん')
    expect(spellingsOf('どうろ')[0]).toContain('道')
    await loadTexts('ja')
  })
})

describe('Latin letters', () => {
  const isFound = (text: string, typed: string) =>
    spellingsOf(typed).every((spellings) => includesAny(fold(text), spellings))

  test.each([
    ['音が出ないとき：iPhoneは…', 'pH', false],
    ['土のpHを測る', 'pH', true],
    ['pH5.5より低い', 'ph', true],
    ['iPhone, then the pH', 'pH', true],
    ['phosphate', 'pH', false],
    ['nitrates in the soil', 'nitrate', true],
    ['sunlight', 'light', false],
    ['the light', 'light', true],
    ['ＥＣは塩類の目安', 'EC', true],
  ])('in 「%s」, %s: %s', (text, typed, found) => {
    expect(isFound(text, typed)).toBe(found)
  })
})
