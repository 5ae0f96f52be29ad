import { expect, it } from 'vitest'
import { cardShot } from '#testing/scene/card-shot.ts'
import { fakeColorReader } from './fake-color-reader.ts'

const { pixels } = cardShot()

it('looks as the real one does', async () => {
  expect(await fakeColorReader().findCard(pixels).done).toMatchObject({
    ok: true,
    value: { markers: 4 },
  })
})

it('gives the answers it was given', async () => {
  const reader = fakeColorReader({ findCard: null })
  expect(await reader.findCard(pixels).done).toEqual({ ok: true, value: null })
})

it('waits until let go, unless canceled', async () => {
  const reader = fakeColorReader({ findCard: null, findGrids: [] })
  const letGo = reader.hold()
  const work = reader.findCard(pixels)
  const other = reader.findGrids(pixels)
  other.cancel()
  expect(await other.done).toEqual({ ok: false, reason: 'canceled' })
  letGo()
  expect(await work.done).toEqual({ ok: true, value: null })
})
