import { unknown } from '#domain/sourced.ts'
import { seconds } from '#domain/units.ts'
import type { Kit } from './kit.ts'

/** Placeholder words of a new own kit, to be replaced by the user. */
export interface BlankKitText {
  readonly name: string
  readonly analyte: string
  readonly lane: string
  readonly prepareTitle: string
  readonly waitTitle: string
  readonly readTitle: string
}

/** Creates an own kit from scratch: one analyte that is prepared, waited for and read. Its waiting time is unknown until typed in. */
export const blankKit = (id: string, text: BlankKitText): Kit => ({
  schema: 1,
  id,
  name: text.name,
  maker: '',
  trust: 'user',
  note: '',
  prepare: [],
  cautions: [],
  analytes: [
    {
      id: 'analyte-1',
      name: text.analyte,
      species: '',
      unit: '',
      method: 'color',
      halfLevels: true,
      lowestDetectable: unknown,
      chartComplete: false,
      levels: [],
    },
  ],
  lanes: [
    {
      id: 'lane-1',
      name: text.lane,
      after: [],
      steps: [
        {
          id: 'step-1',
          kind: 'hands-on',
          title: text.prepareTitle,
          detail: '',
          hands: seconds(60),
        },
        { id: 'step-2', kind: 'reaction', title: text.waitTitle, detail: '', duration: unknown },
        {
          id: 'step-3',
          kind: 'read',
          title: text.readTitle,
          detail: '',
          analytes: ['analyte-1'],
          readWithin: unknown,
          hands: seconds(20),
        },
      ],
    },
  ],
  sources: [],
})
