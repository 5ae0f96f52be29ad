import { describe, expect, test } from 'vitest'

import {
  amountBasis,
  amountsText,
  fromExtract,
  fromSoil,
  parseAmounts,
  soilAmount,
  toTwoDigits,
  usualAmounts,
} from './amounts.ts'

const layer = { depth: 10, density: 1 }

describe('amounts', () => {
  test('of a liquid follow the ratio by weight', () => {
    const by = { by: 'weight', soil: 20, liquid: 100 } as const
    expect(fromExtract(10, by, layer)).toEqual({ mgPer100g: 5, kgPer10a: 5 })
    expect(fromExtract(10, { ...by, liquid: 50 }, layer).mgPer100g).toBeCloseTo(2.5)
  })

  test('by volume do not ask for the density of a field, only of 100 g', () => {
    const by = { by: 'volume', soil: 5, liquid: 50 } as const
    expect(fromExtract(7, by, layer).kgPer10a).toBeCloseTo(7)
    const light = fromExtract(7, by, { depth: 10, density: 0.7 })
    expect(light.kgPer10a).toBeCloseTo(7)
    expect(light.mgPer100g).toBeCloseTo(10)
    expect(fromExtract(7, by, { depth: 15, density: 1 }).kgPer10a).toBeCloseTo(10.5)
  })

  test.each([
    [0.7, 15, 1.05],
    [1, 15, 1.5],
    [1.1, 15, 1.65],
    [0.8, 20, 1.6],
  ])('of 1 mg/100g at density %d and %d cm are %d kg/10a', (density, depth, expected) => {
    expect(fromSoil(1, { density, depth }).kgPer10a).toBeCloseTo(expected)
  })

  test('say why they cannot be converted', () => {
    const reason = (unit: string, species = 'NO3') => {
      const basis = amountBasis({ unit, species })
      return basis.kind === 'none' ? basis.reason : basis.kind
    }
    expect(reason('')).toBe('no-unit')
    expect(reason('mg/L', 'pH')).toBe('no-unit')
    expect(reason('kg/10a')).toBe('field-unit')
    expect(reason('ppm')).toBe('ppm')
    expect(reason('lb/acre')).toBe('unknown-unit')
    expect(reason('mg/L')).toBe('extract')
    expect(reason('ｍｇ／Ｌ')).toBe('extract')
    expect(reason('mg/kg')).toBe('soil')
  })

  test('keep the two digits a chart resolves', () => {
    expect(toTwoDigits(10.1655)).toBe(10)
    expect(toTwoDigits(0.2259)).toBe(0.23)
    expect(toTwoDigits(0)).toBe(0)
  })

  test('are not made up while the ratio is not known', () => {
    const extract = amountBasis({ unit: 'mg/L', species: 'NO3' })
    expect(soilAmount(extract, usualAmounts, 10)).toBeNull()
    expect(soilAmount(extract, { ...usualAmounts, soil: 20, liquid: 100 }, 10)?.kgPer10a).toBe(5)
    expect(soilAmount(extract, parseAmounts('weight,20,100,,1'), 10)).toBeNull()
    const soil = amountBasis({ unit: 'mg/kg', species: 'P' })
    expect(soilAmount(soil, usualAmounts, 100)?.mgPer100g).toBeCloseTo(10)
  })

  test('keep what was typed in the address, and nothing impossible', () => {
    const typed = { by: 'volume', soil: 5, liquid: 50, depth: 15, density: 0.7 } as const
    expect(parseAmounts(amountsText(typed))).toEqual(typed)
    expect(parseAmounts(amountsText(usualAmounts))).toEqual(usualAmounts)
    expect(parseAmounts('x,-1,1e9,abc, ')).toEqual({
      by: 'weight',
      soil: null,
      liquid: null,
      depth: null,
      density: null,
    })
  })
})
