import { expect, test } from 'vitest'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import { first } from '#locales/ja/first.ts'
import { kitScene } from '#ui/drawings/scene-box.ts'

test('every built-in kit has its picture, and says what it is for', () => {
  const ids = builtInKits.map(({ id }) => id)
  expect(ids.filter((id) => kitScene(id) === 'kit-own')).toEqual([])
  expect(Object.keys(first.kit.looks).toSorted()).toEqual(ids.toSorted())
})
