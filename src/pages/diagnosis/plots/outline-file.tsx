import { useMemo, useState } from 'react'
import {
  maxGeoJsonChars,
  parseGeoJsonOutlines,
  type GeoJsonReason,
  type ListedOutline,
} from '#domain/plot/geojson-outlines.ts'
import {
  bounds,
  metersPerDegree,
  centerOfCorners,
  outlineArea,
  type Bounds,
  type Outline,
  type Corner,
} from '#domain/plot/outline.ts'
import { texts } from '#locales/texts.ts'
import { numberText } from '#ui/text/amount-text.ts'
import { FileButton } from '#ui/controls/file-button.tsx'
import { Card, Row, Rows } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { GroundButtons } from './ground-buttons.tsx'
import { FieldShape } from './outline-drawing.tsx'
import { usePanZoom, groundView, type GroundView } from './use-pan-zoom.ts'
import styles from './outline.module.css'

interface OutlineFileProps {
  readonly chosen: Outline | null
  readonly onChoose: (outline: Outline) => void
}

/** Outlines of a GeoJSON file; one is chosen by tapping it, or from the list of those in view. */
export function OutlineFile({ chosen, onChoose }: OutlineFileProps) {
  const words = texts('plots').outline
  const [found, setFound] = useState<readonly ListedOutline[] | null>(null)
  const [fault, setFault] = useState<GeoJsonReason | null>(null)
  const open = async (file: File) => {
    const parsed =
      file.size > maxGeoJsonChars
        ? ({ ok: false, reason: 'too-large' } as const)
        : parseGeoJsonOutlines(await file.text())
    setFault(parsed.ok ? null : parsed.reason)
    setFound(parsed.ok ? parsed.value : null)
    const [only] = parsed.ok && parsed.value.length === 1 ? parsed.value : []
    if (only !== undefined) onChoose(only.outline)
  }
  return (
    <>
      <p>{words.fileHint}</p>
      <FileButton
        accept=".geojson,.json,application/geo+json,application/json"
        onPick={(file) => void open(file)}
      >
        {words.open}
      </FileButton>
      {fault !== null && <Notice kind="error" title={words.faults[fault]} />}
      {found !== null && (
        <Ground key={found.length} found={found} chosen={chosen} onChoose={onChoose} />
      )}
      {found === null && chosen !== null && (
        <Ground
          found={[{ number: 1, outline: chosen, land: null }]}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </>
  )
}

/** Most outlines drawn and most listed, those nearest to the center of the view. */
const maxDrawn = 400
const maxListed = 12

interface GroundProps extends OutlineFileProps {
  readonly found: readonly ListedOutline[]
}

interface Placed extends ListedOutline {
  readonly corners: readonly Corner[]
  readonly box: Bounds
}

function Ground({ found, chosen, onChoose }: GroundProps) {
  const words = texts('plots').outline
  const placed = useMemo(() => placedOnPlane(found), [found])
  const ground = usePanZoom({
    start: groundView(bounds(placed.flatMap(({ corners }) => corners))),
    onTap: (at) => {
      const hit = placed.find(({ corners }) => isInside(corners, at))
      if (hit !== undefined) onChoose(hit.outline)
    },
  })
  const seen = inSight(placed, ground.view)
  const drawn = seen.slice(0, maxDrawn)
  return (
    <>
      <svg
        {...ground.svg}
        className={`fill round-m square well ${styles['ground']}`}
        role="img"
        aria-label={words.map(found.length)}
      >
        {drawn.map(({ number, corners, outline }) => (
          <FieldShape key={number} corners={corners} isChosen={isSame(outline, chosen)} />
        ))}
      </svg>
      <GroundButtons ground={ground} />
      {seen.length > maxDrawn && <small>{words.more(seen.length)}</small>}
      <Card kind="flush">
        <Rows aria-label={words.list}>
          {drawn.slice(0, maxListed).map(({ number, outline, land, box }) => (
            <Row
              key={number}
              icon={isSame(outline, chosen) ? 'check_circle' : 'crop_free'}
              title={words.parcel(number, land === null ? '' : words.lands[land])}
              detail={words.squareMeters(numberText(Math.round(outlineArea(outline))))}
              aria-current={isSame(outline, chosen) ? 'true' : undefined}
              onClick={() => {
                onChoose(outline)
                ground.show(groundView(box))
              }}
            />
          ))}
        </Rows>
      </Card>
      <small>{words.credit}</small>
    </>
  )
}

const isSame = (one: Outline, other: Outline | null) =>
  other !== null && (one === other || JSON.stringify(one) === JSON.stringify(other))

/** Projects the outlines to a plane in meters, which is accurate enough for the size of a city. */
function placedOnPlane(found: readonly ListedOutline[]): readonly Placed[] {
  const [x0, y0] = centerOfCorners(found.flatMap(({ outline }) => outline.corners.slice(0, 1)))
  const [perX, perY] = metersPerDegree(y0)
  return found.map((one) => {
    const corners = one.outline.corners.map(([x, y]): Corner => [(x - x0) * perX, (y - y0) * perY])
    return { ...one, corners, box: bounds(corners) }
  })
}

/** Outlines that overlap the view, from its center outwards. */
function inSight(
  placed: readonly Placed[],
  { middle: [x, y], size }: GroundView,
): readonly Placed[] {
  const half = size / 2
  return placed
    .filter(
      ({ box: { west, east, south, north } }) =>
        west < x + half && east > x - half && south < y + half && north > y - half,
    )
    .map((one) => ({ one, away: distanceTo(one.box, x, y) }))
    .toSorted((left, right) => left.away - right.away)
    .map(({ one }) => one)
}

const distanceTo = ({ west, east, south, north }: Bounds, x: number, y: number) =>
  Math.hypot((west + east) / 2 - x, (south + north) / 2 - y)

/** Whether a point is inside a polygon, by the even-odd rule. */
function isInside(corners: readonly Corner[], [x, y]: Corner): boolean {
  let isIn = false
  for (const [at, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(at + 1) % corners.length] ?? [x1, y1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isIn = !isIn
  }
  return isIn
}
