import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseGeoJsonOutlines } from './geojson-outlines.ts'
import { outlineArea } from './outline.ts'

const ring = [
  [140.1, 36.1],
  [140.101, 36.1],
  [140.101, 36.101],
  [140.1, 36.101],
  [140.1, 36.1],
]
const feature = (coordinates: unknown, properties: object = {}) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates },
})
const collection = (...features: readonly unknown[]) =>
  JSON.stringify({ type: 'FeatureCollection', features })

describe('the outlines in a GeoJSON file', () => {
  test('are those of its polygons, with paddy and upland distinguished', () => {
    const text = collection(
      feature([ring], { land_type: 100, polygon_uuid: 'x' }),
      feature([ring], { land_type: '200' }),
      { type: 'Feature', properties: null, geometry: { type: 'Point', coordinates: [1, 2] } },
      { ...feature([]), geometry: { type: 'MultiPolygon', coordinates: [[ring], [ring]] } },
    )
    const found = parseGeoJsonOutlines(text)
    expect(found.ok && found.value.map(({ number, land }) => [number, land])).toEqual([
      [1, 'paddy'],
      [2, 'upland'],
      [3, null],
      [4, null],
    ])
    // 90.1 m by 111.0 m.
    expect(
      found.ok && outlineArea(found.value[0]?.outline ?? { on: 'map', corners: [] }),
    ).toBeCloseTo(9998, -2)
  })

  test.each([
    ['no JSON', 'not-geojson'],
    ['[]', 'not-geojson'],
    ['{"type":"Topology"}', 'not-geojson'],
    [collection(), 'no-polygon'],
    [collection(feature([[[0, 0]]])), 'no-polygon'],
    // Meters of a plane grid instead of degrees.
    [collection(feature([ring.map(([x = 0, y = 0]) => [x * 1000, y * 1000])])), 'not-degrees'],
  ])('%s: %s', (text, reason) => {
    expect(parseGeoJsonOutlines(text)).toEqual({ ok: false, reason })
  })

  test('never throw, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.json(), fc.jsonValue(), (text, value) => {
        const collected = JSON.stringify({ type: 'FeatureCollection', features: [value] })
        for (const one of [text, collected])
          expect(typeof parseGeoJsonOutlines(one).ok).toBe('boolean')
      }),
    )
  })
})
