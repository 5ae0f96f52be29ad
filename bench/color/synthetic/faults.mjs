import { ciede2000 } from '#domain/color/ciede2000.ts'
import { labOf } from '#domain/color/lab.ts'

/**
 * Faults of a photograph, each so severe that no answer may be given. A fault changes the plan of a scene.
 * @typedef {import('./chart-scene.mjs').Plan} Plan
 * @type {Record<string, (plan: Plan, chance: import('#testing/scene/seeded.ts').Chance) => Partial<Plan>>}
 */
export const faults = {
  blur: (_, chance) => ({ blur: chance.between(7, 12) }),
  dark: (_, chance) => ({ level: chance.between(0.015, 0.05) }),
  clipped: (_, chance) => ({ level: chance.between(1.7, 3) }),
  glare: ({ sample }, chance) => {
    const spot = {
      x: sample.x + sample.width * chance.between(0.2, 0.8),
      y: sample.y + sample.height * chance.between(0.2, 0.8),
    }
    const reach = sample.width * chance.between(0.22, 0.4)
    const strength = chance.between(0.4, 0.8)
    return {
      glareAt: (x, y) =>
        strength / (1 + (((x - spot.x) ** 2 + (y - spot.y) ** 2) / reach ** 2) ** 3),
    }
  },
  /** The shadow's edge crosses the sheet between the chart and the sample, or crosses the sample itself. */
  shadow: ({ sample, light }, chance) => {
    const edge = sample.y + sample.height * chance.between(-0.4, 0.7)
    const depth = chance.between(0.45, 0.65)
    const soft = chance.between(0.5, 3)
    return {
      light: (x, y) => {
        const share = 1 - depth / (1 + Math.exp(-(y - edge) / soft))
        return scaled(light(x, y), share)
      },
    }
  },
  uneven: ({ light, sheet }, chance) => {
    const angle = chance.between(-0.5, 0.5)
    const least = chance.between(0.12, 0.2)
    return {
      light: (x, y) => {
        const across =
          0.5 +
          (x / sheet.width - 0.5) * Math.cos(angle) +
          (y / sheet.height - 0.5) * Math.sin(angle)
        const share = least + (1 - least) * Math.min(1, Math.max(0, across))
        return scaled(light(x, y), share)
      },
    }
  },
  /** Part of the sample has a different color: a wet edge, a pad that reacted incompletely. */
  patchy: ({ sampleColor }, chance) => {
    const other = otherColor(sampleColor, chance)
    const share = chance.between(0.35, 0.65)
    return { sampleColorAt: (across) => (across < share ? sampleColor : other) }
  },
}

/** @type {(color: import('#domain/color/srgb.ts').Rgb, share: number) => import('#domain/color/srgb.ts').Rgb} */
const scaled = ([red, green, blue], share) => [red * share, green * share, blue * share]

const clearlyOther = 14

function otherColor(color, chance) {
  const lab = labOf(color)
  for (;;) {
    const other = color.map((it) => Math.min(0.85, it * Math.exp(chance.between(-1.5, 1.5))))
    if (ciede2000(lab, labOf(other)) > clearlyOther) return other
  }
}
