import type { Shapes } from './drawing-shape.ts'

const phone = 'M50 4h60q8 0 8 8v96q0 8-8 8H50q-8 0-8-8V12q0-8 8-8z'
const left = 'M16 10h40q6 0 6 6v88q0 6-6 6H16q-6 0-6-6V16q0-6 6-6z'
const right = 'M104 10h40q6 0 6 6v88q0 6-6 6h-40q-6 0-6-6V16q0-6 6-6z'
const bell = 'M66 62q0-20 14-20t14 20q0 10 5 14H61q5-4 5-14zM76 82q4 5 8 0'

/** The phone itself. */
export const phoneShapes = {
  'iphone-share': [
    ['paper', phone],
    ['ink', phone],
    ['thin', 'M54 20h52M54 32h36M54 44h44M42 78h76'],
    ['ink', 'M74 92h-6v16h24V92h-6M80 98V82m-5 5l5-5 5 5'],
    ['move', 'M118 62q22 6 22 20t-22 14h-12m8-8l-8 8 8 8'],
  ],
  'iphone-add': [
    ['paper', phone],
    ['ink', phone],
    ['thin', 'M54 20h52M54 32h36'],
    ['water', 'M43.5 48h73v60q0 6.5-6.5 6.5H50q-6.5 0-6.5-6.5z'],
    ['paper', 'M50 66h60v22H50z'],
    ['move', 'M50 66h60v22H50z'],
    ['ink', 'M90 71h13v12H90zM96.5 73v8M92.5 77h8M57 77h24'],
    ['thin', 'M56 57h48M56 98h48'],
  ],
  'android-menu': [
    ['paper', phone],
    ['ink', phone],
    ['thin', 'M52 20h38M54 42h52M54 54h36M54 66h44M54 78h30'],
    ['ink', 'M104 14v.1M104 20v.1M104 26v.1'],
    ['move', 'M104 8a12 12 0 1 0 .1 0zM146 46l-24-16m1 9l-1-9h9'],
  ],
  'android-install': [
    ['paper', phone],
    ['ink', phone],
    ['thin', 'M54 18h52M54 28h36'],
    ['paper', 'M50 44h60v50H50z'],
    ['ink', 'M50 44h60v50H50z'],
    ['move', 'M80 50v18m-7-6l7 7 7-7M70 74h20M62 84h36'],
  ],
  'mute-switch': [
    ['paper', 'M60 4h60q8 0 8 8v108H52V12q0-8 8-8z'],
    ['ink', 'M52 116V12q0-8 8-8h60q8 0 8 8v104'],
    ['ink', 'M44 24h8v18h-8zM46 54h6v20h-6zM46 82h6v20h-6z'],
    ['deep', 'M44 33h8v9h-8z'],
    ['move', 'M14 22v22m-6-16l6-6 6 6M8 38l6 6 6-6M26 33h12'],
    ['ink', 'M76 62q0-20 14-20t14 20q0 10 5 14H71q5-4 5-14zM86 82q4 5 8 0'],
    ['move', 'M70 86l40-46'],
  ],
  'locked-phone': [
    ['paper', phone],
    ['ink', phone],
    ['dark', 'M48 14h64v92H48z'],
    ['milk', bell],
    ['move', 'M58 94l44-56'],
    ['ink', 'M118 34h6v16h-6z'],
  ],
  backup: [
    ['paper', left],
    ['ink', left],
    ['thin', 'M20 30h32M20 42h22M20 54h28'],
    ['paper', 'M100 34h28l16 16v56h-44z'],
    ['ink', 'M100 34h28l16 16v56h-44zM128 34v16h16'],
    ['thin', 'M110 66h24M110 78h24M110 90h14'],
    ['move', 'M70 70h22m-8-8l8 8-8 8'],
  ],
  'share-kit': [
    ['paper', left],
    ['ink', left],
    ['ink', 'M20 44h12v12H20zM40 44h12v12H40zM20 64h12v12H20z'],
    ['dark', 'M40 64h5v5h-5zM47 71h5v5h-5z'],
    ['paper', right],
    ['ink', right],
    ['ink', 'M112 44v-6h6M130 38h6v6M136 76v6h-6M118 82h-6v-6'],
    ['move', 'M70 60h20m-8-8l8 8-8 8'],
  ],
  'new-phone': [
    ['paper', left],
    ['ink', left],
    ['paper', right],
    ['ink', right],
    ['water', 'M106 22h36v52h-36z'],
    ['thin', 'M20 30h32M20 42h22M20 54h28M108 30h32M108 42h22M108 54h28'],
    ['move', 'M70 60h20m-8-8l8 8-8 8'],
  ],
} as const satisfies Record<string, Shapes>
