import type { Rgb } from '#domain/color/srgb.ts'
import { paint, type Painting, type SceneArea } from './painting.ts'
import { anyColor, inLight, mixed, whole } from './patterned-things.ts'
import type { Chance } from './seeded.ts'

export const white: Rgb = [0.85, 0.85, 0.83]
export const ink: Rgb = [0.04, 0.04, 0.05]

/** One color for every thing, or one of a few, or any: as things of a set are. */
export function colorsOfSet(chance: Chance): () => Rgb {
  const few = Array.from({ length: whole(chance, 1, 4) }, () => anyColor(chance, 0.03, 0.8))
  return chance.isHeads(0.5)
    ? () => anyColor(chance, 0.03, 0.8)
    : () => few[whole(chance, 0, few.length - 1)] ?? white
}

/** A round thing lit from above, with a highlight. */
export function ball(painting: Painting, chance: Chance, area: SceneArea, color: Rgb) {
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2]
  const gloss = chance.between(0, 0.5)
  paint(painting, area, (x, y) => {
    const [right, down] = [(2 * (x - cx)) / area.width, (2 * (y - cy)) / area.height]
    const out = right ** 2 + down ** 2
    if (out > 1) return null
    const lit = inLight(color, 0.5 + 0.55 * Math.sqrt(1 - out))
    const shine = gloss * Math.exp(-((right + 0.3) ** 2 + (down + 0.35) ** 2) / 0.05)
    return mixed(lit, [0.9, 0.9, 0.9], shine)
  })
}

/** An upright round body: dark at both sides. */
export function cylinder(painting: Painting, area: SceneArea, color: Rgb) {
  paint(painting, area, (x) =>
    inLight(color, 0.45 + 0.55 * Math.sin((Math.PI * (x - area.x)) / area.width)),
  )
}

export const inside = ({ x, y, width, height }: SceneArea, share: number): SceneArea => ({
  x: x + (width * (1 - share)) / 2,
  y: y + (height * (1 - share)) / 2,
  width: width * share,
  height: height * share,
})
