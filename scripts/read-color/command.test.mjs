import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import jpeg from 'jpeg-js'
import { PNG } from 'pngjs'
import { afterAll, describe, expect, test } from 'vitest'
import { readColor } from './command.ts'
import { rgbOfHex, toEncoded, toLinear } from '#domain/color/srgb.ts'
import { paintedPhoto } from '#testing/color/painted-photo.ts'

const folder = mkdtempSync(join(tmpdir(), 'read-color-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const paints = ['#d9a03a', '#93ab4a', '#2f6f80'].map(rgbOfHex)
const paper = [0.8, 0.8, 0.76]
const white = [0.88, 0.88, 0.88]
const gray = [0.5, 0.5, 0.5]
const place = (column, row) => ({
  x: 20 + column * 60,
  y: 20 + row * 60,
  width: 40,
  height: 40,
})
const photo = paintedPhoto({
  width: 200,
  height: 140,
  ground: paper,
  patches: [
    ...paints.map((color, at) => ({ box: place(at, 0), color })),
    { box: place(0, 1), color: paints[1] ?? paper },
    { box: place(1, 1), color: gray },
    { box: place(2, 1), color: white },
  ],
})
const boxAt = (column, row) => [28 + column * 60, 28 + row * 60, 24, 24]

/** Rotated by a quarter turn, as a phone stores a picture it shows upright. */
function turned() {
  const data = Buffer.alloc(photo.data.length)
  const width = photo.height
  for (let y = 0; y < photo.height; y += 1) {
    for (let x = 0; x < photo.width; x += 1) {
      const from = (y * photo.width + x) * 4
      // Orientation 6: shown (x, y) is stored at (y, width − 1 − x).
      const to = ((photo.width - 1 - x) * width + y) * 4
      data.set(photo.data.subarray(from, from + 4), to)
    }
  }
  return { width, height: photo.width, data }
}

/** Exif data that marks the picture as rotated. */
const exif = Buffer.from('49492a0008000000010012010300010000000600000000000000', 'hex')

function turnedJpeg() {
  const plain = jpeg.encode(turned(), 95).data
  const head = Buffer.from('ffe10022457869660000', 'hex')
  return Buffer.concat([plain.subarray(0, 2), head, exif, plain.subarray(2)])
}

function turnedPng() {
  const plain = pngOf(turned())
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from('eXIf'), exif, Buffer.alloc(4)])
  chunk.writeUInt32BE(exif.length, 0)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4)
  return Buffer.concat([plain.subarray(0, 33), chunk, plain.subarray(33)])
}

function pngOf({ width, height, data }) {
  const png = new PNG({ width, height })
  png.data = Buffer.from(data)
  return PNG.sync.write(png)
}

