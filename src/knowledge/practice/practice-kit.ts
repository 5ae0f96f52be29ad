import type { Kit, Level } from '#domain/kit/kit.ts'
import type { Known } from '#domain/sourced.ts'
import { seconds } from '#domain/units.ts'
import type { Catalogs } from '#locales/source-catalogs.ts'

type PracticeText = Catalogs['first']['practiceKit']

/** Times and colors of the practice kit are ours, from no leaflet. */
const ours = <Value>(value: Value): Known<Value> => ({ value, trust: 'user', sources: [] })

const remark = (text: string) => ({ text, trust: 'user' as const, sources: [] })

const level = (word: string, hex: string): Level => ({
  value: null,
  word,
  look: { kind: 'swatch', hex },
  trust: 'user',
  sources: [],
})

/** Forty seconds with water and a slip of paper. Not in the catalog, because it measures nothing. */
export const practiceKit = (text: PracticeText): Kit => ({
  schema: 1,
  id: 'practice',
  name: text.name,
  maker: '',
  trust: 'user',
  note: text.note,
  prepare: [remark(text.prepare.cup), remark(text.prepare.paper)],
  cautions: [],
  analytes: [
    {
      id: 'wetness',
      name: text.analyte,
      species: '',
      unit: '',
      method: 'pad',
      halfLevels: false,
      lowestDetectable: { value: null },
      chartComplete: true,
      levels: [
        level(text.levels.dry, '#f4f1e8'),
        level(text.levels.damp, '#d8d0ba'),
        level(text.levels.wet, '#b3a788'),
      ],
    },
  ],
  lanes: [
    {
      id: 'paper',
      name: text.lane,
      after: [],
      steps: [
        { id: 'water', kind: 'hands-on', ...text.steps.water, hands: seconds(10) },
        { id: 'dip', kind: 'timed', ...text.steps.dip, duration: ours(seconds(3)) },
        { id: 'wait', kind: 'reaction', ...text.steps.wait, duration: ours(seconds(20)) },
        {
          id: 'read',
          kind: 'read',
          ...text.steps.read,
          analytes: ['wetness'],
          readWithin: ours(seconds(20)),
          hands: seconds(7),
        },
      ],
    },
  ],
  sources: [],
})
