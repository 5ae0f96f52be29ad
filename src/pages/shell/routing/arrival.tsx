import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { texts } from '#locales/texts.ts'
import hiding from '#ui/visually-hidden.module.css'
import type { ViewName } from './page-table.ts'

/** The address of the page shown last, and its announcement. Outlives the layout, which an error page replaces. */
export const arrivalStore = createStore<{
  readonly place: string | null
  readonly announced: string
}>(() => ({ place: null, announced: '' }))

/** Makes the page on screen count as newly opened when it is next rendered. */
export const resetArrival = () =>
  arrivalStore.setState(({ place }) => ({ place: place === null ? null : '', announced: '' }))

function focusHeading() {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (target === null) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** After a navigation: sets the tab's title, focuses the page's heading, and announces its title. */
export function useArrival(view: ViewName) {
  const { pathname } = useLocation()
  useEffect(() => {
    const title = texts('shell').title[view]
    const place = `${view} ${pathname}`
    const before = arrivalStore.getState().place
    document.title = title
    if (before === place) return
    arrivalStore.setState({ place, announced: before === null ? '' : title })
    if (before !== null) focusHeading()
  }, [view, pathname])
}

/** Announces the title of a newly opened page to screen readers. */
export function Announcer() {
  const announced = useStore(arrivalStore, (arrival) => arrival.announced)
  return <output className={hiding['hidden']}>{announced}</output>
}
