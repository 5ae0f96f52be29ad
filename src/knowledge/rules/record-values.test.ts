import { describe, expect, test } from 'vitest'
import type { Answer } from '#domain/reading/reading.ts'
import type { MeasuredValue } from '#domain/record/soil-record.ts'
import { instant } from '#domain/units.ts'
import { kitLiquids } from '#knowledge/diagnosis/kit-liquids.ts'
import { kitsInAllLanguages } from '#knowledge/kits/kits-in-all-languages.ts'
import { soilRecord } from '#testing/soil-record.ts'
import { cropOf } from '#knowledge/crops/crops.ts'
import { decide } from '#domain/diagnosis/decision/decide.ts'
import { needsRatio, recordValues, uncountedValues } from '#domain/diagnosis/input/record-values.ts'
import { extractOf, formOf } from '#domain/diagnosis/input/typed-values.ts'
import { blankInput } from './blank-input.ts'
import { ruleBook } from './rule-book.ts'

const at = instant(1_795_134_600_000)

/** Values of a test with this kit, with these answers and these additions. */
function valuesOf(
  answers: Readonly<Record<string, Answer>>,
  measured: readonly MeasuredValue[],
  { kit: id = 'midorikun', address = '' } = {},
) {
  const kit = kitsInAllLanguages.find((one) => one.id === id)
  if (kit === undefined) throw new Error(`no kit ${id}`)
  const readings = Object.entries(answers).map(([analyte, answer]) => ({
    sample: 's1',
    analyte,
    answer,
    dueAt: at,
    readAt: at,
  }))
  const params = new URLSearchParams(address)
  const extract = extractOf(formOf((name) => params.get(name)))
  return recordValues(soilRecord('r', at, { kit, readings, measured }), 's1', extract, kitLiquids)
}
const bestOf = ({ readings }: ReturnType<typeof valuesOf>, quantity: string) => {
  const measured = readings.find((one) => one.quantity === quantity)?.measured
  return measured?.kind === 'value' ? measured.best : measured?.kind
}

const value = (
  source: MeasuredValue['source'],
  method: string,
  species: string,
  unit: string,
  number: number,
): MeasuredValue => ({
  id: `${method}-${number}`,
  sample: 's1',
  source,
  species,
  unit,
  value: number,
  method,
})
const meterPh = (number: number) => value('instrument', 'meter-ph', 'pH', '', number)
const meterNitrate = (number: number) =>
  value('instrument', 'meter-nitrate-n', 'NO3-N', 'mg/100g', number)

describe('a meter beside a kit', () => {
  test('counts where the kit has no value', () => {
    for (const kind of ['no-color-fits', 'not-read'] as const) {
      const { readings } = valuesOf({ ph: { kind } }, [meterPh(5.2)])
      expect(readings).toMatchObject([{ quantity: 'ph', measured: { best: 5.2 } }])
    }
    const { readings } = valuesOf({ no3n: { kind: 'undetectable' } }, [meterNitrate(15)])
    expect(readings).toMatchObject([{ quantity: 'nitrate', measured: { best: 15 } }])
  })

  test('gives way to a value of the kit', () => {
    const found = valuesOf({ ph: { kind: 'typed', value: 6 } }, [meterPh(5.2)])
    expect(bestOf(found, 'ph')).toBe(6)
  })

  test('of two values of a meter the newer counts', () => {
    expect(bestOf(valuesOf({}, [meterPh(5.2), meterPh(6.4)]), 'ph')).toBe(6.4)
  })

  test('without it, the kit’s answer stays', () => {
    expect(bestOf(valuesOf({ ph: { kind: 'not-read' } }, []), 'ph')).toBe('missing')
  })
})

describe('pH and conductivity of a laboratory', () => {
  const labPh = (number: number) => value('laboratory', 'lab-ph', 'pH', '', number)
  const labEc = (number: number) => value('laboratory', 'lab-ec', 'EC', 'mS/cm', number)

  test('count where no other measurement exists, the newer of two', () => {
    const found = valuesOf({ ph: { kind: 'not-read' } }, [labPh(5.2), labEc(2.5), labPh(5.4)])
    expect(found.readings).toMatchObject([
      { quantity: 'ph', origin: 'laboratory', measured: { best: 5.4 } },
      { quantity: 'ec', origin: 'laboratory', measured: { best: 2.5 } },
    ])
  })

  test('come after a value of a kit or of a meter', () => {
    const found = valuesOf({}, [labPh(5.2), meterPh(6.4)])
    expect(found.readings.map(({ origin }) => origin)).toEqual(['typed', 'laboratory'])
    const kit = valuesOf({ ph: { kind: 'typed', value: 6 } }, [labPh(5.2)])
    expect(bestOf(kit, 'ph')).toBe(6)
    expect(kit.readings).toHaveLength(2)
  })

  test('count only as these very items', () => {
    expect(valuesOf({}, [value('laboratory', 'ph-kcl', 'pH', '', 5)]).readings).toEqual([])
  })
})

