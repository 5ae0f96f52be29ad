import { describe, expect, test } from 'vitest'
import {
  addressOf,
  formOf,
  isMistyped,
  movedToLaboratory,
  numberIn,
  typedLaboratory,
  typedReadings,
  type TypedForm,
} from './typed-values.ts'

const ofAddress = (address: string) => {
  const params = new URLSearchParams(address)
  return formOf((name) => params.get(name))
}
const there = (form: TypedForm) => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(addressOf(form))) {
    if (value !== null) params.set(name, value)
  }
  return params.toString()
}

describe('typed values', () => {
  test('an empty field is no reading, and never zero', () => {
    expect(typedReadings(ofAddress(''))).toEqual([])
    expect(typedLaboratory(ofAddress('lab-exchangeable-k2o='))).toEqual({})
  })

  test('are numbers of any width; anything else is called mistyped', () => {
    expect(numberIn('５．４')).toBe(5.4)
    expect(numberIn(' 12 ')).toBe(12)
    for (const text of ['1e3', '-1', 'ph', '１，２', 'Infinity']) {
      expect(numberIn(text)).toBeNull()
      expect(isMistyped(text)).toBe(true)
    }
    expect(isMistyped(' ')).toBe(false)
  })

  test('of phosphate and potassium may be a laboratory: never in its other units, never over its own', () => {
    const moved = movedToLaboratory(
      ofAddress('ph=6_pH_&phosphate=100_P_mg/kg&potassium=15_K2O_mg/100g&nitrate=3_NO3-N_mg/100g'),
    )
    expect(moved && typedLaboratory(moved)).toEqual({
      'lab-available-p2o5': 22.91,
      'lab-exchangeable-k2o': 15,
    })
    expect(moved && typedReadings(moved).map(({ quantity }) => quantity)).toEqual(['ph', 'nitrate'])
    expect(movedToLaboratory(ofAddress('phosphate=10_P2O5_kg/10a'))).toBeNull()
    expect(
      movedToLaboratory(ofAddress('phosphate=10_P2O5_mg/100g&lab-available-p2o5=80')),
    ).toBeNull()
  })

  test('keep form and unit on the way through the address', () => {
    const form = ofAddress('nitrate=30_NO3_mg/L&ratio=100_20&liquid=water&lab-available-p2o5=80')
    expect(ofAddress(there(form))).toEqual(form)
    expect(typedReadings(form)).toMatchObject([
      {
        quantity: 'nitrate',
        species: 'NO3',
        unit: 'mg/L',
        liquid: 'water',
        extract: { liquid: 100, soil: 20 },
        measured: { kind: 'value', best: 30 },
      },
    ])
    expect(typedLaboratory(form)).toEqual({ 'lab-available-p2o5': 80 })
  })

  test('nothing seen is neither empty nor zero', () => {
    const form = ofAddress('phosphate=-_P2O5_kg/10a')
    expect(typedReadings(form)).toMatchObject([{ measured: { kind: 'undetectable' } }])
    expect(ofAddress(there(form))).toEqual(form)
    expect(typedReadings(ofAddress('ph=-_pH_'))).toEqual([])
  })

  test('without a ratio of liquid and soil, none is made up', () => {
    const [reading] = typedReadings(ofAddress('nitrate=30_NO3_mg/L&ratio=100_'))
    expect(reading?.extract).toBeNull()
    for (const ratio of ['_20', '0_20', '100_0', 'x_20']) {
      expect(typedReadings(ofAddress(`nitrate=30_NO3_mg/L&ratio=${ratio}`))[0]?.extract).toBeNull()
    }
  })

  test('leave an address that holds no spaces and nothing empty', () => {
    const form = { ...ofAddress('ph=6_pH_'), cec: ' 15 ' }
    expect(there(form)).toBe('ph=6_pH_&cec=15')
    expect(there({ ...form, cec: '  ' })).toBe('ph=6_pH_')
  })

  test('nonsense in an address is left out', () => {
    const form = ofAddress(`nitrate=3_<b>_furlong&potassium=${'9'.repeat(300)}`)
    expect(form.kit.nitrate).toMatchObject({ text: '3', species: 'NO3-N', unit: 'kg/10a' })
    expect(typedReadings(form)).toHaveLength(1)
  })
})
