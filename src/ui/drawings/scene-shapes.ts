import {
  circle,
  ellipse,
  transformed,
  rect,
  type PaintedPath,
  type Surface,
} from './drawing-shape.ts'
import { bottle, sprout } from './parts.ts'
import type { SceneName } from './scene-box.ts'

/** Four layers of soil with wavy edges from `top` down. */
function soil(width: number, top: number, height: number): readonly PaintedPath[] {
  const layers = [
    ['soil1', 0, -5],
    ['soil2', 0.26, 6],
    ['soil3', 0.52, -7],
    ['soil4', 0.78, 5],
  ] as const
  const bottom = top + height
  return layers.map(([paint, share, swell]): PaintedPath => {
    const y = Math.round(top + height * share)
    const q = width / 4
    const t = Math.round(q / 3)
    const waves = [0, 1, 2, 3].map((at) => {
      const up = at % 2 === 0 ? -swell : swell
      return `C${at * q + t} ${y + up} ${(at + 1) * q - t} ${y + up} ${(at + 1) * q} ${y}`
    })
    return [paint, `M0 ${y}${waves.join('')}V${bottom}H0z`]
  })
}

const roots =
  'M96 156q-2 18-12 32M96 164q6 14 14 20M180 156q0 22-8 44M180 172q10 10 22 18M176 186q-12 6-18 16M264 156q2 16-8 28M264 166q8 8 14 14'

const paperStrip = (
  x: number,
  pads: readonly [PaintedPath[0], PaintedPath[0]],
): readonly PaintedPath[] => [
  ['paper line', rect(x, 22, 20, 114, 3)],
  [pads[0], rect(x, 84, 20, 18)],
  [pads[1], rect(x, 110, 20, 18)],
]
const capped = (x: number, color: PaintedPath[0]) =>
  transformed(`translate(${x} 14)`, [
    ['glass line', 'M0 12h32v84q0 16-16 16T0 96z'],
    [color, 'M1.500 46h29v50q0 14.500-14.500 14.500T1.500 96z'],
    ['ink', 'M0 12v84q0 16 16 16t16-16V12'],
    ['cap', 'M-3 0h38v14H-3z'],
  ])

const packOpen: PaintedPath = [
  'glass line',
  'M-58-22H30q14 0 18 12l34 6q4 1 4 4t-4 4L48 10Q44 22 30 22H-58q-12 0-12-12v-20q0-12 12-12z',
]

const box: readonly PaintedPath[] = [
  ['soil4 line', 'M40 62h120v70q0 6-6 6H46q-6 0-6-6z'],
  ['paper line', 'M40 62l-18-22h48l18 22zM160 62l18-22h-48l-18 22z'],
  ['ink', 'M70 40h60l-18 22H88z'],
]

type Colors = readonly Surface[]

/** A strip beside its can, with the chart printed on it from the palest color down. */
const stripAndCan = (pad: Surface, chart: Colors): readonly PaintedPath[] => [
  ['paper line', rect(44, 22, 20, 112, 3)],
  [`${pad} line`, rect(44, 108, 20, 18)],
  ['paper line', 'M92 38h76v92q0 6-6 6H98q-6 0-6-6z'],
  ['cap', rect(88, 18, 84, 24, 6)],
  ...chart.map((color, at): PaintedPath => [color, rect(106, 52 + at * 20, 48, 16)]),
]

/** A clear box with a film of colors beside its liquid; the cap and the capsule show which belong together. */
const comparator = (x: number, color: Surface, chart: Colors): readonly PaintedPath[] =>
  transformed(`translate(${x} 14)`, [
    ['glass line', rect(0, 14, 52, 106, 4)],
    [color, rect(26, 48, 20, 66)],
    ...chart.map((film, at): PaintedPath => [film, rect(6, 48 + at * 17, 14, 15)]),
    [`${color} line`, rect(-3, 0, 58, 20, 4)],
  ])

