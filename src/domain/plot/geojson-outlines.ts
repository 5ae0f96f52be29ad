import * as v from 'valibot'
import { failed, ok, type Result } from '#domain/result.ts'
import { maxCorners, type Outline, type Corner } from './outline.ts'

/** An outline in a file of many, with what the file says of it. */
export interface ListedOutline {
  /** Its place in the file. */
  readonly number: number
  readonly outline: Outline
  /** As the polygons of the ministry's files (field polygons) say it. Source: [MAFF-FUDE] land_type. */
  readonly land: 'paddy' | 'upland' | null
}

export type GeoJsonReason = 'too-large' | 'not-geojson' | 'no-polygon' | 'not-degrees'

/** The polygons of a large city fit. */
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

/** The text of a GeoJSON file (RFC 7946) → the outer rings of its polygons. What is none, or too fine, is left out. */
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
      // A ring ends where it began.
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
  let input: unknown
  try {
    input = JSON.parse(text)
  } catch {
    // Cut off, or no JSON at all.
    return null
  }
  const type = partOf(input, 'type')
  if (type === 'Feature') return [input]
  const features = partOf(input, 'features')
  return type === 'FeatureCollection' && Array.isArray(features) ? features : null
}

const isPlace = ([longitude, latitude]: Corner) =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) < 89

function landIn(properties: unknown): ListedOutline['land'] {
  const land = Number(partOf(properties, 'land_type'))
  return land === 100 ? 'paddy' : land === 200 ? 'upland' : null
}

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
