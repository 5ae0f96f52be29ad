import { expect, test } from 'vitest'
import {
  limeOfMagnesia,
  milligramsPerEquivalent,
  reportedFactor,
  reportedForm,
} from './chemical-forms.ts'

test('the forms of Japanese reports, with the factors that are published', () => {
  const factors = {
    NO3: ['NO3-N', 0.2259],
    NH4: ['NH4-N', 0.7765],
    PO4: ['P2O5', 0.7473],
    P: ['P2O5', 2.291],
    K: ['K2O', 1.205],
    Ca: ['CaO', 1.399],
    Mg: ['MgO', 1.658],
  } as const
  for (const [species, [reported, factor]] of Object.entries(factors)) {
    expect(reportedForm(species)).toEqual({ species: reported, factor })
    expect(reportedFactor(species)).toBe(factor)
  }
})

test('a form of reports, or none, stays as it is', () => {
  for (const species of ['P2O5', 'NO3-N', 'pH', '', 'constructor']) {
    expect(reportedForm(species)).toBeUndefined()
    expect(reportedFactor(species)).toBe(1)
  }
})

test('milligrams of an equivalent, and lime of magnesia', () => {
  expect(milligramsPerEquivalent).toEqual({ CaO: 28.04, MgO: 20.15, K2O: 47.1 })
  expect(limeOfMagnesia).toBe(1.391)
})
