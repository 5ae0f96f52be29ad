import { circle, transformed, rect, type PaintedPath, type Shapes } from './drawing-shape.ts'
import { arrowDown, eyeTo, grip, pinch, shadow, strip, tube } from './parts.ts'

const onStrip = pinch(152, 72)
const onBlot = pinch(224, 104, -14)
const onFlick = pinch(196, 80, -30)
const onTurned = pinch(178, 62)
const onTablet = pinch(146, 44, 10)
const onFold = pinch(196, 52, 4)
const onDrops = grip(160, 64, 50)
const onPack = pinch(150, 88)
const onLine = pinch(236, 92)
const onSwung = pinch(172, 80, -8)
const onReader = pinch(150, 52)
const onRead = pinch(196, 70, -6)

/** A card of printed colors, four in a row. */
const chart = (x: number, y: number, colors: readonly PaintedPath[0][]): readonly PaintedPath[] => [
  ['paper line', rect(x - 8, y - 10, colors.length * 40 + 16, 66, 6)],
  ...colors.map((color, at): PaintedPath => [color, rect(x + at * 40 + 2, y, 36, 34, 4)]),
  ['thin', colors.map((_, at) => `M${x + at * 40 + 12} ${y + 46}h16`).join('')],
]

/** A folded paper with powder in it. */
const fold: readonly PaintedPath[] = [
  ['paper line', 'M108 64l88-34 34 20-96 34z'],
  ['soil4', 'M112 66l64-22 12 8-60 22z'],
  ['ink', 'M108 64l26 20'],
]

/** A dropping bottle, upside down. */
const dropper: readonly PaintedPath[] = [
  ['paper line', 'M-8-64L-4-92h8l4 28z'],
  ['cap', 'M-14-66h28v18h-28z'],
  ['green', 'M-25-34q0-8 12-12h26q12 4 12 12v70q0 10-10 10h-30q-10 0-10-10z'],
  ['ink', 'M-25-34q0-8 12-12h26q12 4 12 12v70q0 10-10 10h-30q-10 0-10-10z'],
]

/** A tube of soft plastic, squeezed while it draws liquid. */
const pack =
  'M132 22h36q8 0 8 8v36q-10 20 0 42v26q0 8-10 10l-6 6-4 40h-12l-4-40-6-6q-10-2-10-10v-26q10-22 0-42V30q0-8 8-8z'
/** The same tube lying, its tip to the left. */
const lying =
  'M262 84h-96q-14 0-18 12l-44 8q-4 1-4 4t4 4l44 8q4 12 18 12h96q10 0 10-10V94q0-10-10-10z'

