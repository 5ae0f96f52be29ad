import type { Kit, Step } from '#domain/kit/kit.ts'
import type { RunSetup } from '#domain/run/run-event.ts'
import type { Known, Sourced } from '#domain/sourced.ts'
import { seconds, type Seconds } from '#domain/units.ts'

const known = <Value>(value: Value): Known<Value> => ({ value, trust: 'user', sources: [] })
const lasting = (length: number | null): Sourced<Seconds> =>
  length === null ? { value: null } : known(seconds(length))
const words = (id: string) => ({ id, title: id, detail: '' })

export const handsOn = (id: string, hands = 5): Step => ({
  kind: 'hands-on',
  ...words(id),
  hands: seconds(hands),
})
export const timed = (id: string, length: number | null): Step => ({
  kind: 'timed',
  ...words(id),
  duration: lasting(length),
  endCue: 'up',
})
export const reaction = (id: string, length: number | null): Step => ({
  kind: 'reaction',
  ...words(id),
  duration: lasting(length),
})
export const settle = (id: string, length: number | null, extend = 1800): Step => ({
  kind: 'settle',
  ...words(id),
  duration: lasting(length),
  extend: seconds(extend),
})
export const read = (
  id: string,
  analytes: readonly string[],
  within: number | null = 10,
): Step => ({
  kind: 'read',
  ...words(id),
  analytes,
  readWithin: lasting(within),
  hands: seconds(10),
})

const analyte = (id: string) => ({
  id,
  name: id,
  species: '',
  unit: 'mg/L',
  method: 'pad' as const,
  halfLevels: true,
  lowestDetectable: { value: null },
  chartComplete: true,
  levels: [1, 5, 10].map((value) => ({
    value,
    word: '',
    look: { kind: 'unknown' as const },
    trust: 'user' as const,
    sources: [],
  })),
})

/** Two strips in one shaken bottle: shake 60 s; N: dip 3 s, wait 60 s, read two pads; P: dip 10 s, wait 60 s, read one. */
export const stripKit: Kit = {
  schema: 1,
  id: 'strips',
  name: 'strips',
  maker: '',
  trust: 'user',
  note: '',
  prepare: [],
  cautions: [],
  analytes: [analyte('ph'), analyte('no3'), analyte('p')],
  lanes: [
    { id: 'soil', name: 'soil', after: [], steps: [handsOn('fill', 20), timed('shake', 60)] },
    {
      id: 'n',
      name: 'n',
      after: ['soil'],
      steps: [timed('dip-n', 3), reaction('wait-n', 60), read('read-n', ['ph', 'no3'])],
    },
    {
      id: 'p',
      name: 'p',
      after: ['soil'],
      steps: [timed('dip-p', 10), reaction('wait-p', 60), read('read-p', ['p'])],
    },
  ],
  sources: [],
}

/** Creates a kit with one lane of the given steps, reading `n`. */
export const kitOf = (...steps: readonly Step[]): Kit => ({
  ...stripKit,
  id: 'one-lane',
  analytes: [analyte('n')],
  lanes: [{ id: 'lane', name: 'lane', after: [], steps }],
})

/** Two samples with this kit, everything measured. */
export const stripSetup: RunSetup = {
  id: 'run',
  kit: stripKit,
  analytes: ['ph', 'no3', 'p'],
  samples: [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B' },
  ],
  wallOffset: 0,
}

/** A kit of one lane whose color is read after a minute. */
export const oneLaneKit = kitOf(
  handsOn('fill'),
  timed('shake', 5),
  reaction('wait', 60),
  read('look', ['n']),
)

/** The first level is read in its lane, of the sample `a`. */
export const firstLevelRead = {
  kind: 'read',
  sample: 'a',
  lane: 'lane',
  analyte: 'n',
  answer: { kind: 'level', level: 0 },
} as const
