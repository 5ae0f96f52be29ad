import { circle, transformed, rect, type PaintedPath, type Shapes } from './drawing-shape.ts'
import { arrowDown, beaker, bottle, eyeTo, grip, pinch, shadow, swing, tube } from './parts.ts'

const onSyringe = grip(150, 104, 52)
const onEdge = pinch(226, 84, -6)
const onPour = grip(246, 40, 60, 74)
const onBottle = grip(168, 136)
const onTube = grip(172, 120, 52)
const onSpoon = pinch(214, 82, -4)
const onStick = pinch(170, 60)
const onDropper = pinch(160, 60)
const onGlass = pinch(170, 40)

const poured = 'M-30-36q0-8 10-16l8-6v-24h24v24l8 6q10 8 10 16v92q0 12-12 12h-36q-12 0-12-12z'
const wide = 'M-50-54q0-10 12-16v-14h76v14q12 6 12 16V60q0 14-14 14H-36q-14 0-14-14z'
const jar = 'M72 88h136v116q0 24-24 24H96q-24 0-24-24z'

/** A jar whose soil has settled, with clear liquid above it. */
const settled: readonly PaintedPath[] = [
  ['glass line', jar],
  ['water', 'M73.500 116h133v88q0 22.500-22.500 22.500H96q-22.500 0-22.500-22.500z'],
  ['soil2', 'M73.500 184q66-10 133 0v20q0 22.500-22.500 22.500H96q-22.500 0-22.500-22.500z'],
]
const jarLine: PaintedPath = ['ink', 'M64 88h8v116q0 24 24 24h88q24 0 24-24V88h8']

const pouring: readonly PaintedPath[] = [
  ...onPour.back,
  ...transformed('translate(216 46) rotate(-106)', [
    ['water line', poured],
    ['glass', 'M-28.500-34q2-8 10-14l8-8v-24h20v24l8 8q8 6 10 14v30h-56z'],
    ['ink', poured],
  ]),
  ...onPour.front,
]

