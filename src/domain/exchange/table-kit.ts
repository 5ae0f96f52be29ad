import type { Kit } from '#domain/kit/kit.ts'
import { kitLimits } from '#domain/kit/kit-limits.ts'
import { contentName } from '#domain/record/content-name.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { unknown } from '#domain/sourced.ts'
import { seconds } from '#domain/units.ts'
import type { CsvLabel } from './csv-header.ts'

const cut = (text: string, maxChars: number) =>
  Array.from(text.normalize('NFC')).slice(0, maxChars).join('')

export interface TableAnalyte extends CsvLabel {
  readonly id?: string
}

/** Creates a placeholder for a kit of which only the analytes are known. Null where there are none or too many. */
export function tableKit(
  name: string,
  analytes: readonly TableAnalyte[],
  extraction?: Kit['extraction'],
): Kit | null {
  if (analytes.length === 0 || analytes.length > kitLimits.analytes) return null
  const key = JSON.stringify([
    name,
    analytes.map(({ id, name: one, species, unit }) => [id, one, species, unit]),
    extraction,
  ])
  const kit = known.get(key) ?? newKit(name, analytes, extraction)
  if (known.size >= maxKnown) known.clear()
  known.set(key, kit)
  return kit
}

const laneOfTable = 'table'

export const isTableKit = ({ lanes }: Kit) => lanes.some(({ id }) => id === laneOfTable)

/** Cache: thousands of rows of one table have the same kit. */
const known = new Map<string, Kit>()
const maxKnown = 100

/** Whether values were typed without naming a kit: the name of the placeholder says so. */
export const isTypedWithoutKit = ({ kit, origin }: TypedWithout) =>
  origin === 'typed' && /^(?:water-)?table-/u.test(kit.id)

interface TypedWithout {
  readonly kit: Pick<Kit, 'id'>
  readonly origin: NonNullable<SoilRecord['origin']>
}

function newKit(
  name: string,
  analytes: readonly TableAnalyte[],
  extraction: Kit['extraction'],
): Kit {
  const measured = analytes.map((analyte, index) => ({
    id: analyte.id ?? `a${index + 1}`,
    name: cut(analyte.name.trim(), kitLimits.name) || cut(analyte.species, kitLimits.name) || '?',
    species: cut(analyte.species, kitLimits.unit),
    unit: cut(analyte.unit, kitLimits.unit),
    method: 'color' as const,
    halfLevels: false,
    lowestDetectable: unknown,
    chartComplete: false,
    levels: [],
  }))
  const title = cut(name.trim(), kitLimits.name) || 'CSV'
  return {
    schema: 1,
    // Values of another liquid are another kit's, so its id differs.
    id: [
      ...(extraction === undefined ? [] : [extraction]),
      'table',
      contentName(JSON.stringify([title, measured])),
    ].join('-'),
    name: title,
    maker: '',
    trust: 'user',
    note: '',
    ...(extraction !== undefined && { extraction }),
    prepare: [],
    cautions: [],
    analytes: measured,
    lanes: [
      {
        id: laneOfTable,
        name: 'CSV',
        after: [],
        steps: [
          {
            kind: 'read',
            id: 'read',
            title: 'CSV',
            detail: '',
            analytes: measured.map(({ id }) => id),
            readWithin: unknown,
            hands: seconds(1),
          },
        ],
      },
    ],
    sources: [],
  }
}
