import type { Shapes } from './drawing-shape.ts'

const bottle = 'M50 104V54q0-8 8-12V30h24v12q8 4 8 12v50q0 6-6 6H56q-6 0-6-6z'
const bottleWater = 'M51.5 68h37v36q0 4.5-4.5 4.5H56q-4.5 0-4.5-4.5z'
const tube = 'M52 26h36M56 26v70q0 14 14 14t14-14V26'
const tubeWater = 'M57.5 52h25v44q0 12.5-12.5 12.5T57.5 96z'
const cap = 'M52 12h36v14H52z'
const jar = 'M40 22h60M44 22v78q0 10 10 10h32q10 0 10-10V22'
const jarWater = 'M45.5 42h49v58q0 8.5-8.5 8.5H54q-8.5 0-8.5-8.5z'
const jarSoil = 'M45.5 84h49v16q0 8.5-8.5 8.5H54q-8.5 0-8.5-8.5z'
const eye = 'M112 76q14-16 32 0-18 16-32 0z'
const pupil = 'M128 70a6 6 0 1 0 .1 0z'
const swing = 'M36 44q-9 18 0 40M24 38q-13 24 0 52M104 58q7 16 0 32M116 60q11 18 0 38'

/** What is done with a kit, from the soil to the reading. */
export const kitShapes = {
  'scoop-soil': [
    ['soil', 'M22 42q6-18 26-18t26 18z'],
    ['ink', 'M18 42h60q-2 20-30 20T18 42zM76 44l34-14'],
    ['soil', 'M47 98h50l-2 11H49z'],
    ['ink', 'M40 76h64l-7 34H47z'],
    ['ink', 'M52 70v.1M64 68v.1M74 72v.1M62 82v.1M76 86v.1'],
  ],
  'add-water': [
    ['water', 'M42 64h56v38q0 6.5-6.5 6.5h-43q-6.5 0-6.5-6.5z'],
    ['soil', 'M42 92h56v10q0 6.5-6.5 6.5h-43q-6.5 0-6.5-6.5z'],
    ['ink', 'M40 102V58q0-8 10-12V34h40v12q10 4 10 12v44q0 8-8 8H48q-8 0-8-8z'],
    ['water', 'M70 6q-10 13 0 20 10-7 0-20z'],
    ['ink', 'M70 6q-10 13 0 20 10-7 0-20z'],
    ['move', 'M94 64h30M124 40v18m-6-7l6 7 6-7'],
  ],
  'shake-bottle': [
    ['water', bottleWater],
    ['soil', 'M51.5 96h37v8q0 4.5-4.5 4.5H56q-4.5 0-4.5-4.5z'],
    ['ink', bottle],
    ['ink', 'M55 18h30v12H55z'],
    ['ink', 'M62 78v.1M74 84v.1M68 90v.1'],
    ['move', 'M28 48v52m-8-44l8-8 8 8M20 92l8 8 8-8M106 66q7 14 0 28M118 62q12 18 0 36'],
  ],
  'dip-strip': [
    ['water', 'M31.5 66h77v34q0 6.5-6.5 6.5H38q-6.5 0-6.5-6.5z'],
    ['paper', 'M62 10h16v78H62z'],
    ['deep', 'M62 60h16v10H62zM62 76h16v10H62z'],
    ['ink', 'M24 46h6v54q0 8 8 8h64q8 0 8-8V46h6M62 10h16v78H62zM62 60h16M62 70h16M62 76h16'],
    ['move', 'M44 16v28m-8-8l8 8 8-8'],
  ],
  'wait-strip': [
    ['paper', 'M16 70h96v18H16z'],
    ['deep', 'M72 70h14v18H72zM94 70h14v18H94z'],
    ['ink', 'M16 70h96v18H16zM72 70v18M86 70v18M94 70v18'],
    ['ink', 'M4 104h136'],
    ['water', 'M120 76q-6 8 0 12 6-4 0-12z'],
    ['ink', 'M120 76q-6 8 0 12 6-4 0-12z'],
    ['move', 'M28 30q10-10 20 0t20 0M28 46q10-10 20 0t20 0'],
  ],
  'wait-tube': [
    ['water', tubeWater],
    ['ink', tube],
    ['ink', 'M26 62h24M90 62h24M20 114h100M28 62v52M112 62v52'],
    ['move', 'M70 102V62m-6 8l6-8 6 8'],
  ],
  'read-strip': [
    ['water', 'M42 84h28v28H42z'],
    ['deep', 'M98 84h28v28H98zM64 56h22v14H64z'],
    ['water', 'M70 84h28v28H70zM98 84h28v28H98z'],
    ['ink', 'M14 84h112v28H14zM42 84v28M70 84v28M98 84v28'],
    ['ink', 'M64 8h22v62H64zM64 56h22'],
    ['move', 'M50 28q-18 12 0 24m0 0l-10 1m10-1l-1-10M98 28q14 10 2 22'],
    ['ink', 'M122 56q14-14 30 0-16 14-30 0z'],
    ['dark', 'M137 51a5 5 0 1 0 .1 0z'],
  ],
  'add-drops': [
    ['water', 'M57.5 78h25v18q0 12.5-12.5 12.5T57.5 96z'],
    ['ink', 'M52 54h36M56 54v42q0 14 14 14t14-14V54'],
    ['paper', 'M60 4h20v16l-7 12h-6l-7-12z'],
    ['ink', 'M60 4h20v16l-7 12h-6l-7-12zM60 18h20'],
    ['water', 'M70 38q-5 7 0 11 5-4 0-11zM70 58q-5 7 0 11 5-4 0-11z'],
    ['ink', 'M70 38q-5 7 0 11 5-4 0-11zM70 58q-5 7 0 11 5-4 0-11z'],
  ],
  'add-powder': [
    ['water', 'M43.5 78h25v18q0 12.5-12.5 12.5T43.5 96z'],
    ['ink', 'M38 54h36M42 54v42q0 14 14 14t14-14V54'],
    ['paper', 'M76 4l34 16-15 26-31-12z'],
    ['ink', 'M76 4l34 16-15 26-31-12zM71 16l33 15'],
    ['ink', 'M62 42v.1M56 48v.1M64 52v.1M55 62v.1M61 68v.1M54 74v.1'],
    ['ink', 'M98 94a11 7 0 1 0 22 0a11 7 0 1 0-22 0M98 94v8q0 7 11 7t11-7v-8'],
  ],
  'shake-tube': [
    ['water', tubeWater],
    ['dark', cap],
    ['ink', tube],
    ['ink', cap],
    ['move', swing],
  ],
  'mix-gently': [
    ['water', tubeWater],
    ['dark', cap],
    ['ink', tube],
    ['ink', cap],
    ['move', 'M104 72q22 20-2 36m0 0l11-1m-11 1l2-11M36 72q-22-20 2-36m0 0l-11 1m11-1l-2 11'],
  ],
  settle: [
    ['water', jarWater],
    ['soil', jarSoil],
    ['ink', jar],
    ['ink', 'M60 70v.1M78 66v.1M70 76v.1'],
    ['thin', 'M46 84h48'],
    ['move', 'M22 42v40m-8-8l8 8 8-8'],
  ],
  filter: [
    ['soil', 'M40 24h60L76 50H64z'],
    ['ink', 'M26 12h88L78 56v20H62V56z'],
    ['thin', 'M36 20l32 30h4l32-30'],
    ['water', 'M70 80q-4 6 0 8 4-2 0-8zM45 98h50l-2 11H47z'],
    ['ink', 'M70 80q-4 6 0 8 4-2 0-8zM38 84h8M94 84h8M42 84l4 26h48l4-26'],
  ],
  'draw-liquid': [
    ['water', jarWater],
    ['soil', jarSoil],
    ['ink', jar],
    ['paper', 'M64 14q0-10 6-10t6 10v50l-3 8h-6l-3-8z'],
    ['water', 'M65 44h10v20l-2.5 7h-5L65 64z'],
    ['ink', 'M64 14q0-10 6-10t6 10v50l-3 8h-6l-3-8z'],
    ['move', 'M118 84V56m-8 8l8-8 8 8'],
  ],
  stir: [
    ['water', 'M33 62h74l-6 38q-1 9-9 9H48q-8 0-9-9z'],
    ['soil', 'M38 90h64l-2 11q-1 8-8 8H48q-7 0-8-8z'],
    ['ink', 'M24 44h8l8 56q1 10 9 10h42q8 0 9-10l8-56h8'],
    ['ink', 'M66 92L92 14'],
    ['move', 'M44 66q26 16 52 0m0 0l-9-2m9 2l-1 9'],
  ],
  // Paper is white and the figure black in every theme.
  'read-tube': [
    ['white', 'M20 12h84v96H20z'],
    ['ink', 'M20 12h84v96H20z'],
    ['deep', 'M45.5 56h25v38q0 12.5-12.5 12.5T45.5 94z'],
    ['pen', 'M40 26h36M44 26v68q0 14 14 14t14-14V26'],
    ['water', 'M82 60h16v16H82z'],
    ['deep', 'M82 76h16v16H82z'],
    ['pen', 'M82 44h16v58H82zM82 60h16M82 76h16M82 92h16'],
    ['ink', eye],
    ['dark', pupil],
  ],
  'read-k': [
    ['white', 'M14 16h96v92H14z'],
    ['ink', 'M14 16h96v92H14z'],
    ['black', 'M30 42h64v46H30z'],
    ['white', 'M49.5 24h25v18h-25z'],
    ['mist', 'M49.5 38h25v54q0 12.5-12.5 12.5T49.5 92z'],
    ['pen', 'M44 24h36M48 24v68q0 14 14 14t14-14V24'],
    ['ink', 'M118 76q14-16 32 0-18 16-32 0z'],
    ['dark', 'M134 70a6 6 0 1 0 .1 0z'],
  ],
  'pull-line': [
    ['paper', 'M48 50h62q14 0 14 16t-14 16H48q-10-16 0-32z'],
    ['ink', 'M48 50h62q14 0 14 16t-14 16H48q-10-16 0-32z'],
    ['deep', 'M98 58h14v16H98z'],
    ['ink', 'M44 66H8'],
    ['move', 'M34 96H8m8-8l-8 8 8 8'],
  ],
  'squeeze-tube': [
    ['water', 'M27.5 80h85v20q0 8.5-8.5 8.5H36q-8.5 0-8.5-8.5z'],
    ['ink', 'M20 64h6v36q0 10 10 10h68q10 0 10-10V64h6'],
    ['paper', 'M56 6h28q4 26-4 38 8 12 2 30l-7 16H65l-7-16q-6-18 2-30-8-12-4-38z'],
    ['ink', 'M56 6h28q4 26-4 38 8 12 2 30l-7 16H65l-7-16q-6-18 2-30-8-12-4-38z'],
    ['move', 'M26 44h22m-7-7l7 7-7 7M114 44H92m7-7l-7 7 7 7'],
  ],
  'lay-tube': [
    ['water', 'M42 84h28v28H42z'],
    ['water', 'M70 84h28v28H70zM98 84h28v28H98z'],
    ['deep', 'M98 84h28v28H98z'],
    ['ink', 'M14 84h112v28H14zM42 84v28M70 84v28M98 84v28'],
    ['deep', 'M70 46h26q8 0 8 10t-8 10H70z'],
    ['ink', 'M36 46h60q8 0 8 10t-8 10H36q-8-10 0-20z'],
    ['move', 'M70 14v20m-7-7l7 7 7-7'],
  ],
  'read-reader': [
    ['paper', 'M30 54h76q8 0 8 8v38q0 8-8 8H30q-8 0-8-8V62q0-8 8-8z'],
    ['ink', 'M30 54h76q8 0 8 8v38q0 8-8 8H30q-8 0-8-8V62q0-8 8-8z'],
    ['water', 'M36 68h38v22H36z'],
    ['ink', 'M36 68h38v22H36zM92 74v.1M92 86v.1M60 54V14h14v40M60 34h14'],
    ['move', 'M94 14v26m-7-7l7 7 7-7'],
  ],
  'use-hands': [
    ['paper', 'M30 10h64v92H30z'],
    ['ink', 'M30 10h64v92H30z'],
    ['thin', 'M42 28h40M42 42h40M42 56h26M42 70h20'],
    [
      'paper',
      'M84 82V62q0-6 5-6t5 6v14q0-5 5-5t5 5v3q0-5 5-5t5 5v3q0-4 5-4t5 5v12q0 18-18 18h-5q-9 0-14-8L72 88q-3-5 1-7t6 1z',
    ],
    [
      'ink',
      'M84 82V62q0-6 5-6t5 6v14q0-5 5-5t5 5v3q0-5 5-5t5 5v3q0-4 5-4t5 5v12q0 18-18 18h-5q-9 0-14-8L72 88q-3-5 1-7t6 1l5 5z',
    ],
  ],
} as const satisfies Record<string, Shapes>
