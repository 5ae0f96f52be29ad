import { expect, test } from 'vitest'
import { kitChecks } from '#domain/kit/kit-checks.ts'
import { parseKit } from '#domain/kit/parse-kit.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import { first } from '#locales/ja/first.ts'
import { practiceKit } from './practice-kit.ts'

const kit = practiceKit(first.practiceKit)

test('the practice kit is a kit like any other', () => {
  expect(kitChecks(kit)).toEqual([])
  expect(parseKit(structuredClone(kit))).toMatchObject({ ok: true })
})

test('the practice takes forty seconds', () => {
  const steps = kit.lanes.flatMap((lane) => lane.steps)
  const lengths = steps.map((step): number =>
    'hands' in step ? step.hands : (step.duration.value ?? 0),
  )
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(40)
})

test('the practice is called one, and is no kit to choose', () => {
  expect(kit.name).toBe('練習')
  expect(builtInKits.map(({ id }) => id)).not.toContain(kit.id)
})

test('the practice shows every kind of moment but the settling', () => {
  const kinds = kit.lanes.flatMap(({ steps }) => steps.map((step) => step.kind))
  expect(kinds).toEqual(['hands-on', 'timed', 'reaction', 'read'])
})

test('no title is longer than a card holds', () => {
  for (const { title } of Object.values(first.practiceKit.steps)) {
    expect(title.length).toBeLessThanOrEqual(12)
  }
})
