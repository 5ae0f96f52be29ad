import { expect, test } from 'vitest'
import { kitLimits } from '#domain/kit/kit-limits.ts'
import { parseKit } from '#domain/kit/parse-kit.ts'
import { isTableKit, isTypedWithoutKit, tableKit, type TableAnalyte } from './table-kit.ts'

const label = (name: string, species = '', unit = ''): TableAnalyte => ({ name, species, unit })
const lime = label('石灰', 'CaO', 'mg/100g')

test.each<[string, readonly TableAnalyte[]]>([
  ['隣の人のキット', [lime, { ...label('リン酸'), id: 'p' }]],
  ['', [label('')]],
  ['とても長い名前'.repeat(20), [label('長い'.repeat(40), 'N'.repeat(30), 'm'.repeat(30))]],
])('a kit known from a table is whole: a backup brings it back (%s)', (name, analytes) => {
  const kit = tableKit(name, analytes)
  expect(parseKit(kit)).toEqual({ ok: true, value: kit })
  expect(kit && isTableKit(kit)).toBe(true)
  const lanes = kit?.lanes.map((lane) => ({ ...lane, id: 'soil' })) ?? []
  expect(kit && isTableKit({ ...kit, lanes })).toBe(false)
})

test('it names what the table names, without spaces around; a name that is missing is the form', () => {
  expect(tableKit(' 隣のキット ', [label(' 石灰 '), label('  ', 'pH')])).toMatchObject({
    name: '隣のキット',
    analytes: [
      { id: 'a1', name: '石灰' },
      { id: 'a2', name: 'pH' },
    ],
  })
  expect(tableKit('  ', [label('')])).toMatchObject({
    name: 'CSV',
    maker: '',
    note: '',
    analytes: [{ name: '?', halfLevels: false, chartComplete: false, levels: [] }],
  })
})

test('the same columns are the same kit; another name, form, id or liquid is another', () => {
  const ids = [
    tableKit('キット', [lime]),
    tableKit('別のキット', [lime]),
    tableKit('キット', [{ ...lime, unit: 'mg/kg' }]),
    tableKit('キット', [{ ...lime, species: 'Ca' }]),
    tableKit('キット', [{ ...lime, id: 'ca' }]),
    tableKit('キット', [lime], 'water'),
  ].map((kit) => kit?.id)
  expect(new Set(ids).size).toBe(ids.length)
  // Many other tables in between.
  for (let count = 0; count < 150; count += 1) tableKit(`キット${count}`, [lime])
  expect(tableKit('キット', [lime])?.id).toBe(ids[0])
  expect(tableKit('キット', [lime], 'water')?.extraction).toBe('water')
})

test('there is no kit without columns, or with more than a kit may have', () => {
  const many = Array.from({ length: kitLimits.analytes }, (_, at) => label(`項目${at}`))
  expect(tableKit('キット', [])).toBeNull()
  expect(tableKit('キット', many)).not.toBeNull()
  expect(tableKit('キット', [...many, lime])).toBeNull()
})

test('values typed without naming a kit are known by the placeholder', () => {
  const isTyped = (id: string | undefined, origin: 'typed' | 'run' | 'file') =>
    isTypedWithoutKit({ kit: { id: id ?? '' }, origin })
  expect(isTyped(tableKit('入力した値', [lime])?.id, 'typed')).toBe(true)
  expect(isTyped(tableKit('入力した値', [lime], 'water')?.id, 'typed')).toBe(true)
  expect(isTyped(tableKit('入力した値', [lime])?.id, 'file')).toBe(false)
  expect(isTyped('midorikun', 'typed')).toBe(false)
  expect(isTyped('my-table-1', 'typed')).toBe(false)
})
