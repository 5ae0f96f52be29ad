import { join } from 'node:path'
import { benchFolder } from '../tools/places.mjs'

/** Centers of the corner fields in pixels: dark skin, bluish green, white, black. */
const photos = [
  {
    file: 'sun-finger-shadow.jpg',
    what: 'sun, a shadow on two fields',
    corners: [
      [261, 303.5],
      [511, 302],
      [261, 452],
      [516, 444],
    ],
  },
  {
    file: 'dim-shade.jpg',
    what: 'dim shade',
    corners: [
      [1345, 984],
      [1684, 982],
      [1348, 1190],
      [1687, 1186],
    ],
  },
]

/** Half of the fields of a color checker correct the other half. */
export async function checkerTable() {
  const [{ checkerPatches }, { correctionFrom, whiteGain }, { patchColor }, color, photo] =
    await Promise.all([
      import('../../src/domain/color/color-checker.ts'),
      import('../../src/domain/color/correct-color.ts'),
      import('../../src/domain/color/patch-color.ts'),
      Promise.all([
        import('../../src/domain/color/ciede2000.ts'),
        import('../../src/domain/color/lab.ts'),
      ]),
      import('../../scripts/read-color/open-photo.ts'),
    ])
  const [{ ciede2000 }, { labOf }] = color
  const meanError = (correct, patches) =>
    patches.reduce(
      (sum, { seen, truth }) => sum + ciede2000(labOf(correct(seen)), labOf(truth)),
      0,
    ) / patches.length
  const rows = []
  for (const { file, what, corners } of photos) {
    const opened = await photo.openPhoto(join(benchFolder, 'color', 'checker', file))
    if (!opened.ok) throw new Error(`${file}: ${opened.reason}`)
    const [first, second, third, fourth] = corners.map(([x, y]) => ({ x, y }))
    const found = checkerPatches(opened.value, [first, second, third, fourth])
    if (found === null) throw new Error(`${file}: no checker`)
    const patches = found.map(({ box, truth }) => ({
      truth,
      seen: patchColor(opened.value, box).color,
    }))
    // Like a chessboard, so that each half has grays and colors of every kind.
    const halves = [0, 1].map((half) =>
      patches.filter((_, at) => (at + Math.floor(at / 6)) % 2 === half),
    )
    const { seen, truth } = patches[18]
    const white = whiteGain([seen[0] / truth[0], seen[1] / truth[1], seen[2] / truth[2]])
    const heldOut = halves.map((half, at) => meanError(correctionFrom(half), halves[1 - at]))
    const leftOut = patches.map((patch, at) =>
      meanError(correctionFrom(patches.toSpliced(at, 1)), [patch]),
    )
    rows.push([
      what,
      ...heldOut.map((error) => error.toFixed(1)),
      (leftOut.reduce((sum, error) => sum + error, 0) / leftOut.length).toFixed(1),
      meanError(white, patches).toFixed(1),
    ])
  }
  return {
    title: 'A color checker of 24 fields; mean CIEDE2000 of fields not used for the correction',
    head: [
      'photograph',
      'one half, by the other',
      'the other, by the one',
      'each, by the other 23',
      'all, by white alone',
    ],
    rows,
  }
}
