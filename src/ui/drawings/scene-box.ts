/** How a scene fits a box of a different aspect ratio. */
const fits = {
  whole: 'xMidYMid',
  foot: 'xMidYMax slice',
  middle: 'xMidYMid slice',
  stretched: 'none',
} as const

const hint = '0 0 320 180'
const kitBox = '0 0 200 150'

const boxes = {
  field: ['0 0 360 250', 'middle'],
  profile: ['0 0 360 64', 'stretched'],
  sprouts: ['0 0 150 110', 'whole'],
  hole: ['0 0 360 220', 'foot'],
  spill: ['0 0 360 220', 'foot'],
  compost: [hint, 'middle'],
  rain: [hint, 'middle'],
  legume: [hint, 'middle'],
  lime: [hint, 'middle'],
  rows: [hint, 'middle'],
  fertilizer: [hint, 'middle'],
  probe: [hint, 'middle'],
  'kit-midorikun': [kitBox, 'whole'],
  'kit-npk-tube': [kitBox, 'whole'],
  'kit-packtest-no3': [kitBox, 'whole'],
  'kit-earth-check': [kitBox, 'whole'],
  'kit-nitrate-strip': [kitBox, 'whole'],
  'kit-rapitest': [kitBox, 'whole'],
  'kit-mquant-nitrate': [kitBox, 'whole'],
  'kit-hach-ph': [kitBox, 'whole'],
  'kit-own': [kitBox, 'whole'],
  'kit-unsure': [kitBox, 'whole'],
} as const satisfies Record<string, readonly [box: string, fits: keyof typeof fits]>

export type SceneName = keyof typeof boxes

/** The view box of a scene, known before its shapes are loaded. */
export function boxOf(name: SceneName) {
  const [box, way] = boxes[name]
  return { box, fits: fits[way] }
}

const isScene = (name: string): name is SceneName => name in boxes

/** Kits that look like another kit. */
const alike: Readonly<Record<string, string>> = {
  'soil-master': 'npk-tube',
  'quantofix-nitrate': 'mquant-nitrate',
}

/** The picture of a kit by its id. For a copy, pass the id of the original. */
export function kitScene(kit: string): SceneName {
  const name = `kit-${alike[kit] ?? kit}`
  return isScene(name) ? name : 'kit-own'
}
