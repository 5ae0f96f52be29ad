import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { createStore } from 'zustand/vanilla'
import { texts } from '#locales/texts.ts'
import type { ViewName } from './page-table.ts'

/** The address whose page was shown last, and what to say about it. Outlives the layout, which an error page replaces. */
export const arrivalStore = createStore<{ readonly place: string | null; readonly said: string }>(
  () => ({ place: null, said: '' }),
)

/** The page on screen is drawn once more: it counts as just arrived at. */
export const arriveAnew = () =>
  arrivalStore.setState(({ place }) => ({ place: place === null ? null : '', said: '' }))

function focusHeading() {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (target === null) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** After a navigation: the tab's title, focus on the page's heading, and its title said aloud. */
export function useArrival(view: ViewName) {
  const { pathname } = useLocation()
  useEffect(() => {
    const title = texts('shell').title[view]
    const place = `${view} ${pathname}`
    const before = arrivalStore.getState().place
    document.title = title
    if (before === place) return
    arrivalStore.setState({ place, said: before === null ? '' : title })
    if (before !== null) focusHeading()
  }, [view, pathname])
}
