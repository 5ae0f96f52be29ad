import { expect, it } from 'vitest'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { changeDraft, startHistory, type DraftHistory } from './draft-history.ts'

const named = (history: DraftHistory, name: string, field: string | null = 'name') =>
  changeDraft(history, { kind: 'change', kit: { ...history.kit, name }, field })
const undone = (history: DraftHistory) => changeDraft(history, { kind: 'undo' })

it('undoes a word typed letter by letter in one step', () => {
  const typed = named(named(named(startHistory(firstKit), 'a'), 'ab'), 'abc')
  expect(undone(typed)).toEqual(startHistory(firstKit))
})

it('undoes changes of different fields one by one', () => {
  const first = named(startHistory(firstKit), 'a')
  const second = named(first, 'b', null)
  const third = named(second, 'c', null)
  expect(undone(third).kit.name).toBe('b')
  expect(undone(undone(third)).kit.name).toBe('a')
  expect(undone(undone(undone(third))).kit).toBe(firstKit)
})

it('does nothing when there is nothing to undo', () => {
  expect(undone(startHistory(firstKit))).toEqual(startHistory(firstKit))
})
