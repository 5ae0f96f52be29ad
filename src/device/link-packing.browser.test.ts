import { describe, expect, test, vi } from 'vitest'
import { failed, ok } from '#domain/result.ts'
import { deflateLinkPacking } from './link-packing.ts'

const packing = deflateLinkPacking()
const plenty = 1_000_000

async function packed(text: string) {
  const result = await packing.pack(text)
  if (!result.ok) throw new Error(result.reason)
  return result.value
}

describe('a text packed for a link', () => {
  test.each(['', 'a', '土壌診断キット 🌱', JSON.stringify({ a: 'ぬ'.repeat(5000) })])(
    'comes back as it was: %.20s',
    async (text) => {
      const link = await packed(text)
      expect(link).toMatch(/^[\w-]*$/)
      expect(await packing.unpack(link, plenty)).toEqual(ok(text))
    },
  )

  test('becomes smaller', async () => {
    const text = JSON.stringify(Array.from({ length: 200 }, () => ({ trust: 'user', sources: [] })))
    expect((await packed(text)).length).toBeLessThan(text.length / 10)
  })
})

describe('a packed text from a stranger', () => {
  test.each(['!', 'a', 'abcd', 'ab cd', '日本', '/+=='])(
    'that is none says so: %s',
    async (link) => {
      expect(await packing.unpack(link, plenty)).toEqual(failed('not-packed'))
    },
  )

  test('that was cut off says so', async () => {
    const link = await packed('x'.repeat(50) + Array.from({ length: 300 }, (_, i) => i).join())
    expect(await packing.unpack(link.slice(0, -20), plenty)).toEqual(failed('not-packed'))
  })

  test('that unpacks to too much is stopped', async () => {
    const bomb = await packed('0'.repeat(5_000_000))
    expect(bomb.length).toBeLessThan(10_000)
    expect(await packing.unpack(bomb, plenty)).toEqual(failed('too-long'))
  })
})

test('a browser without compression says so', async () => {
  vi.stubGlobal('CompressionStream', undefined)
  vi.stubGlobal('DecompressionStream', undefined)
  expect(await packing.pack('a')).toEqual(failed('unsupported'))
  expect(await packing.unpack('a', plenty)).toEqual(failed('unsupported'))
})