describe('readings in mg/L', () => {
  const strip = { no3: { kind: 'typed', value: 225 } } as const
  const shownExtract = ({ readings }: ReturnType<typeof valuesOf>) => readings[0]?.extract

  test('take the amounts of liquid and soil that are typed beside the test', () => {
    const found = valuesOf(strip, [], { kit: 'nitrate-strip', address: 'ratio=100_20' })
    expect(shownExtract(found)).toMatchObject({ liquid: 100, soil: 20 })
    expect(shownExtract(valuesOf(strip, [], { kit: 'nitrate-strip' }))).toBeNull()
  })

  test('keep the amounts that the kit itself prescribes', () => {
    const found = valuesOf(strip, [], { kit: 'packtest-no3', address: 'ratio=50_50' })
    expect(shownExtract(found)).toMatchObject({ liquid: 100, soil: 20, sources: ['PT6'] })
  })

  test('ask for these amounts as long as the kit prescribes none', () => {
    const asks = (kit: string, address = '') =>
      valuesOf(strip, [], { kit, address }).readings.some(needsRatio)
    expect(asks('nitrate-strip')).toBe(true)
    expect(asks('nitrate-strip', 'ratio=100_20')).toBe(true)
    expect(asks('packtest-no3')).toBe(false)
    expect(valuesOf({}, [meterNitrate(3)]).readings.some(needsRatio)).toBe(false)
  })
})

describe('nitrate of a laboratory in kg/10a', () => {
  const found = value('laboratory', 'lab-nitrate-n', 'NO3-N', 'kg/10a', 20)

  test('counts like that of a kit', () => {
    expect(bestOf(valuesOf({}, [found]), 'nitrate')).toBe(20)
  })

  test('does not stand beside that of the kit under the same name', () => {
    const { readings } = valuesOf({ no3n: { kind: 'level', level: 0 } }, [found])
    expect(readings.filter(({ quantity }) => quantity === 'nitrate')).toMatchObject([
      { origin: 'kit' },
    ])
  })
})

describe('the water-soluble part in a table', () => {
  const found = (number: number, comparator?: '<') => [
    {
      ...value('laboratory', 'lab-water-phosphate', '', 'kg/10a', number),
      ...(comparator && { comparator }),
    },
    {
      ...value('laboratory', 'lab-water-potassium', '', 'kg/10a', number),
      ...(comparator && { comparator }),
    },
  ]
  const tomato = cropOf('tomato')
  if (tomato === null) throw new Error('no tomato')
  const judged = (values: ReturnType<typeof valuesOf>) =>
    decide(
      { ...blankInput(tomato), readings: values.readings, laboratory: values.laboratory },
      ruleBook,
    )
      .items.filter(({ item }) => item === 'phosphate' || item === 'potassium')
      .map(({ item, level, verdict, band, meaning, action }) => ({
        item,
        level,
        verdict,
        band,
        meaning,
        action,
      }))

  test('is judged like the same reading of the kit, and never as what laboratories extract', () => {
    for (const number of [0, 5, 7, 10, 20]) {
      const typed = { kind: 'typed', value: number } as const
      const ofTable = valuesOf({}, found(number))
      expect(ofTable.laboratory).toEqual({})
      expect(judged(ofTable)).toHaveLength(2)
      expect(judged(ofTable)).toEqual(judged(valuesOf({ p: typed, k: typed }, [])))
    }
  })

  test('"less than 5" is what the kit calls not seen; "less than 10" is open', () => {
    const unseen = { kind: 'undetectable' } as const
    expect(judged(valuesOf({}, found(5, '<')))).toEqual(
      judged(valuesOf({ p: unseen, k: unseen }, [])),
    )
    expect(judged(valuesOf({}, found(10, '<')))).toMatchObject([
      { level: 'unknown' },
      { level: 'unknown' },
    ])
  })
})

test('values that no rule takes are known, those that count or have no rule are not among them', () => {
  const soluble = value('laboratory', '水溶性リン酸', '', 'kg/10a', 5)
  const perArea = value('laboratory', 'lab-available-p2o5', 'P2O5', 'kg/10a', 5)
  const counted = [
    meterPh(6),
    value('laboratory', 'lab-available-p2o5', 'P2O5', 'mg/100g', 20),
    value('laboratory', 'lab-humus', '', '%', 3),
    value('laboratory', 'lab-cec', 'CEC', 'me/100g', 15),
  ]
  expect(uncountedValues({ measured: [...counted, soluble, perArea] }, 's1')).toEqual([
    soluble,
    perArea,
  ])
  expect(uncountedValues({ measured: [soluble] }, 's2')).toEqual([])
})
