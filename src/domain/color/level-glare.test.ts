import { expect, test } from 'vitest'
import { labOf } from './lab.ts'
import { levelsUnderGlare } from './level-glare.ts'
import { rgbOfHex, type Rgb } from './srgb.ts'
import { rainbow } from '#testing/color/rainbow.ts'

const levelsOf = (colors: readonly Rgb[]) =>
  colors.map((color, value) => ({ value, pads: [labOf(color)] }))
const dye = ['#d9a03a', '#c9b840', '#93ab4a', '#4f8f62', '#2f6f80'].map(rgbOfHex)
const lit = ([red, green, blue]: Rgb, by: number): Rgb => [red + by, green + by, blue + by]

test.each([1, 2])('level %i, lit as a whole, is under glare, and no other', (at) => {
  const colors = dye.map((color, level) => (level === at ? lit(color, 0.4) : color))
  expect(levelsUnderGlare(levelsOf(colors))).toEqual([at])
})

test.each([0, 4])('an end is as well where the path of colors turns back to it: level %i', (at) => {
  const growing = ['#f3e4ec', '#e3b0cc', '#c77aa8', '#a04a86', '#7a2468'].map(rgbOfHex)
  const ordered = at === 0 ? growing.toReversed() : growing
  const colors = ordered.map((color, level) => (level === at ? lit(color, 0.6) : color))
  expect(levelsUnderGlare(levelsOf(colors))).toEqual([at])
  expect(levelsUnderGlare(levelsOf(ordered))).toEqual([])
})

test('an end is none where the path turns back to a level under glare', () => {
  const growing = ['#a898b4', '#9078a8', '#7a589c', '#603c90'].map(rgbOfHex)
  const colors = growing.map((color, level) => (level === 2 ? lit(color, 0.4) : color))
  expect(levelsUnderGlare(levelsOf(colors))).toEqual([2])
})

test('no level of a series is, not even the pale middle of a rainbow', () => {
  expect(levelsUnderGlare(levelsOf(dye))).toEqual([])
  expect(levelsUnderGlare(levelsOf(rainbow))).toEqual([])
})

test('the pale middle of three levels is a level', () => {
  expect(levelsUnderGlare(levelsOf(['#c02020', '#f0f0e0', '#2020c0'].map(rgbOfHex)))).toEqual([])
})
