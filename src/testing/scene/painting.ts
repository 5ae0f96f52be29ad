import type { Rgb } from '#domain/color/srgb.ts'

/** A flat object in front of the camera, in millimeters: the reflectance of each place. */
export interface Painting {
  readonly width: number
  readonly height: number
  readonly dotsPerMillimeter: number
  readonly columns: number
  readonly rows: number
  /** Linear red, green, blue. */
  readonly dots: Float32Array
}

export interface SceneArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function blankPainting(width: number, height: number, color: Rgb): Painting {
  const dotsPerMillimeter = 6
  const columns = Math.ceil(width * dotsPerMillimeter)
  const rows = Math.ceil(height * dotsPerMillimeter)
  const dots = new Float32Array(columns * rows * 3)
  const painting = { width, height, dotsPerMillimeter, columns, rows, dots }
  paint(painting, { x: 0, y: 0, width, height }, () => color)
  return painting
}

/** Calls `colorAt` for every dot of the area, with its place in millimeters. Null leaves the dot as it is. */
export function paint(
  { columns, rows, dots, dotsPerMillimeter }: Painting,
  area: SceneArea,
  colorAt: (x: number, y: number) => Rgb | null,
) {
  const place = (millimeters: number, most: number) =>
    Math.min(most, Math.max(0, Math.round(millimeters * dotsPerMillimeter)))
  const right = place(area.x + area.width, columns)
  const bottom = place(area.y + area.height, rows)
  for (let row = place(area.y, rows); row < bottom; row += 1) {
    for (let column = place(area.x, columns); column < right; column += 1) {
      const color = colorAt((column + 0.5) / dotsPerMillimeter, (row + 0.5) / dotsPerMillimeter)
      if (color === null) continue
      const dot = (row * columns + column) * 3
      // Three assignments take a fraction of the time of `dots.set`.
      dots[dot] = color[0]
      dots[dot + 1] = color[1]
      dots[dot + 2] = color[2]
    }
  }
}