const capsule = (place: string, color: Surface): readonly PaintedPath[] =>
  transformed(place, [
    ['paper line', rect(-20, -9, 40, 18, 9)],
    [color, 'M0-9h11q9 0 9 9t-9 9H0z'],
    ['thin', 'M0-9V9'],
  ])

/** Pictures for the tops of pages: fields, the soil itself, kits, and the pictures of hints. */
export const scenes = {
  field: [
    ['sky', rect(0, 0, 360, 250)],
    ['sun', circle(66, 56, 22)],
    ['hill', 'M0 132q60-34 130-12t120-14 110 8v40H0z'],
    ['grass', 'M0 146q80-20 160-6t200-4v30H0z'],
    ...soil(360, 150, 100),
    ...sprout(96, 154),
    ...sprout(180, 152, 1.28),
    ...sprout(264, 154, 0.9),
    ['root', roots],
    [
      'pebble',
      `${circle(44, 206, 6)}${circle(60, 214, 4)}${circle(310, 196, 6)}${circle(226, 222, 5)}`,
    ],
  ],
  profile: soil(360, 8, 56),
  sprouts: [
    ...sprout(100, 66, 1.1),
    ...sprout(48, 64, 0.7),
    ['root', 'M100 68q-2 16-10 28M100 76q8 10 14 16M48 66q2 12-4 20'],
    ['pebble', `${circle(14, 92, 5)}${circle(132, 98, 4)}`],
  ],
  hole: [
    ['sky', rect(0, 0, 360, 220)],
    ['sun', circle(286, 44, 20)],
    ['hill', 'M0 104q80-34 160-8t200-10v40H0z'],
    ['soil1', 'M0 114q60-6 112 0l24 72h88l24-72q60-6 112 0v106H0z'],
    ['soil2', 'M0 140q60-6 121 0l15 46h88l15-46q60-6 121 0v80H0z'],
    ['soil3', 'M0 176q66-6 133 2l3 8h88l3-8q66-8 133-2v44H0z'],
    ['soil4', 'M0 206q90-10 180 0t180 0v14H0z'],
    ['root', 'M112 128q16 6 22 20M248 132q-14 8-18 22'],
    ['pebble', `${circle(60, 170, 6)}${circle(306, 164, 5)}`],
    ['soil1', 'M238 116q6-34 34-36 30 2 40 36z'],
    ['soil2', 'M254 104q8-14 20-16M286 90q10 4 14 14'],
    ...transformed('translate(322 116) rotate(14)', [
      ['ink', 'M0 0V-78M-12-78h24'],
      ['glass line', 'M-14-6h28v20q0 18-14 26-14-8-14-26z'],
    ]),
    ['worm-rim', 'M146 168q9-14 18 0t18 0 18 0'],
    ['worm', 'M146 168q9-14 18 0t18 0 18 0'],
    ['cap', circle(199, 165, 1.5)],
  ],
  spill: [
    ['sky', rect(0, 0, 360, 220)],
    ['soil1', 'M0 176q90-8 180 0t180 0v44H0z'],
    ['soil3', 'M0 196q90-8 180 0t180 0v24H0z'],
    ...transformed('translate(196 140) rotate(84) scale(.72)', [
      ['glass line', 'M-38-60q0-10 12-16v-20h52v20q12 6 12 16V62q0 14-14 14H-24q-14 0-14-14z'],
      ['mud', 'M6-60q14 2 30 2V62q0 12.500-11.500 12.500H6z'],
      ['ink', 'M-38-60q0-10 12-16v-20h52v20q12 6 12 16V62q0 14-14 14H-24q-14 0-14-14z'],
    ]),
    ['mud line', 'M262 172q20-14 44 0 26 0 18 12-40 10-70 0-8-8 8-12z'],
    ['cap', 'M96 164h40v16H96z'],
  ],
  compost: [
    ['sky', rect(0, 0, 320, 180)],
    ['soil1 line', 'M56 150q30-86 104-88t104 88z'],
    ['soil2', 'M92 150q24-58 68-60t70 60z'],
    ['stem', 'M120 112l14 6M182 100l12 8M150 124l16-4M206 126l10 4M136 92l10 4'],
    ['air', 'M128 48q-10-10 0-20t0-18M160 42q-10-10 0-20t0-18M192 48q-10-10 0-20t0-18'],
    ...transformed('translate(268 118) rotate(10)', [
      ['ink', 'M0 0V-76M-10-76h20M-15 0v34M-5 0v38M5 0v38M15 0v34M-15 0h30'],
    ]),
    ...soil(320, 138, 42),
  ],
  rain: [
    ['sky', rect(0, 0, 320, 180)],
    ['paper line', 'M110 84q-34 0-34-28t34-28q8-24 42-24t44 24q46-4 50 28 0 28-34 28z'],
    ['move', 'M118 100l-8 22M160 100l-8 22M202 100l-8 22'],
    ...soil(320, 138, 42),
    ['air', 'M120 150v16M160 152v18M200 150v16'],
  ],
  legume: [
    ['sky', rect(0, 0, 320, 180)],
    ...soil(320, 96, 84),
    ...sprout(90, 100, 1.2),
    ...sprout(170, 98, 1.5),
    ...sprout(246, 100, 1.1),
    [
      'root',
      'M90 100q-2 30-14 50M90 116q10 16 18 22M170 100q0 34-10 60M170 120q14 14 28 22M246 100q2 28-8 48M246 114q12 12 20 20',
    ],
    [
      'rose1',
      `${circle(80, 138, 5)}${circle(104, 132, 5)}${circle(162, 146, 6)}${circle(190, 136, 5)}${circle(240, 138, 5)}${circle(260, 128, 4)}`,
    ],
  ],
  lime: [
    ['sky', rect(0, 0, 320, 180)],
    ...soil(320, 130, 50),
    ['paper line', 'M112 44h96l14 96q0 8-10 8H108q-10 0-10-8z'],
    ['soil4', 'M114 78h92l6 40H108z'],
    ['ink', 'M112 44L98 18h124l-14 26M124 60h72M132 96h56'],
    ['paper', 'M226 148q20-20 44-6 18-4 20 6z'],
    ['thin', 'M226 148q20-20 44-6 18-4 20 6z'],
  ],
  rows: [
    ['sky', rect(0, 0, 320, 180)],
    ['sun', circle(262, 38, 18)],
    ['hill', 'M0 84q70-34 150-10t170-8v40H0z'],
    ['soil2', 'M0 96h320v84H0z'],
    ['soil1', 'M140 96l-120 84h46l84-84zM160 96l-24 84h46l-12-84zM180 96l72 84h46L190 96z'],
    ...sprout(92, 150, 0.8),
    ...sprout(166, 158, 0.9),
    ...sprout(240, 150, 0.8),
    ...sprout(126, 118, 0.5),
    ...sprout(164, 116, 0.5),
    ...sprout(202, 118, 0.5),
  ],
  fertilizer: [
    ['sky', rect(0, 0, 320, 180)],
    ...soil(320, 130, 50),
    ['paper line', 'M72 40h96l14 100q0 8-10 8H68q-10 0-10-8z'],
    ['act', 'M76 76h88l5 34H71z'],
    ['ink', 'M72 40L58 16h124l-14 24M84 56h72'],
    ...sprout(244, 134, 1.5),
    [
      'pebble',
      `${circle(196, 138, 4)}${circle(208, 142, 4)}${circle(272, 140, 4)}${circle(284, 144, 4)}${circle(220, 138, 4)}`,
    ],
  ],
  probe: [
    ['sky', rect(0, 0, 320, 180)],
    ...soil(320, 92, 88),
    ['paper line', 'M134 18h14v86h-14zM120 10h42v14h-42z'],
    ['glass line', 'M130 92h22v62l-11 12-11-12z'],
    ['soil1', 'M132 104h18v20h-18z'],
    ['soil2', 'M132 124h18v16h-18z'],
    ...sprout(70, 96, 1.1),
    ...sprout(240, 96, 1.3),
    ['root', 'M70 98q-2 20-12 34M70 108q8 14 16 18M240 98q0 24-10 42M240 112q12 12 20 16'],
  ],
  'kit-midorikun': [
    ...transformed('translate(66 86) scale(.66)', bottle),
    ...paperStrip(118, ['olive line', 'rose2 line']),
    ...paperStrip(152, ['blue2 line', 'amber2 line']),
  ],
  'kit-npk-tube': [
    ...capped(34, 'rose2'),
    ...capped(84, 'blue2'),
    ...capped(134, 'amber1'),
    ['ink', 'M14 136h172'],
  ],
  'kit-packtest-no3': [
    ...transformed('translate(96 54) rotate(-12)', [
      packOpen,
      ['rose2', rect(-52, -14, 80, 28, 8)],
    ]),
    ...(['rose0', 'rose1', 'rose2', 'rose3'] as const).map((color, at): PaintedPath => [
      `${color} line`,
      rect(36 + at * 33, 100, 33, 34),
    ]),
  ],
  'kit-earth-check': [
    ...transformed('translate(42 20)', [
      ['glass line', 'M0 8h34v92q0 17-17 17T0 100z'],
      ['yellow', 'M1.500 52h31v48q0 15.500-15.500 15.500T1.500 100z'],
      ['ink', 'M-6 8h46M0 8v92q0 17 17 17t17-17V8'],
    ]),
    ['water line', 'M92 30q-8 14 0 20 8-6 0-20z'],
    ['green', 'M116 72h52v52q0 10-10 10h-32q-10 0-10-10z'],
    ['ink', 'M116 72q0-12 12-16v-12h28v12q12 4 12 16v52q0 10-10 10h-32q-10 0-10-10z'],
    ['paper line', 'M134 44l4-26h8l4 26z'],
    ['paper', rect(122, 84, 40, 26, 3)],
  ],
  'kit-nitrate-strip': [
    ['glass line', rect(74, 16, 94, 122, 14)],
    ['paper line', rect(88, 30, 66, 40, 6)],
    [
      'mark',
      'M98 38h5v24h-5zM110 38h15v14h-10v5h10v5h-15v-14h10v-5h-10zM132 38h15v5h-10v5h10v14h-15v-5h10v-4h-10z',
    ],
    ['act', circle(104, 96, 9)],
    ['cap', circle(138, 96, 9)],
    ['ink', 'M90 118h62'],
    ['paper line', rect(30, 22, 20, 112, 3)],
    ['rose1 line', rect(30, 98, 20, 15)],
    ['rose2 line', rect(30, 113, 20, 15)],
  ],
  'kit-rapitest': [
    ...comparator(22, 'green', ['yellow', 'olive', 'green', 'blue1']),
    ...comparator(92, 'blue2', ['glass', 'milk', 'blue1', 'blue2']),
    ...capsule('translate(176 74) rotate(-24)', 'green'),
    ...capsule('translate(176 114) rotate(16)', 'blue2'),
  ],
  'kit-mquant-nitrate': stripAndCan('rose2', ['rose0', 'rose1', 'rose2', 'rose3']),
  'kit-hach-ph': stripAndCan('green', ['olive', 'green', 'blue1', 'blue2']),
  'kit-own': [...box, ['move', 'M100 84v34M83 101h34']],
  'kit-unsure': [
    ...box,
    ['move', 'M86 88q0-12 14-12t14 12q0 8-14 14v4'],
    ['act', ellipse(100, 122, 4, 4)],
  ],
} as const satisfies Record<SceneName, readonly PaintedPath[]>
