import type { Shapes } from '#ui/drawings/drawing-shape.ts'

const tube = (x: number) => `M${x - 4} 28h32M${x} 28v70q0 12 12 12t12-12V28`
const filled = (x: number, top: number) =>
  `M${x + 1.5} ${top}h21v${98 - top}q0 10.5-10.5 10.5T${x + 1.5} 98z`
const cap = (x: number) => `M${x - 2} 14h28v14h-28z`
const strip = (x: number) => `M${x} 20h16v88h-16z`
const pads = (x: number) => `M${x} 66h16v14h-16zM${x} 86h16v14h-16z`
const pad = (x: number) => `M${x} 66h16M${x} 80h16M${x} 86h16M${x} 100h16`

/** What lies in a box, and the three steps of the welcome; by the pen of `ui/drawings`. */
export const pictures = {
  midorikun: [
    ['water', 'M29.5 62h41v42q0 4.5-4.5 4.5H34q-4.5 0-4.5-4.5z'],
    ['soil', 'M29.5 92h41v12q0 4.5-4.5 4.5H34q-4.5 0-4.5-4.5z'],
    ['ink', 'M28 104V56q0-8 8-12V32h28v12q8 4 8 12v48q0 6-6 6H34q-6 0-6-6zM33 18h34v14H33z'],
    ['paper', `${strip(94)}${strip(122)}`],
    ['water', pads(94)],
    ['deep', pads(122)],
    ['ink', `${strip(94)}${pad(94)}${strip(122)}${pad(122)}`],
  ],
  'npk-tube': [
    ['water', filled(18, 52)],
    ['soil', filled(68, 52)],
    ['deep', filled(118, 52)],
    ['dark', `${cap(18)}${cap(68)}${cap(118)}`],
    ['ink', `${tube(18)}${tube(68)}${tube(118)}`],
  ],
  'packtest-no3': [
    ['paper', 'M54 22h62q14 0 14 16t-14 16H54q-10-16 0-32z'],
    ['deep', 'M88 30h28v16H88z'],
    ['ink', 'M54 22h62q14 0 14 16t-14 16H54q-10-16 0-32zM50 38H18'],
    ['water', 'M22 80h29v26H22z'],
    ['water', 'M51 80h29v26H51zM80 80h29v26H80z'],
    ['deep', 'M109 80h29v26h-29z'],
    ['ink', 'M22 80h116v26H22zM51 80v26M80 80v26M109 80v26'],
  ],
  'earth-check': [
    ['water', filled(28, 58)],
    ['ink', tube(28)],
    ['paper', 'M86 66q0-8 8-8h32q8 0 8 8v38q0 6-6 6H92q-6 0-6-6z'],
    ['deep', 'M87.5 78h45v26q0 4.5-4.5 4.5H92q-4.5 0-4.5-4.5z'],
    ['ink', 'M86 66q0-8 8-8h32q8 0 8 8v38q0 6-6 6H92q-6 0-6-6zM96 58V44h28v14M104 44l3-24h6l3 24'],
    ['ink', 'M70 22q-6 8 0 12 6-4 0-12z'],
  ],
  'nitrate-strip': [
    ['paper', 'M28 36h60q8 0 8 8v58q0 8-8 8H28q-8 0-8-8V44q0-8 8-8z'],
    ['water', 'M32 48h52v24H32z'],
    ['ink', 'M28 36h60q8 0 8 8v58q0 8-8 8H28q-8 0-8-8V44q0-8 8-8zM32 48h52v24H32z'],
    ['ink', 'M42 54v12M52 54v12h8V54zM70 54h6v6h-6v6h6'],
    ['ink', 'M36 88v.1M48 88v.1M60 88v.1M36 99v.1M48 99v.1M60 99v.1M76 88v10'],
    ['paper', strip(120)],
    ['deep', 'M120 84h16v14h-16z'],
    ['ink', `${strip(120)}M120 84h16M120 98h16`],
  ],
  unsure: [
    ['paper', 'M28 46h104v64H28z'],
    ['ink', 'M28 46h104v64H28zM28 46l-14-22h50l16 22M132 46l14-22H96L80 46'],
    ['move', 'M68 70q0-11 12-11t12 11q0 7-12 11v6M80 99v.1'],
  ],
  sound: [
    ['paper', 'M30 6h56q8 0 8 8v92q0 8-8 8H30q-8 0-8-8V14q0-8 8-8z'],
    ['ink', 'M30 6h56q8 0 8 8v92q0 8-8 8H30q-8 0-8-8V14q0-8 8-8z'],
    ['dark', 'M44 52h10l14-12v40L54 68H44z'],
    ['move', 'M76 50q6 10 0 20M108 40q12 20 0 40M124 28q20 32 0 64'],
  ],
  cup: [
    ['water', 'M35.5 62h69l-5 42q-1 4.5-5 4.5h-49q-4 0-5-4.5z'],
    ['paper', 'M68 8h30l-10 76H58z'],
    ['water', 'M61 62h30l-3 22H58z'],
    ['ink', 'M30 40l8 64q1 6 8 6h48q7 0 8-6l8-64M68 8h30l-10 76H58z'],
    ['move', 'M128 24v40m-9-9l9 9 9-9'],
  ],
} as const satisfies Record<string, Shapes>

export type PictureName = keyof typeof pictures
