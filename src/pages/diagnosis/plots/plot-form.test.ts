import { describe, expect, test } from 'vitest'
import { newPlot, type Plot } from '#domain/plot/plot.ts'
import { changedFields, lastAreaUnit, plotFields, plotForm, type PlotForm } from './plot-form.ts'

const filled: Plot = {
  ...newPlot('p', '北の畑'),
  area: { value: 2.5, unit: '10a' },
  texture: 'clay',
  humus: 'rich',
  volcanicAsh: false,
  depthCm: 15,
  bulkDensity: 0.9,
  crops: [{ crop: 'tomato', from: '2026-04-01', to: null }],
  note: '日当たりがよい',
}
const fieldsOf = (form: PlotForm) => {
  const read = plotFields(form)
  return 'fields' in read ? read.fields : null
}
const troublesOf = (patch: Partial<PlotForm>) => {
  const read = plotFields({ ...plotForm(filled), ...patch })
  return 'troubles' in read ? read.troubles : null
}

describe('the form of a plot', () => {
  test('gives back what it was filled with', () => {
    const fields = fieldsOf(plotForm(filled))
    expect(fields).toMatchObject({ area: filled.area, crops: filled.crops, volcanicAsh: false })
    expect(fields === null ? null : changedFields(filled, fields)).toEqual({})
  })

  test('what is empty stays unknown', () => {
    expect(fieldsOf({ ...plotForm(null), name: '南' })).toEqual({
      name: '南',
      farmer: '',
      group: '',
      area: null,
      texture: null,
      humus: null,
      volcanicAsh: null,
      depthCm: null,
      bulkDensity: null,
      crops: [],
      note: '',
    })
  })

  test('a field without an area has the unit of the last one, or square meters', () => {
    const area = { value: 3, unit: '10a' } as const
    const [first, last] = [newPlot('1', '東'), { ...newPlot('2', '西'), area }]
    expect(plotForm(null, lastAreaUnit([last, first])).unit).toBe('10a')
    expect(plotForm(null, lastAreaUnit([first])).unit).toBe('m2')
  })

  test('reads full-width digits', () => {
    expect(fieldsOf({ ...plotForm(filled), area: '１２．５' })?.area?.value).toBe(12.5)
    expect(fieldsOf({ ...plotForm(filled), area: '15a' })?.area).toEqual({ value: 15, unit: 'a' })
  })

  test('asks for a name that tells a field from the same farmer’s others, archived ones too', () => {
    const form = { ...plotForm(null), name: ' 西の畑 ', farmer: '佐藤' }
    const west = { ...newPlot('w', '西の畑'), farmer: '佐藤' }
    const nameTrouble = (other: Plot) => {
      const read = plotFields(form, [other])
      return 'troubles' in read ? read.troubles.name : null
    }
    expect(nameTrouble(west)).toBe('taken')
    expect(nameTrouble({ ...west, archived: true })).toBe('archived')
    expect(nameTrouble({ ...west, farmer: '鈴木' })).toBe(null)
    expect(nameTrouble({ ...west, name: '西の畑2' })).toBe(null)
  })

  test('says what is wrong, field by field', () => {
    expect(troublesOf({ name: '  ' })?.name).toBe('needed')
    expect(troublesOf({ area: 'ひろい' })?.area).toBe('number')
    expect(troublesOf({ depth: '0' })?.depth).toBe('number')
    expect(troublesOf({ depth: '150', density: '100' })).toMatchObject({
      depth: 'number',
      density: 'number',
    })
    const crop = { crop: 'tomato', from: '2026-04-01', to: '2026-03-01' }
    expect(troublesOf({ crops: [crop, { ...crop, from: '' }] })?.crops).toEqual({
      0: 'order',
      1: 'needed',
    })
  })

  test('a row of crops that was left empty is no crop', () => {
    const crops = [{ crop: '', from: '', to: '' }]
    expect(fieldsOf({ ...plotForm(filled), crops })?.crops).toEqual([])
  })

  test('changes only what was touched', () => {
    const fields = fieldsOf({ ...plotForm(filled), unit: 'a' })
    expect(fields === null ? null : changedFields(filled, fields)).toEqual({
      area: { value: 2.5, unit: 'a' },
    })
  })
})
