import type { Pixels } from '#domain/color/pixels.ts'
import { cardLayout, type CardLayout } from './card-layout.ts'
import { darkBlobs } from './dark-blobs.ts'
import { fitQuad } from './fit-quad.ts'
import { grayImage } from './gray-image.ts'
import {
  homographyFrom,
  project,
  type Homography,
  type Point,
  type PointPair,
} from './homography.ts'
import { readMarker, type Marker } from './read-marker.ts'

/** The place of our printed card in a photograph. */
export interface FoundCard {
  /** Version of the layout it was found with; see card-layout.ts. */
  readonly version: number
  /** Maps millimeters on the card to pixels of the photograph. */
  readonly plane: Homography
  /** Corners of the card in the photograph: top left, top right, bottom right, bottom left. */
  readonly corners: readonly Point[]
  /** Number of markers found: three or four. */
  readonly markers: number
  /** Angle between the card's normal and the line of sight, in degrees. */
  readonly tilt: number
}

const maxSidePixels = 1600
const minMarkerPx = 12
const minMarkers = 3
/** Largest distance, in millimeters on the card, of the markers' corners from where they belong: paper curls. */
const maxAway = 1.5

/** Finds the card in a photograph; null where there is none. A thumb may cover one marker. */
export function findCard(pixels: Pixels, layout: CardLayout = cardLayout): FoundCard | null {
  const seen = markersIn(pixels, layout)
  const all = bestOfEach(seen)
  const choices = [all, ...(all.length > minMarkers ? all.map((it) => without(all, it)) : [])]
  for (const markers of choices) {
    const plane = planeFrom(markers, layout)
    if (plane !== null) return described(plane, markers.length, layout)
  }
  return null
}

const without = (all: readonly Marker[], left: Marker) => all.filter((marker) => marker !== left)

function markersIn(pixels: Pixels, layout: CardLayout): readonly Marker[] {
  const image = grayImage(pixels, maxSidePixels)
  const codes = layout.markers.map(({ code }) => code)
  return darkBlobs(image, minMarkerPx).flatMap((blob) => {
    const quad = fitQuad(blob)
    const marker = quad === null ? null : readMarker(image, quad, codes)
    return marker === null ? [] : [enlarged(marker, image.scale)]
  })
}

function enlarged(marker: Marker, scale: number): Marker {
  const [a, b, c, d] = marker.corners
  const large = ({ x, y }: Point) => ({ x: x * scale, y: y * scale })
  return { ...marker, corners: [large(a), large(b), large(c), large(d)] }
}

function bestOfEach(markers: readonly Marker[]): readonly Marker[] {
  const best = new Map<number, Marker>()
  for (const marker of markers) {
    const known = best.get(marker.index)
    if (known === undefined || marker.wrongCells < known.wrongCells) best.set(marker.index, marker)
  }
  return Array.from(best.values())
}

/** Fits the card's plane to the markers; null where they are not arranged as on the card. */
function planeFrom(markers: readonly Marker[], layout: CardLayout): Homography | null {
  if (markers.length < minMarkers) return null
  const pairs = markers.flatMap((marker) => pairsOf(marker, layout))
  const plane = homographyFrom(pairs)
  if (plane === null) return null
  return pairs.every((pair) => millimetersAway(plane, pair) <= maxAway) ? plane : null
}

function pairsOf({ index, corners }: Marker, layout: CardLayout): readonly PointPair[] {
  const at = layout.markers[index]?.at
  if (at === undefined) return []
  const size = layout.markerSize
  return rectangleCorners({ ...at, width: size, height: size }).flatMap((from, corner) => {
    const to = corners[corner]
    return to === undefined ? [] : [{ from, to }]
  })
}

function millimetersAway(plane: Homography, { from, to }: PointPair): number {
  const seen = project(plane, from)
  return Math.hypot(seen.x - to.x, seen.y - to.y) / scalesAt(plane, from).across
}

function described(plane: Homography, markers: number, layout: CardLayout): FoundCard {
  const { width, height, version } = layout
  const corners = rectangleCorners({ x: 0, y: 0, width, height })
  const { along, across } = scalesAt(plane, { x: width / 2, y: height / 2 })
  return {
    version,
    plane,
    corners: corners.map((corner) => project(plane, corner)),
    markers,
    tilt: (Math.acos(Math.min(1, across / along)) * 180) / Math.PI,
  }
}

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const rectangleCorners = ({ x, y, width, height }: Rectangle): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

/** Pixels per millimeter at a point of the card: in the least (`along`) and the most (`across`) foreshortened direction. */
function scalesAt(plane: Homography, { x, y }: Point) {
  const [center, right, below] = [
    project(plane, { x, y }),
    project(plane, { x: x + 1, y }),
    project(plane, { x, y: y + 1 }),
  ]
  const [a, b, c, d] = [
    right.x - center.x,
    below.x - center.x,
    right.y - center.y,
    below.y - center.y,
  ]
  const sum = Math.hypot(a + d, c - b)
  const difference = Math.hypot(a - d, c + b)
  return { along: (sum + difference) / 2, across: Math.max(1e-6, Math.abs(sum - difference) / 2) }
}
