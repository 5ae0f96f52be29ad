import type { Lab } from './lab.ts'

const degrees = (radians: number) => (radians * 180) / Math.PI
const radians = (angle: number) => (angle * Math.PI) / 180
const seventh = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))

/** Hue angle from 0 to 360 degrees; 0 where there is no hue. */
function hueOf(a: number, b: number): number {
  if (a === 0 && b === 0) return 0
  const angle = degrees(Math.atan2(b, a))
  return angle < 0 ? angle + 360 : angle
}

/** How different two colors look: about 1 is just noticeable side by side. Source: [CIEDE2000] equations 2 to 22 */
export function ciede2000(one: Lab, other: Lab): number {
  const [l1, a1, b1] = one
  const [l2, a2, b2] = other
  const stretch = 1.5 - 0.5 * seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2)
  const c1 = Math.hypot(a1 * stretch, b1)
  const c2 = Math.hypot(a2 * stretch, b2)
  const h1 = hueOf(a1 * stretch, b1)
  const h2 = hueOf(a2 * stretch, b2)
  const isGray = c1 * c2 === 0
  const hueStep = isGray ? 0 : shortWay(h2 - h1)
  const hue = isGray ? h1 + h2 : meanHue(h1, h2)
  const l = (l1 + l2) / 2
  const c = (c1 + c2) / 2

  const lightnessTerm = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2))
  const chromaTerm = (c2 - c1) / (1 + 0.045 * c)
  const hueTerm =
    (2 * Math.sqrt(c1 * c2) * Math.sin(radians(hueStep / 2))) / (1 + 0.015 * c * hueWeight(hue))
  const rotation = -Math.sin(radians(60 * Math.exp(-(((hue - 275) / 25) ** 2)))) * 2 * seventh(c)
  // Rounding can make the sum negative for two equal colors.
  return Math.sqrt(
    Math.max(
      0,
      lightnessTerm ** 2 + chromaTerm ** 2 + hueTerm ** 2 + rotation * chromaTerm * hueTerm,
    ),
  )
}

function shortWay(step: number): number {
  if (step > 180) return step - 360
  return step < -180 ? step + 360 : step
}

function meanHue(one: number, other: number): number {
  const sum = one + other
  if (Math.abs(one - other) <= 180) return sum / 2
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2
}

const hueWeight = (hue: number) =>
  1 -
  0.17 * Math.cos(radians(hue - 30)) +
  0.24 * Math.cos(radians(2 * hue)) +
  0.32 * Math.cos(radians(3 * hue + 6)) -
  0.2 * Math.cos(radians(4 * hue - 63))
