import { expect, it, test } from 'vitest'
import fc from 'fast-check'
import jpeg from 'jpeg-js'
import { PNG } from 'pngjs'
import { readPictureHead } from './picture-head.ts'

const data = Buffer.alloc(30 * 20 * 4, 120)

it('knows the size of a JPEG', () => {
  const { data: bytes } = jpeg.encode({ width: 30, height: 20, data }, 80)
  expect(readPictureHead(bytes)).toEqual({ kind: 'jpeg', size: { width: 30, height: 20 } })
})

it('passes over EXIF on its way to the size', () => {
  const { data: bytes } = jpeg.encode({ width: 30, height: 20, data }, 80)
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0x20, 0x02]), Buffer.alloc(0x2000, 0xff)])
  const whole = Buffer.concat([bytes.subarray(0, 2), exif, bytes.subarray(2)])
  expect(readPictureHead(whole)).toEqual({ kind: 'jpeg', size: { width: 30, height: 20 } })
})

it('says that it does not know the size of a JPEG cut off before it', () => {
  const { data: bytes } = jpeg.encode({ width: 30, height: 20, data }, 80)
  expect(readPictureHead(bytes.subarray(0, 40))).toEqual({ kind: 'jpeg', size: null })
})

it('knows the size of a PNG', () => {
  const bytes = PNG.sync.write(Object.assign(new PNG({ width: 30, height: 20 }), { data }))
  expect(readPictureHead(bytes)).toEqual({ kind: 'png', size: { width: 30, height: 20 } })
})

test.each(['heic', 'heix', 'mif1'])('knows a photograph of the brand %s', (brand) => {
  const bytes = new Uint8Array(40)
  bytes.set(new TextEncoder().encode(`ftyp${brand}`), 4)
  expect(readPictureHead(bytes)).toEqual({ kind: 'heic' })
})

it('takes any bytes', () => {
  const begun = fc.constantFrom([], [0xff, 0xd8, 0xff, 0xe0], [0x89, 0x50, 0x4e, 0x47])
  fc.assert(
    fc.property(begun, fc.uint8Array({ maxLength: 300 }), (start, rest) => {
      expect(readPictureHead(Uint8Array.from([...start, ...rest])).kind).toMatch(/\w/)
    }),
  )
})
