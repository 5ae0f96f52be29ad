import { describe, expect, it } from 'vitest'
import type { Photos } from '#ports/photos.ts'

export interface PhotosUnderTest {
  readonly photos: Photos
  /** Closes the page and opens it again. */
  readonly reopen: () => Promise<Photos>
  /** Corrupts the bytes of a kept photograph. */
  readonly spoil: (name: string) => Promise<void>
}

const photo = (seed: number, length = 5000) => ({
  type: 'image/jpeg',
  bytes: Uint8Array.from({ length }, (_, index) => (index * 31 + seed * 7) % 256),
})

/** Source: FIPS 180-2, the example "abc". */
const abc = {
  photo: { type: 'image/png', bytes: Uint8Array.of(0x61, 0x62, 0x63) },
  name: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
}

/** Contract for every store of photographs. */
export function photosContract(make: () => Promise<PhotosUnderTest>) {
  const kept = async (photos: Photos, one = photo(1)) => {
    const result = await photos.keep(one)
    if (!result.ok) throw new Error(result.reason)
    return result.value
  }

  describe('kept photographs', () => {
    it('are named by the SHA-256 of their bytes', async () => {
      const { photos } = await make()
      expect(await photos.keep(abc.photo)).toEqual({ ok: true, value: abc.name })
      expect(await photos.read(abc.name)).toEqual(abc.photo)
    })

    it('are still there, byte for byte, after the page was closed and opened', async () => {
      const { photos, reopen } = await make()
      const large = photo(2, 700_000)
      const name = await kept(photos, large)
      const again = await (await reopen()).read(name)
      expect(again?.type).toBe('image/jpeg')
      // Compared byte by byte in a loop, because comparing such a long list is slow otherwise.
      expect(again?.bytes.length).toBe(large.bytes.length)
      expect(again?.bytes.every((byte, at) => byte === large.bytes[at])).toBe(true)
    })

    it('are kept once, however often', async () => {
      const { photos } = await make()
      const name = await kept(photos)
      expect(await kept(photos)).toBe(name)
      const other = await kept(photos, photo(3))
      expect(await photos.names()).toEqual([name, other].toSorted())
    })

    it('are taken from the middle of a larger buffer as they are', async () => {
      const { photos } = await make()
      const whole = photo(4).bytes
      const part = whole.subarray(100, 200)
      const name = await kept(photos, { type: 'image/webp', bytes: part })
      expect(await photos.read(name)).toEqual({ type: 'image/webp', bytes: whole.slice(100, 200) })
    })

    it('are gone once removed, and none that is not there is missed', async () => {
      const { photos } = await make()
      const name = await kept(photos)
      await photos.remove([name, abc.name])
      expect(await photos.read(name)).toBeNull()
      expect(await photos.names()).toEqual([])
    })

    it('are not shown when their bytes have changed, and come back when kept again', async () => {
      const { photos, spoil } = await make()
      const name = await kept(photos)
      await spoil(name)
      expect(await photos.read(name)).toBeNull()
      await kept(photos)
      expect((await photos.read(name))?.bytes).toEqual(photo(1).bytes)
    })
  })
}
