import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { texts } from '#locales/texts.ts'
import hiding from '#ui/visually-hidden.module.css'
import type { ViewName } from './page-table.ts'

/** The address whose page was shown last, and what to say about it. Outlives the layout, which an error page replaces. */
export const arrivalStore = createStore<{ readonly place: string | null; readonly said: string }>(
  () => ({ place: null, said: '' }),
)

/** The page on screen is drawn once more: it counts as just arrived at. */
export const resetArrival = () =>
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

/** Says the title of the page that was just opened to screen readers. */
export function Announcer() {
  const said = useStore(arrivalStore, (arrival) => arrival.said)
  return <output className={hiding['hidden']}>{said}</output>
}