/** Soil, water and how they are handled. */
export const liquidShapes = {
  'take-soil': [
    shadow(150, 238, 128),
    ...onSyringe.back,
    ['paper line', 'M142 8h16v52h-16zM124 4h52v10h-52z'],
    ['glass line', 'M124 52h52v164h-52z'],
    ['ink', 'M112 54h76'],
    ['soil2', 'M125.500 156h49v60h-49z'],
    ['cap', 'M126 146h48v12h-48z'],
    ['thin', 'M128 186h14M128 172h14M128 200h14'],
    ['soil1 line', 'M34 238q10-34 60-40 22-3 36 4 20 10 40 0 24-10 58 4 44 12 54 32z'],
    ['pebble', `${circle(86, 222, 5)}${circle(226, 224, 4)}`],
    ...onSyringe.front,
    arrowDown(40, 60, 70),
    ['ink', 'M106 158h14'],
    { said: 'amount', x: 84, y: 158 },
  ],
  'level-soil': [
    ...onEdge.back,
    ['glass line', 'M92 96h68v110H92z'],
    ['ink', 'M78 206h96'],
    ['paper line', 'M116 206h20v60h-20z'],
    ['soil2', 'M93.500 96h65v86h-65z'],
    ['cap', 'M94 180h64v14H94z'],
    ['soil1', 'M93.500 96h65v10q-30 8-65 0z'],
    ['thin', 'M96 128h14M96 150h14'],
    ['ink', 'M74 180h14'],
    { said: 'amount', x: 54, y: 180 },
    ['soil1 line', 'M62 92q4-22 24-20l12 20z'],
    ['soil1', `${circle(58, 112, 5)}${circle(70, 128, 4)}${circle(52, 138, 4)}`],
    ...transformed('rotate(-6 226 84)', [
      ['paper line', 'M100 76h146v18H92z'],
      ['thin', 'M120 76v8M136 76v8M152 76v8M168 76v8'],
    ]),
    ...onEdge.front,
    ['move', 'M176 46H104m16-16l-16 16 16 16'],
  ],
  'weigh-soil': [
    shadow(136, 240, 110),
    ...onSpoon.back,
    ['soil1', 'M120 86q14-18 40-12l10 14-16 12h-26z'],
    ['paper line', 'M110 84q4 24 32 22 22-2 30-18l46-10-3-10-52 10z'],
    ['soil1', `${circle(124, 122, 5)}${circle(138, 132, 4)}${circle(130, 146, 4)}`],
    ...onSpoon.front,
    ['soil2 line', 'M82 178q8-26 54-28 44 2 54 28z'],
    ['glass line', 'M64 176h144q-6 16-18 16H82q-12 0-18-16z'],
    ['paper line', rect(52, 192, 168, 46, 10)],
    ['glass line', rect(88, 200, 96, 30, 6)],
    { said: 'amount', x: 136, y: 215 },
    arrowDown(44, 84, 62),
  ],
  'scoop-soil': [
    shadow(128, 240, 80),
    ...onSpoon.back,
    ['soil1', 'M120 78q14-18 40-12l10 14-16 12h-26z'],
    ['paper line', 'M110 76q4 24 32 22 22-2 30-18l46-4-3-10-52 4z'],
    ['soil1', `${circle(120, 116, 5)}${circle(132, 130, 4)}${circle(122, 146, 4)}`],
    ...onSpoon.front,
    ['glass line', 'M84 118h84v94q0 24-24 24h-36q-24 0-24-24z'],
    ['water', 'M85.500 158h81v54q0 22.500-22.500 22.500h-36q-22.500 0-22.500-22.500z'],
    ['soil2', 'M85.500 206q40-14 81 0v6q0 22.500-22.500 22.500h-36q-22.500 0-22.500-22.500z'],
    ['soil1', `${circle(118, 180, 4)}${circle(136, 194, 4)}`],
    ['ink', 'M76 118h100M84 118v94q0 24 24 24h36q24 0 24-24v-94'],
    arrowDown(40, 70, 66),
  ],
  'soil-and-water': [
    shadow(156, 232, 100),
    ...beaker('water', 112, 178),
    ['thin', 'M100 134h18M100 156h18M100 200h18'],
    ['dash', 'M244 116v58M244 184v34'],
    ['ink', 'M236 112h16M236 179h16M236 222h16'],
    ['water line', 'M276 126q-14 20 0 30 14-10 0-30z'],
    ['water line', 'M306 126q-14 20 0 30 14-10 0-30z'],
    ['soil1 line', 'M262 216q4-24 26-24t26 24z'],
    arrowDown(154, 10, 44),
  ],
  'add-water': [
    shadow(150, 236, 76),
    ...pouring,
    ...transformed('translate(150 162)', [
      ['glass line', wide],
      [
        'water',
        'M-48.500-28q24 6 48 0t48 0V60q0 12.500-12.500 12.500H-36q-12.500 0-12.500-12.500z',
      ],
      ['soil2', 'M-48.500 46q40-12 97 0V60q0 12.500-12.500 12.500H-36q-12.500 0-12.500-12.500z'],
      ['ink', `${wide}M20-28h28`],
      ['thin', 'M30-6h18M30 16h18'],
    ]),
    ['water', 'M146 70q6-6 12 0v62h-12z'],
    ['ink', 'M146 72v58M158 72v58'],
    ...eyeTo(36, 132, 98),
    { said: 'amount', x: 44, y: 96 },
  ],
  'fill-cup': [
    shadow(150, 238, 84),
    ...pouring,
    ['glass', 'M90 116h120l-12 110q-1 10-11 10h-74q-10 0-11-10z'],
    ['water', 'M98 176q26 7 52 0t52 0l-5.500 50q-1 8.500-9.500 8.500h-74q-8.500 0-9.500-8.500z'],
    ['water', 'M146 70q6-6 12 0v106h-12z'],
    ['ink', 'M146 72v104M158 72v104'],
    ['ink', 'M90 116l12 110q1 10 11 10h74q10 0 11-10l12-110z'],
    arrowDown(48, 112, 64),
  ],
  'shake-bottle': [
    ...onBottle.back,
    ...transformed('translate(168 136) rotate(-14)', bottle),
    ...onBottle.front,
    swing,
    { said: 'time', x: 290, y: 46 },
  ],
  'shake-tube': [
    ...onTube.back,
    ...transformed('rotate(-12 172 130)', [
      ...tube({ x: 172, top: 52, height: 150, liquid: 'rose1', from: 92 }),
      ['cap', 'M142 30h60v26h-60z'],
    ]),
    ...onTube.front,
    swing,
    { said: 'time', x: 290, y: 46 },
  ],
  'mix-gently': [
    ...onTube.back,
    ...transformed('rotate(-68 172 130)', [
      ...tube({ x: 172, top: 52, height: 150, liquid: 'blue1', from: 84 }),
      ['cap', 'M142 30h60v26h-60z'],
    ]),
    ...onTube.front,
    ['move', 'M58 96Q84 30 156 30m-16-14l16 14-16 14M58 176q22 44 86 50m-12-16l12 16-18 10'],
    { said: 'time', x: 290, y: 46 },
  ],
  stir: [
    shadow(154, 228, 96),
    ...onStick.back,
    ['paper line', 'M168 34l14 6-38 170-12-4z'],
    ...beaker('haze', 118, 190),
    ['thin', 'M104 150h12M190 164h12M108 176h8'],
    ...onStick.front,
    ['move', 'M104 52Q64 44 56 72t44 30m-12-16l12 16-18 8'],
    { said: 'time', x: 290, y: 190 },
  ],
  settle: [
    shadow(170, 236, 150),
    ...tube({ x: 62, top: 40, height: 186, liquid: 'mud', from: 72 }),
    ['thin', 'M48 104h8M66 130h10M50 158h8M68 180h8M54 200h10'],
    ...tube({
      x: 170,
      top: 40,
      height: 186,
      liquid: 'mud',
      from: 72,
      within: [
        ['water', 'M145.500 73h49v56q-24-8-49 0z'],
        ['soil2', 'M145.500 196h49v5q-2 23.500-24.500 23.500t-24.500-23.500z'],
      ],
    }),
    ['thin', 'M158 150h8M172 166h10M160 182h8'],
    ...tube({
      x: 278,
      top: 40,
      height: 186,
      liquid: 'mud',
      from: 72,
      within: [
        ['water', 'M253.500 73h49v124h-49z'],
        ['soil2', 'M253.500 178q24-8 49 0v23q-2 23.500-24.500 23.500t-24.500-23.500z'],
      ],
    }),
    ['move', 'M102 132h26m-12-12l12 12-12 12M210 132h26m-12-12l12 12-12 12'],
  ],
  filter: [
    shadow(150, 240, 70),
    ['paper line', 'M56 20h188l-76 92v34h-36v-34z'],
    ['mud', 'M92 44h116l-50 62h-16z'],
    ['thin', 'M92 44h116M72 28l60 74M228 28l-60 74'],
    ['ink', 'M56 20h188l-76 92v34h-36v-34z'],
    ['water line', 'M150 152q-8 12 0 18 8-6 0-18z'],
    ['glass line', 'M96 166h108v50q0 20-20 20h-68q-20 0-20-20z'],
    ['water', 'M97.500 200h105v16q0 18.500-18.500 18.500h-68q-18.500 0-18.500-18.500z'],
    ['ink', 'M88 166h124M96 166v50q0 20 20 20h68q20 0 20-20v-50'],
    arrowDown(40, 70, 66),
  ],
  'draw-liquid': [
    shadow(140, 234, 90),
    ...onDropper.back,
    ...settled,
    ['glass line', 'M147 84h16v44l-5 26h-6l-5-26z'],
    ['water', 'M148.500 96h13v32l-4.500 24h-4l-4.500-24z'],
    ['cap', 'M143 30q0-14 12-14t12 14v32q0 6-2 10h-20q-2-4-2-10zM141 72h28v12h-28z'],
    jarLine,
    ...onDropper.front,
    ['move', 'M36 156V92m-16 16l16-16 16 16'],
  ],
  'into-tube': [
    shadow(146, 240, 54),
    ...onGlass.back,
    ['glass line', 'M158 56h16v44l-5 22h-6l-5-22z'],
    ['cap', 'M154 8q0-8 12-8t12 8v26q0 6-2 10h-20q-2-4-2-10zM152 44h28v12h-28z'],
    ...onGlass.front,
    ['water line', 'M166 130q-7 11 0 16 7-5 0-16z'],
    ...tube({ x: 166, top: 148, height: 90, liquid: 'water', from: 184 }),
    ['ink', 'M100 184h32'],
    { said: 'amount', x: 62, y: 184 },
  ],
} as const satisfies Record<string, Shapes>
