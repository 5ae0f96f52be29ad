import * as v from 'valibot'
import { failed, ok, type Result } from '#domain/result.ts'
import { maxCorners, type Outline, type Corner } from './outline.ts'
import { propertyOf } from '#domain/property-of.ts'
import { parseJson } from '#domain/parse-json.ts'

/** An outline in a file of many, with its description in the file. */
export interface ListedOutline {
  /** Its position in the file. */
  readonly number: number
  readonly outline: Outline
  /** Land type as given in the ministry's files (field polygons). Source: [MAFF-FUDE] land_type. */
  readonly land: 'paddy' | 'upland' | null
}

export type GeoJsonReason = 'too-large' | 'not-geojson' | 'no-polygon' | 'not-degrees'

/** Large enough for the polygons of a large city. */
export const maxGeoJsonChars = 60_000_000
const maxOutlines = 100_000

const position = v.looseTuple([v.pipe(v.number(), v.finite()), v.pipe(v.number(), v.finite())])
const ring = v.pipe(v.array(position), v.minLength(4), v.maxLength(maxCorners + 1))
const geometry = v.variant('type', [
  v.object({ type: v.literal('Polygon'), coordinates: v.looseTuple([ring]) }),
  v.object({
    type: v.literal('MultiPolygon'),
    coordinates: v.pipe(v.array(v.looseTuple([ring])), v.maxLength(100)),
  }),
])
const feature = v.object({ geometry, properties: v.optional(v.unknown()) })

/** Parses GeoJSON text (RFC 7946) into the outer rings of its polygons. Invalid or too detailed rings are left out. */
export function parseGeoJsonOutlines(
  text: string,
): Result<readonly ListedOutline[], GeoJsonReason> {
  if (text.length > maxGeoJsonChars) return failed('too-large')
  const features = featuresIn(text)
  if (features === null) return failed('not-geojson')
  const found: ListedOutline[] = []
  let areDegrees = true
  for (const one of features.slice(0, maxOutlines)) {
    const parsed = v.safeParse(feature, one)
    if (!parsed.success) continue
    const { geometry: shape, properties } = parsed.output
    const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
    for (const [outer] of polygons) {
      // A ring repeats its first corner at the end.
      const corners = outer.slice(0, -1).map(([x, y]): Corner => [x, y])
      if (!corners.every(isPlace)) {
        areDegrees = false
        continue
      }
      found.push({
        number: found.length + 1,
        outline: { on: 'map', corners },
        land: landIn(properties),
      })
    }
  }
  if (found.length > 0) return ok(found)
  return failed(areDegrees ? 'no-polygon' : 'not-degrees')
}

function featuresIn(text: string): readonly unknown[] | null {
  const input = parseJson(text)
  const type = propertyOf(input, 'type')
  if (type === 'Feature') return [input]
  const features = propertyOf(input, 'features')
  return type === 'FeatureCollection' && Array.isArray(features) ? features : null
}

const isPlace = ([longitude, latitude]: Corner) =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) < 89

function landIn(properties: unknown): ListedOutline['land'] {
  const land = Number(propertyOf(properties, 'land_type'))
  return land === 100 ? 'paddy' : land === 200 ? 'upland' : null
}
