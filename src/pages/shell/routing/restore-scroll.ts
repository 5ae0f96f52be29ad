import { NavigationType, type Location } from 'react-router'
import { screenPlace, type ScreenPlace, setScrollTarget } from '#ui/navigation/screen-place.ts'
import type { PageRouter } from './page-router.ts'
import { parseJson } from '#domain/parse-json.ts'

interface KeptText {
  readonly read: () => string | null
  readonly write: (text: string) => void
}

const maxPlaces = 50

/**
 * Remembers the scroll position of each history entry, also across reloads. The router's own restoration goes to the
 * top first and then to a number of pixels, which is a different place once heights have changed.
 */
export function restoreScroll({ arrivals }: Pick<PageRouter, 'arrivals'>, kept: KeptText) {
  const places = new Map(parsePlaces(kept.read()))
  let shown = arrivals.getState().location
  const keep = () => {
    places.delete(nameOf(shown))
    places.set(nameOf(shown), screenPlace())
  }
  const find = () => places.get(nameOf(shown))
  const steer = (by: 'app' | 'browser') => {
    window.history.scrollRestoration = by === 'app' ? 'manual' : 'auto'
  }
  // On a new visit, the page may have been scrolled or sent to its anchor by now.
  setScrollTarget((isNewVisit() ? undefined : find()) ?? 'stay')
  steer('app')
  arrivals.subscribe(({ location, type, preventScrollReset }) => {
    if (location === shown) return
    keep()
    shown = location
    const left = type === NavigationType.Pop && !isByBrowser(location) ? find() : undefined
    setScrollTarget(left ?? (preventScrollReset ? 'stay' : 'top'))
  })
  window.addEventListener('pageshow', () => steer('app'))
  window.addEventListener('pagehide', () => {
    keep()
    kept.write(JSON.stringify([...places].slice(-maxPlaces)))
    // Lets the browser place the prerendered text before the app has loaded.
    steer('browser')
  })
}

const nameOf = ({ key, pathname, search, hash }: Location) => `${key} ${pathname}${search}${hash}`

/** A tap on a plain link to an anchor looks like going back, to an entry without a key of its own. */
const isByBrowser = ({ key, hash }: Location) => key === 'default' && hash !== ''

function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
}

function parsePlaces(text: string | null): readonly (readonly [string, ScreenPlace])[] {
  const found = parseJson(text ?? '[]')
  return Array.isArray(found) ? found.filter(isPlace) : []
}

function isPlace(value: unknown): value is [string, ScreenPlace] {
  if (!Array.isArray(value)) return false
  const [name, place]: readonly unknown[] = value
  if (typeof name !== 'string' || typeof place !== 'object' || place === null) return false
  const { y, at, top }: { [Key in keyof ScreenPlace]?: unknown } = place
  return Number.isFinite(y) && typeof at === 'string' && Number.isFinite(top)
}
