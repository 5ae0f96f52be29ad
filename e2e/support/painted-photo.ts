import { PNG } from 'pngjs'

interface Field {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color: readonly [red: number, green: number, blue: number]
}

/** A photograph as a PNG file: colored fields on gray paper, with slight sensor noise. */
function paintedPhoto(width: number, height: number, fields: readonly Field[]) {
  const picture = new PNG({ width, height })
  let state = 1
  const grain = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.round((state / 2 ** 31 - 1) * 2)
  }
  const fill = ({ x, y, width: w, height: h, color }: Field) => {
    for (let row = y; row < y + h; row += 1) {
      for (let column = x; column < x + w; column += 1) {
        const at = (row * width + column) * 4
        const shift = grain()
        for (const [channel, value] of color.entries()) {
          picture.data[at + channel] = Math.min(255, Math.max(0, value + shift))
        }
        picture.data[at + 3] = 255
      }
    }
  }
  fill({ x: 0, y: 0, width, height, color: [205, 205, 205] })
  for (const field of fields) fill(field)
  return { name: 'photo.png', mimeType: 'image/png', buffer: PNG.sync.write(picture) }
}

/** The four pH levels of the first kit, as its strip might show them. */
const phColors = [
  [214, 150, 64],
  [196, 168, 78],
  [140, 158, 96],
  [88, 138, 112],
] as const

/** A row of levels, white paper on the right, and a sample below in the color of the third level. */
export const phPhoto = () =>
  paintedPhoto(1200, 900, [
    ...phColors.map((color, at) => ({ x: 90 + at * 240, y: 120, width: 180, height: 180, color })),
    { x: 480, y: 560, width: 220, height: 200, color: phColors[2] },
    { x: 860, y: 520, width: 260, height: 260, color: [244, 244, 244] },
  ])

/** Colors of a second pad on the same strip. */
const secondColors = [
  [200, 170, 182],
  [196, 138, 166],
  [178, 92, 142],
  [140, 48, 112],
] as const

/** The same kit's levels with two pads each, and a strip with both pads in the colors of the third level. */
export const twoPadsPhoto = () =>
  paintedPhoto(1200, 900, [
    ...[phColors, secondColors].flatMap((colors, line) =>
      colors.map((color, at) => ({
        x: 110 + at * 250,
        y: 80 + line * 190,
        width: 170,
        height: 130,
        color,
      })),
    ),
    { x: 300, y: 600, width: 150, height: 150, color: phColors[2] },
    { x: 640, y: 600, width: 150, height: 150, color: secondColors[2] },
  ])

/** Positions of the strip's pads, as fractions of the photograph. */
export const twoPadsPlaces = [
  [0.3125, 0.75],
  [0.596, 0.75],
] as const

/** Positions of the sample and the white paper, as fractions of the photograph. */
export const phPlaces = { sample: [0.49, 0.73], white: [0.825, 0.72] } as const

/** Four analytes of four levels in columns on white paper, as the kit's own chart might be printed. */
const chartColors = [
  [
    [227, 162, 60],
    [216, 189, 72],
    [169, 179, 86],
    [111, 159, 102],
  ],
  [
    [246, 226, 220],
    [246, 205, 214],
    [238, 159, 186],
    [217, 95, 152],
  ],
  [
    [215, 226, 228],
    [185, 214, 216],
    [127, 178, 196],
    [74, 134, 171],
  ],
  [
    [247, 228, 195],
    [241, 212, 147],
    [232, 178, 88],
    [205, 134, 54],
  ],
] as const

/** Offsets as if stuck on by hand: no lattice is detected, though each field still covers its position. The corners are exact. */
const crooked = [-62, 48, 60, -44, 52, -58, -50, 62]
const crookedBy = (column: number, row: number) =>
  column % 3 === 0 && row % 3 === 0 ? 0 : (crooked[(column * 5 + row * 3) % crooked.length] ?? 0)

/** `isHidden`: its fields are not detected automatically. */
export const chartPhoto = ({ isHidden = false } = {}) =>
  paintedPhoto(1200, 900, [
    ...(isHidden
      ? [{ x: 0, y: 0, width: 1200, height: 900, color: [60, 50, 40] as const }]
      : [{ x: 80, y: 60, width: 1040, height: 780, color: [244, 243, 240] as const }]),
    ...chartColors.flatMap((colors, column) =>
      colors.map((color, row) => {
        const by = isHidden ? crookedBy(column, row) : 0
        return {
          x: 160 + column * 240 + by,
          y: 130 + row * 180 - Math.round(by / 2),
          width: 160,
          height: 100,
          color,
        }
      }),
    ),
  ])

/** The centers of its four corner fields, as fractions of the photograph. */
export const chartPlaces = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.2, 0.8],
  [0.8, 0.8],
] as const
