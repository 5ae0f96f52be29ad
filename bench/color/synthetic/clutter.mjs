import { seeded } from '#testing/scene/seeded.ts'

/**
 * A picture without a card, full of things that could be mistaken for one: nested squares, checkers, foreign markers, text, noise.
 * @param {number} seed
 */
export function clutter(seed, { width = 1200, height = 900 } = {}) {
  const chance = seeded(seed)
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  const ground = chance.between(90, 255)
  fill({ x: 0, y: 0, width, height }, [ground, ground, ground])
  const count = Math.floor(chance.between(10, 80))
  for (let index = 0; index < count; index += 1) {
    const size = chance.between(15, 260)
    const at = { x: chance.between(-50, width), y: chance.between(-50, height) }
    chance.pick([square, checkers, strangeCode, words, disc])(at, size)
  }
  roughen()
  return { width, height, data }

  function fill(area, color) {
    const right = Math.min(width, Math.round(area.x + area.width))
    const bottom = Math.min(height, Math.round(area.y + area.height))
    for (let y = Math.max(0, Math.round(area.y)); y < bottom; y += 1) {
      for (let x = Math.max(0, Math.round(area.x)); x < right; x += 1)
        data.set(color, (y * width + x) * 4)
    }
  }

  function gray(low, high) {
    const value = chance.between(low, high)
    return [value, value, value]
  }

  function square(at, size) {
    const colors = [gray(0, 90), gray(150, 255), gray(0, 90)]
    for (const [depth, color] of colors.entries()) {
      const inset = (depth * size) / 7
      fill(
        { x: at.x + inset, y: at.y + inset, width: size - 2 * inset, height: size - 2 * inset },
        color,
      )
    }
  }

  function checkers(at, size) {
    const cell = size / 6
    for (let place = 0; place < 36; place += 1) {
      const [column, row] = [place % 6, Math.floor(place / 6)]
      const color = (column + row) % 2 === 0 ? [20, 20, 20] : [230, 230, 230]
      fill({ x: at.x + column * cell, y: at.y + row * cell, width: cell, height: cell }, color)
    }
  }

  /** A marker that is not ours: a black border around sixteen random cells. */
  function strangeCode(at, size) {
    const cell = size / 6
    fill(
      { x: at.x - cell, y: at.y - cell, width: size + 2 * cell, height: size + 2 * cell },
      [240, 240, 240],
    )
    fill({ ...at, width: size, height: size }, [15, 15, 15])
    for (let place = 0; place < 16; place += 1) {
      if (chance.isHeads(0.5)) continue
      const [column, row] = [1 + (place % 4), 1 + Math.floor(place / 4)]
      fill(
        { x: at.x + column * cell, y: at.y + row * cell, width: cell, height: cell },
        [240, 240, 240],
      )
    }
  }

  function words(at, size) {
    for (let place = 0; place < 60; place += 1) {
      const [column, row] = [place % 12, Math.floor(place / 12)]
      if (chance.isHeads(0.2)) continue
      const letter = { x: at.x + (column * size) / 8, y: at.y + (row * size) / 5 }
      fill(
        { ...letter, width: size / 11, height: (size / 5) * chance.between(0.2, 0.7) },
        gray(0, 60),
      )
    }
  }

  function disc(at, size) {
    const color = [chance.between(0, 255), chance.between(0, 255), chance.between(0, 255)]
    for (let row = -size / 2; row < size / 2; row += 1) {
      const half = Math.sqrt((size / 2) ** 2 - row ** 2)
      fill({ x: at.x - half, y: at.y + row, width: 2 * half, height: 1 }, color)
    }
  }

  function roughen() {
    const strength = chance.between(0, 14)
    for (let at = 0; at < data.length; at += 4) {
      const grain = strength * chance.normal()
      for (let channel = 0; channel < 3; channel += 1) data[at + channel] += grain
    }
  }
}
