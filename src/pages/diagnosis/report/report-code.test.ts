import { expect, test } from 'vitest'
import { typedRecord } from '#domain/record/typed-record.ts'
import { instant } from '#domain/units.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { reportCode } from './report-code.ts'

test('holds the values of one sample, with species and unit, and nothing of the others', () => {
  const analyte = (species: string) =>
    firstKit.analytes.find((one) => one.species === species)?.id ?? ''
  const record = typedRecord({
    id: 'r1',
    at: instant(0),
    wallOffset: 0,
    kit: firstKit,
    samples: [
      { id: 'a', name: '北の畑のとてもとても長い長い長い名前' },
      { id: 'b', name: '' },
    ],
    values: [
      { sample: 'a', analyte: analyte('pH'), answer: { kind: 'typed', value: 6.5 } },
      { sample: 'b', analyte: analyte('NO3-N'), answer: { kind: 'undetectable' } },
    ],
    measured: [
      {
        id: 'm',
        sample: 'a',
        source: 'laboratory',
        species: 'K2O',
        unit: 'mg/100g',
        value: 30,
        method: '',
      },
    ],
  })
  const codeOf = (sample: string) => JSON.parse(reportCode(record, sample, () => '2026-04-01'))
  expect(codeOf('a')).toEqual({
    soil: 1,
    id: 'r1',
    day: '2026-04-01',
    kit: firstKit.id,
    s: [{ n: '北の畑のとてもとても長い長い長い', r: { pH: 6.5, 'laboratory K2O mg/100g': 30 } }],
  })
  expect(codeOf('b')).toMatchObject({ s: [{ r: { 'NO3-N kg/10a': 'undetectable' } }] })
  expect(reportCode(record, 'b', () => '')).not.toMatch(/北の畑|6\.5|30/u)
})
