import { describe, expect, test } from 'vitest'
import type { Kit, Step } from '#domain/kit/kit.ts'
import { unknown } from '#domain/sourced.ts'
import { seconds } from '#domain/units.ts'
import { drawingOfStep } from './drawing-of-step.ts'

const kit = (id: string, method: 'color' | 'pad' | 'turbidity' = 'color', copiedFrom?: string) => ({
  id,
  ...(copiedFrom !== undefined && { copiedFrom }),
  analytes: [{ id: 'a', name: 'A', species: '', unit: '', method, halfLevels: false } as const].map(
    (analyte): Kit['analytes'][number] => ({
      ...analyte,
      lowestDetectable: unknown,
      chartComplete: false,
      levels: [],
    }),
  ),
})
const text = { title: 'x', detail: 'x' }
const hands = (id: string): Step => ({ id, ...text, kind: 'hands-on', hands: seconds(1) })
const wait = (id: string): Step => ({ id, ...text, kind: 'reaction', duration: unknown })
const read = (id: string): Step => ({
  id,
  ...text,
  kind: 'read',
  analytes: ['a'],
  readWithin: unknown,
  hands: seconds(1),
})

const nameOf = (...of: Parameters<typeof drawingOfStep>) => drawingOfStep(...of).name

describe('the drawing for a step', () => {
  test('follows the kit if the id alone would be misleading', () => {
    expect(nameOf(kit('packtest-no3'), hands('draw'))).toBe('squeeze-tube')
    expect(nameOf(kit('npk-tube'), hands('n-draw'))).toBe('draw-liquid')
    expect(nameOf(kit('practice'), hands('water'))).toBe('fill-cup')
  })

  test("is that of the kit a user's own was copied from", () => {
    expect(nameOf(kit('mine', 'color', 'packtest-no3'), read('read'))).toBe('lay-tube')
  })

  test('shows the amount that this kit takes, and none where the kit leaves it to its leaflet', () => {
    expect(drawingOfStep(kit('midorikun'), hands('water')).amount).toBe('50mL')
    expect(drawingOfStep(kit('packtest-no3'), hands('water')).amount).toBe('100mL')
    expect(drawingOfStep(kit('npk-tube'), hands('soil')).amount).toBeUndefined()
  })

  test('follows a word of the id', () => {
    expect(nameOf(kit('mine'), hands('shake'))).toBe('shake-bottle')
    expect(nameOf(kit('mine'), hands('n-shake'))).toBe('shake-tube')
    expect(nameOf(kit('mine'), hands('n-dip'))).toBe('dip-strip')
  })

  test('shows no movement where the id names none: it would be taken for an instruction', () => {
    const timed: Step = { id: 'step-1', ...text, kind: 'timed', duration: unknown, endCue: '' }
    expect(nameOf(kit('mine', 'pad'), timed)).toBe('use-hands')
  })

  test.each([
    ['color', 'read-tube'],
    ['pad', 'read-strip'],
    ['turbidity', 'read-k'],
  ] as const)('of a reading by %s is %s', (method, name) => {
    expect(nameOf(kit('mine', method), read('s7'))).toBe(name)
  })

  test('falls back to the kind', () => {
    expect(nameOf(kit('mine'), hands('s1'))).toBe('use-hands')
    expect(nameOf(kit('mine', 'pad'), wait('s2'))).toBe('wait-strip')
    expect(nameOf(kit('mine'), wait('s2'))).toBe('wait-tube')
  })
})