/** Handling reagents, tubes and strips, up to the reading. */
export const reagentShapes = {
  'dip-strip': [
    shadow(154, 228, 96),
    ...onStrip.back,
    ...strip(141, 40, 158, [
      [146, 'olive line'],
      [174, 'rose2 line'],
    ]),
    ['haze', 'M86 138h136v64q0 24-24 24h-88q-24 0-24-24z'],
    ['ink', 'M78 112q8 0 8 8v82q0 24 24 24h88q24 0 24-24v-82q0-8 8-8'],
    ['thin', 'M100 172h16M100 192h16M100 152h16'],
    ['ink', 'M88 138q17-7 34 0t34 0 34 0 31 0'],
    ...onStrip.front,
    arrowDown(40, 56, 70),
    { said: 'time', x: 290, y: 190 },
  ],
  'blot-strip': [
    shadow(150, 230, 128),
    ['paper line', 'M22 200l40-26h190l34 26-34 26H58z'],
    ['thin', 'M62 174l16 26-18 24M252 174l-20 26 18 24'],
    ['water', 'M68 200a34 9 0 1 0 68 0a34 9 0 1 0-68 0z'],
    ...onBlot.back,
    ...transformed('translate(92 194) rotate(-34)', [
      ['paper line', rect(0, -26, 190, 26, 4)],
      ['olive line', rect(14, -26, 24, 26)],
      ['rose2 line', rect(48, -26, 24, 26)],
    ]),
    ...onBlot.front,
    arrowDown(52, 84, 56),
    { said: 'time', x: 146, y: 56 },
  ],
  'flick-strip': [
    ...onFlick.back,
    ...transformed('translate(208 70) rotate(52)', strip(-13, -10, 150, [[108, 'rose2 line']])),
    ...onFlick.front,
    [
      'water line',
      'M74 196q-12 12-4 22 12-2 4-22zM44 176q-14 8-10 20 14 0 10-20zM102 220q-10 10-4 18 10-2 4-18z',
    ],
    ['move', 'M96 70Q56 96 50 146M96 70l-20-2M96 70l-6 18M50 146l-10-16M50 146l18-8'],
    { said: 'time', x: 286, y: 198 },
  ],
  'wait-strip': [
    shadow(170, 178, 150),
    ['paper line', rect(24, 108, 292, 60, 8)],
    ['olive line', rect(196, 108, 44, 60)],
    ['rose1 line', rect(258, 108, 44, 60)],
    [
      'air',
      'M206 86q-8-10 0-20t0-20M228 86q-8-10 0-20t0-20M270 86q-8-10 0-20t0-20M292 86q-8-10 0-20t0-20',
    ],
  ],
  'read-strip': [
    ...onTurned.back,
    ...transformed('rotate(14 150 90)', [
      ['paper line', rect(132, 22, 36, 112, 5)],
      ['olive line', rect(132, 94, 36, 30)],
      ['glass line', rect(138, 100, 24, 18, 3)],
    ]),
    ...onTurned.front,
    ['move', 'M62 78Q64 30 112 28m-16-16l16 16-16 14'],
    ...chart(42, 176, ['yellow', 'yellow', 'olive', 'green']),
    ['frame', rect(119, 172, 44, 42, 6)],
    ...eyeTo(44, 124, 118),
  ],
  'add-tablet': [
    shadow(146, 240, 54),
    ...onTablet.back,
    ['paper line', 'M125 46a15 9 0 1 0 30 0a15 9 0 1 0-30 0z'],
    ['ink', 'M126 46v5q2 8 14 8t14-8v-5'],
    ...onTablet.front,
    ...tube({ x: 146, top: 116, height: 122, liquid: 'rose0', from: 150 }),
    ['paper line', 'M132 222q2-7 14-7t14 7-14 7-14-7z'],
    ['glass line', `${circle(140, 196, 4)}${circle(154, 182, 5)}${circle(146, 168, 3)}`],
    arrowDown(146, 70, 34),
  ],
  'add-powder': [
    shadow(112, 240, 54),
    ...onFold.back,
    ...fold,
    ...onFold.front,
    ...tube({ x: 112, top: 116, height: 122, liquid: 'blue1', from: 156 }),
    [
      'soil4',
      `${circle(112, 86, 4)}${circle(106, 100, 3.5)}${circle(118, 104, 4)}${circle(110, 124, 3)}${circle(116, 140, 3.5)}M92 156q20-12 40 0z`,
    ],
    ['move', 'M60 44q-14 12 0 24M42 38q-20 18 0 36'],
  ],
  'add-drops': [
    shadow(160, 242, 54),
    ...onDrops.back,
    ...transformed('translate(160 66) rotate(180)', dropper),
    ...onDrops.front,
    ['green line', 'M160 164q-9 14 0 20 9-6 0-20z'],
    ...tube({ x: 160, top: 192, height: 50, liquid: 'yellow', from: 212 }),
    ['green line', 'M44 128q-12 19 0 27 12-8 0-27z'],
    { said: 'amount', x: 84, y: 142 },
  ],
  'wait-tube': [
    shadow(170, 236, 140),
    ...[62, 170, 278].flatMap((x, at) =>
      tube({
        x,
        top: 40,
        height: 178,
        liquid: (['rose0', 'rose1', 'rose3'] as const)[at] ?? 'rose0',
        from: 76,
      }),
    ),
    ['ink', 'M4 122h32M88 122h56M196 122h56M304 122h32M10 122v112M330 122v112M4 234h332'],
    ['move', 'M104 88h22m-10-10l10 10-10 10M212 88h22m-10-10l10 10-10 10'],
  ],
  'read-tube': [
    ['paper line', rect(26, 14, 178, 220, 6)],
    ...onRead.back,
    ...tube({ x: 170, top: 34, height: 176, liquid: 'rose2', from: 76, line: 'pen' }),
    ...(['rose0', 'rose1', 'rose2', 'rose3'] as const).map((color, at): PaintedPath => [
      `${color} line`,
      rect(56, 34 + at * 46, 54, 40, 4),
    ]),
    ['frame', rect(51, 121, 64, 50, 8)],
    ...onRead.front,
  ],
  'read-k': [
    ['paper line', rect(26, 14, 190, 220, 6)],
    ['mark', rect(52, 104, 138, 56, 4)],
    ...onRead.back,
    ['glass line', 'M144 34h52v150q0 26-26 26t-26-26z'],
    ['milk', 'M145.500 64h49v120q0 24.500-24.500 24.500T145.500 184z'],
    ['haze', 'M145.500 104h49v56h-49z'],
    ['pen', 'M137 34h66M144 34v150q0 26 26 26t26-26V34'],
    ...onRead.front,
    ...eyeTo(66, 66, 138),
  ],
  'pull-line': [
    ...onLine.back,
    ...transformed('translate(296 0) scale(-1 1)', [
      ['rose0 line', lying],
      ['rose2', rect(214, 94, 44, 28, 6)],
    ]),
    ['ink', 'M196 108h24q10 0 18-14'],
    ...onLine.front,
    ['move', 'M180 196h64m-16-16l16 16-16 16'],
  ],
  'squeeze-tube': [
    shadow(150, 240, 66),
    ...onPack.back,
    ['glass line', pack],
    ['rose2', 'M128 116h44v18q0 6-8 8h-28q-8-2-8-8z'],
    ['ink', 'M126 22h48'],
    ...onPack.front,
    ['water', 'M101.500 196h97v22q0 18-18 18h-61q-18 0-18-18z'],
    ['ink', 'M100 180v38q0 20 20 20h60q20 0 20-20v-38M92 180h16M192 180h16M102 196h96'],
    ['glass line', 'M144 186h12l-2 26h-8z'],
    ['glass line', `${circle(132, 218, 5)}${circle(168, 222, 4)}${circle(122, 206, 3)}`],
    ['move', 'M58 88h38m-14-14l14 14-14 14'],
  ],
  'swing-tube': [
    ...onSwung.back,
    ...transformed('rotate(-24 150 120)', [
      [
        'glass line',
        'M132 42h36q8 0 8 8v104q0 8-10 10l-6 6-4 40h-12l-4-40-6-6q-10-2-10-10V50q0-8 8-8z',
      ],
      ['rose1', 'M125.500 98h49v56q0 6.500-10 8.500h-29q-10-2-10-8.500z'],
      ['ink', 'M126 42h48'],
    ]),
    ...onSwung.front,
    ['move', 'M70 84q-22 40-2 84M70 84l-18 6M70 84l6 18M68 168l-18-6M68 168l6-18'],
    { said: 'time', x: 290, y: 190 },
  ],
  'lay-tube': [
    ...chart(60, 166, ['rose0', 'rose0', 'rose1', 'rose2', 'rose3']),
    ['frame', rect(177, 162, 44, 42, 6)],
    ...transformed('translate(0 8)', [
      ['glass line', lying],
      ['rose2', 'M168 88h92q8 0 8 8v24q0 8-8 8h-92z'],
      ['ink', lying],
    ]),
    ['move', 'M198 16v44m-16-16l16 16 16-16'],
    ...eyeTo(50, 60, 120),
  ],
  'read-reader': [
    ...onReader.back,
    ...strip(134, 20, 120, [[108, 'rose2 line']]),
    ...onReader.front,
    ['glass line', rect(62, 122, 170, 116, 16)],
    ['paper line', rect(80, 156, 92, 46, 6)],
    [
      'mark',
      'M94 166h6v26h-6zM108 166h18v16h-12v4h12v6h-18v-16h12v-4h-12zM134 166h18v6h-12v4h12v16h-18v-6h12v-4h-12z',
    ],
    ['act', circle(204, 168, 11)],
    ['cap', circle(204, 204, 11)],
    ['cap', rect(128, 118, 38, 9, 4)],
    arrowDown(40, 50, 62),
  ],
  'use-hands': [
    shadow(150, 236, 120),
    ...onRead.back,
    ['screen line', 'M60 24h70l40 14V224l-40-14H60z'],
    ['screen line', 'M170 38l40-14h6v190h-6l-40 10z'],
    ['thin', 'M76 56h50M76 80h50M76 104h36M76 176h50'],
    ['rose1', rect(76, 126, 22, 30, 4)],
    ['rose3', rect(104, 126, 22, 30, 4)],
    ...onRead.front,
  ],
} as const satisfies Record<string, Shapes>
