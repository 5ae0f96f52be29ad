import type { Shapes } from './drawing-shape.ts'

const ground = 'M6 44h128'
const hand =
  'M52 82V52q0-6 6-6t6 6V42q0-6 6-6t6 6v-2q0-6 6-6t6 6v6q0-6 6-6t6 6v36q0 22-22 22h-6q-11 0-18-9L34 80q-4-6 1-9t9 2z'

/** Soil, hands, safety, keeping. */
export const careShapes = {
  'five-points': [
    ['soil', 'M10 14h116v94H10z'],
    ['ink', 'M10 14h116v94H10z'],
    ['thin', 'M28 30l80 62M108 30L28 92'],
    [
      'dark',
      'M28 21a9 9 0 1 0 .1 0zM108 21a9 9 0 1 0 .1 0zM68 52a9 9 0 1 0 .1 0zM28 83a9 9 0 1 0 .1 0zM108 83a9 9 0 1 0 .1 0z',
    ],
  ],
  scrape: [
    ['soil', 'M6 56h128v54H6z'],
    ['ink', `M6 56h70l6-12h52v66H6z`],
    ['soil', 'M82 44h52v12H76z'],
    ['ink', 'M66 50L30 20m-9 9l18-18M66 50q16 8 22-4-8-8-22 4z'],
    ['move', 'M100 28h28m-8-7l8 7-8 7'],
  ],
  'cut-even': [
    ['soil', 'M6 44h128v66H6z'],
    ['ink', ground],
    ['paper', 'M58 44h22v56H58z'],
    ['soil', 'M62 44h14v56H62z'],
    ['soil', 'M63 45h12v54H63z'],
    ['ink', 'M58 44v56h22V44'],
    ['ink', 'M69 8v36M60 8h18'],
    ['move', 'M100 54v40m-7-33l7-7 7 7m-14 26l7 7 7-7'],
  ],
  'mix-soil': [
    ['soil', 'M30 66q40-26 80 0l-8 36q-1 8-8 8H46q-7 0-8-8z'],
    ['ink', 'M20 50h100M26 50l12 52q1 8 9 8h46q8 0 9-8l12-52'],
    ['ink', 'M54 78v.1M70 70v.1M88 80v.1M62 92v.1M80 94v.1'],
    ['move', 'M42 36q28-30 56-4m0 0l-1-11m1 11l-11-2'],
  ],
  'dry-soil': [
    ['paper', 'M20 78h96l14 30H6z'],
    ['ink', 'M20 78h96l14 30H6z'],
    ['soil', 'M40 96q10-24 28-18t32 18z'],
    ['ink', 'M40 96q10-24 28-18t32 18z'],
    ['paper', 'M14 48q54-60 108 0z'],
    ['ink', 'M14 48q54-60 108 0zM68 18V8M68 48v24'],
  ],
  label: [
    ['soil', 'M24 40h64v62q0 8-8 8H32q-8 0-8-8z'],
    ['ink', 'M24 40h64v62q0 8-8 8H32q-8 0-8-8zM34 40l6-18h32l6 18'],
    ['paper', 'M34 58h44v32H34z'],
    ['ink', 'M34 58h44v32H34z'],
    ['thin', 'M42 68h28M42 80h18'],
    ['move', 'M84 78l34-44 10 8-34 44-13 5z'],
  ],
  'wash-hands': [
    ['paper', hand],
    ['ink', `${hand}l8 9`],
    ['ink', 'M88 22h24q8 0 8-8V4M88 22V10h20'],
    [
      'water',
      'M94 32q-6 8 0 12 6-4 0-12zM112 40q-6 8 0 12 6-4 0-12zM126 66q-6 8 0 12 6-4 0-12zM28 40q-6 8 0 12 6-4 0-12z',
    ],
    [
      'thin',
      'M94 32q-6 8 0 12 6-4 0-12zM112 40q-6 8 0 12 6-4 0-12zM126 66q-6 8 0 12 6-4 0-12zM28 40q-6 8 0 12 6-4 0-12z',
    ],
  ],
  dispose: [
    ['paper', 'M34 48h72l-7 62H41z'],
    ['ink', 'M34 48h72l-7 62H41zM26 48h88M56 48V36h28v12M56 64l3 32M84 64l-3 32M70 64v32'],
    ['move', 'M70 4v22m-7-7l7 7 7-7'],
  ],
  'rinse-eyes': [
    ['water', 'M54 4q4 24-4 34h36q-8-10-4-34z'],
    ['thin', 'M54 4q4 24-4 34M82 4q-4 24 4 34M68 6v28'],
    ['paper', 'M10 76q58-58 116 0-58 48-116 0z'],
    ['ink', 'M10 76q58-58 116 0-58 48-116 0z'],
    ['deep', 'M68 56a20 20 0 1 0 .1 0z'],
    ['ink', 'M68 56a20 20 0 1 0 .1 0z'],
    ['dark', 'M68 68a8 8 0 1 0 .1 0z'],
  ],
  'keep-cool': [
    ['paper', 'M18 58h92v50H18z'],
    ['ink', 'M18 58h92v50H18zM12 46h104v12H12z'],
    ['water', 'M36 82h18v16H36zM72 82h18v16H72z'],
    ['ink', 'M36 74h18v26H36zM40 66h10v8H40zM72 74h18v26H72zM76 66h10v8H76z'],
    [
      'ink',
      'M136 12a12 12 0 1 0 .1 0zM136 2v2M136 44v2M114 24h2M156 24h2M121 9l1 1M150 38l1 1M151 9l-1 1M121 39l1-1',
    ],
    ['move', 'M116 44l40-40'],
  ],
  'rinse-tube': [
    ['ink', 'M72 8h34v16M120 8h-14'],
    ['water', 'M99 30h14v16H99z'],
    ['thin', 'M99 30v16M113 30v16'],
    ['water', 'M58 66l34 42q-8 4-14-2L46 72q2-6 12-6z'],
    ['ink', 'M38 74l26-22M44 70l32 38q8 8 18 0t2-18L62 54'],
    ['water', 'M30 82q-6 8 0 12 6-4 0-12zM46 94q-6 8 0 12 6-4 0-12z'],
    ['ink', 'M30 82q-6 8 0 12 6-4 0-12zM46 94q-6 8 0 12 6-4 0-12z'],
    ['move', 'M20 52q4-26 32-26m0 0l-9-6m9 6l-8 8'],
  ],
  'open-date': [
    ['ink', 'M18 104V54q0-8 7-12V30h18v12q7 4 7 12v50q0 6-6 6H24q-6 0-6-6zM22 18h24v12H22z'],
    ['water', 'M19.5 70h29v34q0 4.5-4.5 4.5H24q-4.5 0-4.5-4.5z'],
    ['paper', 'M66 40h70v70H66z'],
    ['ink', 'M66 40h70v70H66zM66 58h70M82 40V30M120 40V30'],
    ['ink', 'M80 72v.1M101 72v.1M122 72v.1M80 86v.1M122 86v.1M80 100v.1M101 100v.1M122 100v.1'],
    ['move', 'M101 78a9 9 0 1 0 .1 0zM97 87l3 3 5-6'],
  ],
  daylight: [
    ['ink', 'M30 14h76v56H30zM68 14v56M30 42h76'],
    ['water', 'M31.5 15.5h35v25h-35zM69.5 15.5h35v25h-35z'],
    ['paper', 'M24 84h88l14 26H10z'],
    ['ink', 'M24 84h88l14 26H10z'],
    ['deep', 'M50 92h36v8H50z'],
    ['ink', 'M50 92h36v8H50z'],
    ['move', 'M56 62l-8 14M80 62l8 14'],
  ],
  'half-level': [
    ['water', 'M10 74h50v34H10z'],
    ['deep', 'M76 74h50v34H76z'],
    ['ink', 'M10 74h50v34H10zM76 74h50v34H76z'],
    ['water', 'M48 14h40v34H48z'],
    ['water', 'M49 15h38v32H49z'],
    ['ink', 'M48 14h40v34H48z'],
    ['move', 'M68 56v46'],
  ],
} as const satisfies Record<string, Shapes>