function write(name, content) {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const pngPath = write('photo.png', pngOf(photo))

const spec = {
  unit: 'pH',
  sample: [boxAt(0, 1)],
  chart: [5, 6, 7].map((value, at) => ({ value, boxes: [boxAt(at, 0)] })),
  white: boxAt(2, 1),
}

async function run(photoPath, given) {
  const text = typeof given === 'string' ? given : JSON.stringify(given)
  const printed = []
  const complaints = []
  const code = await readColor([photoPath, '--spec', write('spec.json', text)], {
    print: (line) => printed.push(line),
    complain: (line) => complaints.push(line),
  })
  expect(printed).toHaveLength(1)
  const answer = JSON.parse(printed[0] ?? '')
  return { code, answer, complaints }
}

describe('read-color', () => {
  test('answers in one line of JSON', async () => {
    const { code, answer, complaints } = await run(pngPath, spec)
    expect(code).toBe(0)
    expect(complaints).toEqual([])
    expect(answer).toMatchObject({ status: 'read', reasons: [], nearest: [6, expect.any(Number)] })
    expect(answer).toHaveProperty('estimate', expect.closeTo(6, 1))
    expect(answer).toHaveProperty('gates.clipping.passed', true)
    expect(Object.keys(answer ?? {})).toEqual([
      'status',
      'reasons',
      'estimate',
      'range',
      'nearest',
      'deltaE',
      'gates',
    ])
  })

  test('answers the same whatever the resolution of the camera', async () => {
    const times = 12
    const large = { width: photo.width * times, height: photo.height * times }
    const pixels = new Uint32Array(photo.data.buffer)
    const largePixels = new Uint32Array(large.width * large.height)
    for (let y = 0, at = 0; y < large.height; y += 1) {
      const row = Math.floor(y / times) * photo.width
      for (let x = 0; x < large.width; x += 1, at += 1) {
        largePixels[at] = pixels[row + Math.floor(x / times)]
      }
    }
    const data = Buffer.from(largePixels.buffer)
    const larger = (box) => box.map((it) => it * times)
    const { answer } = await run(write('large.png', pngOf({ ...large, data })), {
      ...spec,
      sample: spec.sample.map(larger),
      chart: spec.chart.map(({ value, boxes }) => ({ value, boxes: boxes.map(larger) })),
      white: larger(spec.white),
    })
    const { answer: small } = await run(pngPath, spec)
    expect(answer.status).toBe(small.status)
    expect(answer.estimate).toBeCloseTo(small.estimate, 1)
    // The picture was reduced to the size the app uses.
    expect(answer.gates.blur.limit).toBeLessThan(13)
  })

  test('with 15 known colors in the photograph, what its camera makes of colors is taken out', async () => {
    const mixed = { ...photo, data: Uint8ClampedArray.from(photo.data) }
    for (let at = 0; at < mixed.data.length; at += 4) {
      const [red, green, blue] = [0, 1, 2].map((channel) =>
        toLinear((photo.data[at + channel] ?? 0) / 255),
      )
      const seen = [0.75 * red + 0.25 * green, 0.2 * red + 0.8 * green, 0.3 * green + 0.7 * blue]
      mixed.data.set(
        seen.map((light) => 255 * toEncoded(light)),
        at,
      )
    }
    const path = write('mixed.png', pngOf(mixed))
    const share = (color) => color.map((channel) => channel / 0.88)
    const fields = [...paints, gray, white].map((color, at) => [
      color,
      [...boxAt(at % 3, at < 3 ? 0 : 1)],
    ])
    fields[3][1] = boxAt(1, 1)
    fields[4][1] = boxAt(2, 1)
    const known = fields.flatMap(([color, [x, y, width, height]]) =>
      [0, 1, 2].map((part) => ({ box: [x + part * 8, y, width / 3, height], rgb: share(color) })),
    )
    const { chart: _, ...rest } = spec
    const references = paints.map((color, at) => ({ value: 5 + at, rgb: [share(color)] }))
    const [{ answer: plain }, { answer }] = [
      await run(path, { ...rest, references }),
      await run(path, { ...rest, references, known }),
    ]
    expect(plain.deltaE).toBeGreaterThan(3)
    expect(answer.deltaE).toBeLessThan(1)
    expect(answer.estimate).toBeCloseTo(6, 1)
  })

  test('does not mind the order of levels, keys it does not know, or a byte order mark', async () => {
    const [{ answer: plain }, { code, answer }] = [
      await run(pngPath, spec),
      await run(
        pngPath,
        `\uFEFF${JSON.stringify({ ...spec, chart: spec.chart.toReversed(), lamp: 'kitchen', blank: null })}`,
      ),
    ]
    expect(code).toBe(0)
    expect(answer).toEqual(plain)
  })

  test.each([
    ['turned.jpg', turnedJpeg],
    ['turned.png', turnedPng],
  ])('boxes are of the picture as it is shown, however it is stored: %s', async (name, stored) => {
    const { answer } = await run(write(name, stored()), spec)
    expect(answer).toMatchObject({ status: 'read' })
    expect(answer).toHaveProperty('estimate', expect.closeTo(6, 1))
  })

  test('remains of an older file behind a PNG do not matter', async () => {
    const { code } = await run(write('tail.png', Buffer.concat([pngOf(photo), exif])), spec)
    expect(code).toBe(0)
  })

  test('what is off the chart has no estimate', async () => {
    const { code, answer } = await run(pngPath, { ...spec, chart: spec.chart.toSpliced(1, 1) })
    expect(code).toBe(0)
    expect(answer).toMatchObject({ status: 'off-chart', estimate: null, range: null })
  })

  describe('takes colors of other photographs', () => {
    const shares = paints.map((paint) => paint.map((channel) => channel / 0.88))
    const scales = [
      ['as linear shares of white', (share) => share],
      ['as shares encoded for a screen', toEncoded],
      ['as bytes', (share) => 255 * toEncoded(share)],
      ['as linear light up to 255', (share) => 255 * share],
    ]
    test.each(scales)('%s', async (_, scaled) => {
      const references = shares.map((share, at) => ({ value: 5 + at, rgb: [share.map(scaled)] }))
      const { answer } = await run(pngPath, { ...spec, chart: undefined, references })
      expect(answer).toHaveProperty('estimate', expect.closeTo(6, 1))
    })

    test('measured more than once', async () => {
      const references = shares.flatMap((share, at) => [
        { value: 5 + at, rgb: [share, share] },
        { value: 5 + at, rgb: [share.map((channel) => channel * 1.01)] },
      ])
      const { answer } = await run(pngPath, { ...spec, chart: undefined, references })
      expect(answer).toHaveProperty('estimate', expect.closeTo(6, 1))
    })

    test('measured twice', async () => {
      const references = shares.map((share, at) => ({
        value: 5 + at,
        rgb: [share, share.map((channel) => channel * 1.02)],
      }))
      const { answer } = await run(pngPath, { ...spec, chart: undefined, references })
      expect(answer).toMatchObject({ status: 'read' })
      expect(answer).toHaveProperty('estimate', expect.closeTo(6, 1))
    })

    test.each([
      ['as bytes', (share) => 255 * toEncoded(share)],
      ['as shares', (share) => Math.min(1, share)],
    ])('%s that end at white, though the sample is brighter', async (_, scaled) => {
      const references = paints.map((paint, at) => ({
        value: 5 + at,
        rgb: [paint.map((channel) => scaled(channel / gray[0]))],
      }))
      const { answer } = await run(pngPath, {
        unit: 'pH',
        sample: [boxAt(0, 0)],
        references,
        white: boxAt(1, 1),
      })
      expect(answer).toMatchObject({ status: 'read' })
      expect(answer).toHaveProperty('estimate', expect.closeTo(5, 1))
      expect(answer.deltaE).toBeLessThan(1)
    })

    test('not without a white', async () => {
      const references = shares.map((share, at) => ({ value: 5 + at, rgb: [share] }))
      const { answer } = await run(pngPath, { unit: 'pH', sample: spec.sample, references })
      expect(answer).toMatchObject({ status: 'refused', reasons: ['no-white'], estimate: null })
    })
  })
})

describe('a chart that is not marked', () => {
  const drop = { x: 30, y: 140, width: 22, height: 22 }
  const unmarked = write(
    'unmarked.png',
    pngOf(
      paintedPhoto({
        width: 240,
        height: 200,
        ground: paper,
        patches: [
          ...paints.map((color, at) => ({ box: { ...place(at, 0), x: 30 + at * 60 }, color })),
          { box: drop, color: paints[1] ?? paper },
        ],
      }),
    ),
  )
  test('is found, and read in the order one reads', async () => {
    const sample = [[34, 144, 14, 14]]
    const { code, answer } = await run(unmarked, { unit: 'pH', sample, levels: [5, 6, 7] })
    expect(code).toBe(0)
    expect(answer).toMatchObject({ status: 'read', nearest: [6, 7] })
    expect(answer.estimate).toBeCloseTo(6, 1)
  })

  test('is not guessed where no chart of so many levels lies in sight', async () => {
    const { answer } = await run(pngPath, { ...spec, chart: undefined, levels: [4, 5, 6, 7] })
    expect(answer).toMatchObject({ status: 'no-chart', reasons: ['no-chart'], estimate: null })
  })

  test('is described with its fields where nothing is asked', async () => {
    const printed = []
    const output = { print: (line) => printed.push(JSON.parse(line)), complain: () => {} }
    expect(await readColor([pngPath], output)).toBe(0)
    expect(printed).toMatchObject([{ status: 'found' }])
    const bare = write(
      'bare.png',
      pngOf(paintedPhoto({ width: 90, height: 60, ground: paper, patches: [] })),
    )
    expect(await readColor([bare], output)).toBe(0)
    expect(printed[1]).toEqual({ status: 'found', charts: [] })
  })
})

describe('a spec that cannot be used', () => {
  const level = { value: 9, boxes: [boxAt(0, 0)] }
  const faults = [
    ['not JSON', '{"unit":', 'spec.json'],
    ['no object', 7, ''],
    ['no unit', { ...spec, unit: undefined }, 'unit'],
    ['no sample', { ...spec, sample: undefined }, 'sample'],
    ['an empty sample', { ...spec, sample: [] }, 'sample'],
    ['no chart', { ...spec, chart: undefined }, 'chart'],
    ['one level', { ...spec, chart: [level] }, 'chart'],
    [
      'a value in words',
      { ...spec, chart: [...spec.chart, { ...level, value: 'a' }] },
      'chart[3].value',
    ],
    [
      'a value twice',
      { ...spec, chart: [...spec.chart, { ...level, value: 5 }] },
      'chart[3].value',
    ],
    ['three numbers', { ...spec, white: [1, 2, 3] }, 'white[3]'],
    ['no width', { ...spec, white: [1, 2, 0, 3] }, 'white'],
    [
      'outside',
      { ...spec, chart: [...spec.chart, { value: 9, boxes: [[190, 0, 20, 9]] }] },
      'chart[3].boxes[0]',
    ],
    ['a negative place', { ...spec, sample: [[-1, 0, 9, 9]] }, 'sample[0]'],
    [
      'other pads',
      { ...spec, chart: [...spec.chart, { value: 9, boxes: [boxAt(0, 0), boxAt(1, 0)] }] },
      'chart[3].boxes',
    ],
    ['two blanks', { ...spec, blank: [boxAt(0, 0), boxAt(1, 0)] }, 'blank'],
    [
      'a negative color',
      { ...spec, references: [{ value: 1, rgb: [[0, -1, 0]] }] },
      'references[0].rgb[0][1]',
    ],
  ]
  test.each(faults)('%s is answered with its place and exit code 2', async (_, given, path) => {
    const { code, answer, complaints } = await run(pngPath, given)
    expect(code).toBe(2)
    expect(answer).toMatchObject({ status: 'error', faults: [{ path }] })
    expect(complaints[0]).toContain(path)
  })
})

describe('a photograph that cannot be used', () => {
  const files = [
    ['heic', write('photo.heic', '\0\0\0\x18ftypheic\0\0\0\0')],
    ['JPEG nor PNG', write('notes.txt', 'hello')],
    ['damaged', write('half.jpg', turnedJpeg().subarray(0, 900))],
    ['damaged', write('half.png', pngOf(photo).subarray(0, 200))],
    ['no such file', join(folder, 'nowhere.jpg')],
    ['JPEG nor PNG', write('empty.jpg', '')],
    ['folder', folder],
  ]
  test.each(files)('is answered in words: %s', async (word, path) => {
    const { code, complaints } = await run(path, spec)
    expect(code).toBe(2)
    expect(complaints.join().toLowerCase()).toContain(word.toLowerCase())
  })

  test('without arguments the usage is shown', async () => {
    const complaints = []
    const output = { print: () => {}, complain: (line) => complaints.push(line) }
    expect(await readColor([], output)).toBe(2)
    expect(complaints.join()).toContain('usage')
    expect(await readColor(['--nonsense'], output)).toBe(2)
  })
})
