import type { Rgb } from '#domain/color/srgb.ts'
import { paint, type SceneArea, type Painting } from './painting.ts'
import type { Chance } from './seeded.ts'

const ink: Rgb = [0.04, 0.04, 0.05]

export const fill = (painting: Painting, area: SceneArea, color: Rgb) =>
  paint(painting, area, () => color)

export function disc(painting: Painting, area: SceneArea, color: Rgb) {
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2]
  paint(painting, area, (x, y) =>
    ((x - cx) / area.width) ** 2 + ((y - cy) / area.height) ** 2 <= 0.25 ? color : null,
  )
}

/** A rectangle with rounded corners; `radius` 0 leaves them square. */
export const roundedFill = (painting: Painting, area: SceneArea, radius: number, color: Rgb) =>
  paint(painting, area, (x, y) => {
    const [right, down] = [
      Math.max(area.x + radius - x, x - area.x - area.width + radius, 0),
      Math.max(area.y + radius - y, y - area.y - area.height + radius, 0),
    ]
    return Math.hypot(right, down) <= radius ? color : null
  })

/** A line of print: strokes of letters, grouped into words. */
export function textLine(painting: Painting, chance: Chance, area: SceneArea, color: Rgb = ink) {
  const letter = area.height * 0.7
  for (let x = area.x; x < area.x + area.width - letter; x += letter) {
    if (chance.isHeads(0.16)) continue
    const strokes = 1 + Math.floor(chance.between(0, 3))
    for (let stroke = 0; stroke < strokes; stroke += 1) {
      const isUpright = chance.isHeads(0.5)
      const thick = Math.max(0.2, area.height * 0.12)
      fill(
        painting,
        {
          x: x + chance.between(0, letter * 0.5),
          y: area.y + chance.between(0, area.height * 0.5),
          width: isUpright ? thick : letter * chance.between(0.3, 0.7),
          height: isUpright ? area.height * chance.between(0.4, 0.9) : thick,
        },
        color,
      )
    }
  }
}

export const outline = (painting: Painting, area: SceneArea, thick: number, color: Rgb = ink) => {
  fill(painting, { ...area, height: thick }, color)
  fill(painting, { ...area, y: area.y + area.height - thick, height: thick }, color)
  fill(painting, { ...area, width: thick }, color)
  fill(painting, { ...area, x: area.x + area.width - thick, width: thick }, color)
}

/** A plastic strip with pads as wide as itself and a shadow at one edge. `area` may be horizontal or vertical; returns the pads from its end. */
export function paintStrip(
  painting: Painting,
  area: SceneArea,
  pads: readonly Rgb[],
  {
    plastic,
    pitch,
    first,
  }: { readonly plastic: Rgb; readonly pitch: number; readonly first: number },
): readonly SceneArea[] {
  const isLying = area.width > area.height
  const wide = isLying ? area.height : area.width
  const shade: Rgb = [plastic[0] * 0.55, plastic[1] * 0.55, plastic[2] * 0.57]
  fill(painting, isLying ? { ...area, y: area.y + 0.35 } : { ...area, x: area.x + 0.35 }, shade)
  fill(painting, area, plastic)
  return pads.map((color, index) => {
    const along = first + index * pitch
    const pad = isLying
      ? { x: area.x + along, y: area.y, width: wide, height: wide }
      : { x: area.x, y: area.y + along, width: wide, height: wide }
    fill(painting, pad, color)
    return pad
  })
}

/** A tube of liquid seen from the side, with the highlight of glass. */
export function paintTube(painting: Painting, area: SceneArea, color: Rgb): SceneArea {
  const glass: Rgb = [0.5, 0.52, 0.53]
  fill(painting, area, glass)
  const liquid = {
    x: area.x + 0.06 * area.width,
    y: area.y + 0.3 * area.height,
    width: 0.88 * area.width,
    height: 0.68 * area.height,
  }
  paint(painting, liquid, (x) => {
    const across = (x - liquid.x) / liquid.width
    const shade = 0.8 + 0.2 * Math.sin(Math.PI * across)
    const isStreak = across > 0.12 && across < 0.2
    return isStreak ? [0.85, 0.86, 0.87] : [color[0] * shade, color[1] * shade, color[2] * shade]
  })
  return {
    x: liquid.x + 0.3 * liquid.width,
    y: liquid.y + 0.2 * liquid.height,
    width: 0.5 * liquid.width,
    height: 0.6 * liquid.height,
  }
}
