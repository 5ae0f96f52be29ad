import {
  circle,
  ellipse,
  transformed,
  rect,
  type Paint,
  type PaintedPath,
} from './drawing-shape.ts'

interface Hand {
  /** Drawn behind the held object. */
  readonly back: readonly PaintedPath[]
  readonly front: readonly PaintedPath[]
}

const finger = (path: string): readonly PaintedPath[] => [
  ['rim', path],
  ['finger', path],
]

/** The index finger behind the object, the thumb in front: they meet at x, y. */
export function pinch(x: number, y: number, turn = 0): Hand {
  const here = `translate(${x} ${y}) rotate(${turn})`
  return {
    back: transformed(here, [
      ['cuff line', 'M300-78L124-46q-6 36 6 74L300 54z'],
      ['glove line', 'M132-42q-40-6-66 6-22 10-24 34-1 24 8 44 12 28 44 26 26-2 42-36z'],
      ...finger('M68-24Q44-26 8-10'),
    ]),
    front: transformed(here, [
      ...finger('M80 4Q52 20 12 10'),
      ...finger('M88 32Q72 42 56 34'),
      ...finger('M100 52Q88 60 76 54'),
    ]),
  }
}

/** Four fingers around a cylinder, the thumb behind it; its center is at x, y. */
export function grip(x: number, y: number, width = 76, turn = 0): Hand {
  const here = `translate(${x} ${y}) rotate(${turn})`
  const near = 38 - width / 2
  const tip = width / 2 - 12
  return {
    back: transformed(`${here} translate(${-near} 0)`, [
      ['cuff line', 'M320-62L126 6q-2 34 16 66L320 92z'],
      ['glove line', 'M132 2q-40-22-80-20l-10 74q40 26 84 18 14-2 18-10-12-30-12-62z'],
    ]),
    front: transformed(here, [
      ...finger(`M${54 - near}-32Q${14 - near / 2}-40 ${-tip}-30`),
      ...finger(`M${62 - near}-6Q${18 - near / 2}-14 ${3 - tip}-4`),
      ...finger(`M${64 - near} 20Q${22 - near / 2} 14 ${7 - tip} 22`),
      ...finger(`M${60 - near} 45Q${28 - near / 2} 42 ${13 - tip} 47`),
    ]),
  }
}

/** The shadow of a standing object. */
export const shadow = (x: number, y: number, rx: number): PaintedPath => [
  'ground',
  ellipse(x, y, rx, 8),
]

export const arrowDown = (x: number, y: number, length = 60): PaintedPath => [
  'move',
  `M${x} ${y}v${length}m-16-16l16 16 16-16`,
]

export const swing: PaintedPath = [
  'move',
  'M62 60q-30 60 0 130M62 60l-18 6M62 60l6 18M62 190l-18-8M62 190l6-18M96 96q-14 30 0 64',
]

/** An eye looking along a line to x. */
export const eyeTo = (x: number, y: number, to: number): readonly PaintedPath[] => [
  ['paper line', `M${x - 22} ${y}q20-24 44 0-22 22-44 0z`],
  ['cap', circle(x, y - 1, 7)],
  ['dash', `M${x + 28} ${y}H${to}`],
]

interface Tube {
  readonly x: number
  readonly top: number
  readonly height: number
  readonly width?: number
  readonly liquid: Paint
  /** Y of the liquid's surface. */
  readonly from: number
  readonly within?: readonly PaintedPath[]
  readonly line?: 'ink' | 'pen'
}

/** An upright tube, its mouth at x, top. The outline of the glass comes last: liquid ends inside it. */
export function tube({
  x,
  top,
  height,
  width = 52,
  liquid,
  from,
  within = [],
  line = 'ink',
}: Tube): readonly PaintedPath[] {
  const r = width / 2
  const round = `q0 ${r}-${r} ${r}t-${r}-${r}`
  const inner = r - 1.5
  return [
    ['glass line', `M${x - r} ${top}h${width}v${height - r}${round}z`],
    [
      liquid,
      `M${x - inner} ${from}h${2 * inner}v${top + height - r - from}q0 ${inner}-${inner} ${inner}t-${inner}-${inner}z`,
    ],
    ...within,
    [
      line,
      `M${x - r} ${top}v${height - r}q0 ${r} ${r} ${r}t${r}-${r}V${top}M${x - r - 7} ${top}h${width + 14}`,
    ],
  ]
}

export const bottle: readonly PaintedPath[] = [
  ['glass line', 'M-38-60q0-10 12-16v-20h52v20q12 6 12 16V62q0 14-14 14H-24q-14 0-14-14z'],
  ['mud', 'M-35.500-30h71V62q0 11.500-11.500 11.500H-24q-11.500 0-11.500-11.500z'],
  ['thin', 'M10-8h20M18 12h12M10 32h20'],
  ['cap', 'M-30-116h60v24h-60z'],
]

/** A strip of test paper with its pads. */
export const strip = (
  x: number,
  y: number,
  height: number,
  pads: readonly (readonly [y: number, color: Paint])[],
): readonly PaintedPath[] => [
  ['paper line', rect(x, y, 26, height, 4)],
  ...pads.map(([at, color]): PaintedPath => [color, rect(x, at, 26, 22)]),
]

/** A wide glass filled from the line `from` downward. */
export const beaker = (liquid: Paint, from: number, soil?: number): readonly PaintedPath[] => [
  ['glass', 'M86 76h136v126q0 24-24 24h-88q-24 0-24-24z'],
  [liquid, `M87.500 ${from}h133V202q0 22.500-22.500 22.500h-88q-22.500 0-22.500-22.500z`],
  ...(soil === undefined
    ? []
    : [
        [
          'soil2',
          `M87.500 ${soil}q66-12 133 0V202q0 22.500-22.500 22.500h-88q-22.500 0-22.500-22.500z`,
        ] satisfies PaintedPath,
      ]),
  ['ink', 'M78 66q8 0 8 8v128q0 24 24 24h88q24 0 24-24V74q0-8 8-8'],
]

/** A young plant, its base at x, y. */
export const sprout = (x: number, y: number, size = 1): readonly PaintedPath[] =>
  transformed(`translate(${x} ${y}) scale(${size})`, [
    ['stem', 'M0 0V-27'],
    ['grass', 'M-1-22C-24-20-34-32-36-50-12-52 0-42-1-22z'],
    ['leaf', 'M1-28C0-46 12-56 34-54 34-36 22-26 1-28z'],
  ])
