import { describe, expect, it } from 'vitest'
import { seconds } from '#domain/units.ts'
import { splitRoles } from './split-roles.ts'

const step = (id: string, hands: number, isRead = false) => ({ id, hands: seconds(hands), isRead })
const readerOf = (steps: readonly ReturnType<typeof step>[]) =>
  [...splitRoles(steps)].flatMap(([id, role]) => (role === 1 ? [id] : []))

describe('splitting the work between two people', () => {
  it('gives all readings to one eye and keeps the larger share small', () => {
    const steps = [
      step('shake', 60),
      step('dip-n', 7),
      step('read-n', 20, true),
      step('dip-pk', 14),
      step('read-pk', 20, true),
    ]
    expect(readerOf(steps)).toEqual(['dip-n', 'read-n', 'dip-pk', 'read-pk'])
  })

  it('gives the reader the later of two equal steps', () => {
    expect(readerOf([step('fill', 20), step('dip', 20), step('read', 10, true)])).toEqual([
      'dip',
      'read',
    ])
  })

  it('leaves everything else to the other where reading is the larger part', () => {
    expect(readerOf([step('fill', 5), step('read', 60, true)])).toEqual(['read'])
  })

  it('splits a kit of very many steps at one point', () => {
    const steps = Array.from({ length: 40 }, (_, at) => step(`s${at}`, 10))
    expect(readerOf(steps)).toEqual(steps.slice(20).map(({ id }) => id))
  })
})
