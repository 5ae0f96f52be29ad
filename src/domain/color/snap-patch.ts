import { assertNever } from '#domain/result.ts'
import { labOf, labDistance, type Lab } from './lab.ts'
import type { Box, Pixels } from './pixels.ts'
import { linearOfByte } from './srgb.ts'

/** Shares of the picture's long side: step of the search, smallest and largest field. */
const share = { step: 0.003, least: 0.012, most: 0.16 }
/** Largest distance in Lab from the tapped color, as a mean along a side. */
const sameColor = 5
/** Share of the field's size that is kept, to leave out its edges. */
const kept = 0.75

interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}

/** Finds the field of uniform color around a tapped point; null where there is none. */
export function snapToPatch(pixels: Pixels, x: number, y: number): Box | null {
  const long = Math.max(pixels.width, pixels.height)
  const step = Math.max(1, Math.round(long * share.step))
  const edges: Edges = { left: x - step, top: y - step, right: x + step, bottom: y + step }
  const middle = meanColor(pixels, edges, step)
  if (middle === null) return null
  const growing = new Set<keyof Edges>(['left', 'top', 'right', 'bottom'])
  while (growing.size > 0) {
    for (const side of Array.from(growing)) {
      const strip = stripBeyond(edges, side, step)
      const isLarge =
        Math.max(edges.right - edges.left, edges.bottom - edges.top) > share.most * long
      if (isLarge || !isSameColor(pixels, strip, step, middle)) growing.delete(side)
      else edges[side] += side === 'left' || side === 'top' ? -step : step
    }
  }
  const [width, height] = [edges.right - edges.left, edges.bottom - edges.top]
  if (Math.min(width, height) < share.least * long) return null
  const trim = (1 - kept) / 2
  return {
    x: edges.left + width * trim,
    y: edges.top + height * trim,
    width: width * kept,
    height: height * kept,
  }
}

function stripBeyond(edges: Edges, side: keyof Edges, step: number): Edges {
  switch (side) {
    case 'left':
      return { ...edges, left: edges.left - step, right: edges.left }
    case 'right':
      return { ...edges, left: edges.right, right: edges.right + step }
    case 'top':
      return { ...edges, top: edges.top - step, bottom: edges.top }
    case 'bottom':
      return { ...edges, top: edges.bottom, bottom: edges.bottom + step }
    default:
      return assertNever(side)
  }
}

/** Whether each third of the strip has the color: a corner that is cut off counts as an edge. */
function isSameColor(pixels: Pixels, strip: Edges, step: number, middle: Lab): boolean {
  const [width, height] = [strip.right - strip.left, strip.bottom - strip.top]
  const parts = [0, 1, 2].map((part) => ({
    left: strip.left + (width > height ? (width * part) / 3 : 0),
    right: strip.right - (width > height ? (width * (2 - part)) / 3 : 0),
    top: strip.top + (width > height ? 0 : (height * part) / 3),
    bottom: strip.bottom - (width > height ? 0 : (height * (2 - part)) / 3),
  }))
  return parts.every((part) => {
    const color = meanColor(pixels, part, step)
    return color !== null && labDistance(color, middle) < sameColor
  })
}

/** Mean color of an area; null where it reaches outside the picture. */
function meanColor({ width, height, data }: Pixels, area: Edges, step: number): Lab | null {
  if (area.left < 0 || area.top < 0 || area.right > width || area.bottom > height) return null
  const stride = Math.max(1, Math.floor(step / 3))
  const sum = [0, 0, 0]
  let count = 0
  for (let y = Math.floor(area.top); y < area.bottom; y += stride) {
    for (let x = Math.floor(area.left); x < area.right; x += stride) {
      const at = (y * width + x) * 4
      for (const channel of [0, 1, 2]) {
        sum[channel] = (sum[channel] ?? 0) + linearOfByte(data[at + channel] ?? 0)
      }
      count += 1
    }
  }
  const [red = 0, green = 0, blue = 0] = sum
  return count === 0 ? null : labOf([red / count, green / count, blue / count])
}
