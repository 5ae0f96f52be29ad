/**
 * The color of a black body, as gains of linear sRGB with green kept at 1.
 * Source: Krystek 1985, rational approximation of the Planckian locus in CIE 1960 (u, v).
 * @param {number} kelvin from 1000 to 15000
 * @returns {[number, number, number]}
 */
export function gainsOfKelvin(kelvin) {
  const t = kelvin
  const u =
    (0.860117757 + 1.54118254e-4 * t + 1.28641212e-7 * t * t) /
    (1 + 8.42420235e-4 * t + 7.08145163e-7 * t * t)
  const v =
    (0.317398726 + 4.22806245e-5 * t + 4.20481691e-8 * t * t) /
    (1 - 2.89741816e-5 * t + 1.61456053e-7 * t * t)
  const x = (3 * u) / (2 * u - 8 * v + 4)
  const y = (2 * v) / (2 * u - 8 * v + 4)
  const [X, Y, Z] = [x / y, 1, (1 - x - y) / y]
  const rgb = [
    3.2404542 * X - 1.5371385 * Y - 0.4985314 * Z,
    -0.969266 * X + 1.8760108 * Y + 0.041556 * Z,
    0.0556434 * X - 0.2040259 * Y + 1.0572252 * Z,
  ]
  const [red, green, blue] = rgb.map((it) => Math.max(0.02, it) / rgb[1])
  return [red, green, blue]
}

/**
 * Light on a painting, with a gradient across it. White balance of phones is partial: a share of the light's color remains.
 * @param {import('#testing/scene/seeded.ts').Chance} chance
 * @param {{ width: number, height: number, kelvin: number, level?: number, slope?: number }} options `slope`: the share by which
 *   one end is darker than the other
 * @returns {(x: number, y: number) => import('#domain/color/srgb.ts').Rgb}
 */
export function lightOf(
  chance,
  { width, height, kelvin, level = 0.9, slope = chance.between(0, 0.25) },
) {
  const leftOver = chance.between(0, 0.8)
  const gains = gainsOfKelvin(kelvin).map((it) => it ** leftOver)
  const brightest = Math.max(...gains)
  const [r, g, b] = gains.map((it) => (level * it) / brightest)
  const angle = chance.between(0, 2 * Math.PI)
  const [dx, dy] = [Math.cos(angle) / width, Math.sin(angle) / height]
  return (x, y) => {
    const share = 1 - slope * (0.5 + 0.5 * ((x - width / 2) * dx + (y - height / 2) * dy) * 1.4)
    return [r * share, g * share, b * share]
  }
}
