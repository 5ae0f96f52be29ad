import { useStore } from 'zustand'
import hiding from '#ui/visually-hidden.module.css'
import { arrivalStore } from './use-arrival.ts'

/** Says the title of the page that was just opened to screen readers. */
export function Announcer() {
  const said = useStore(arrivalStore, (arrival) => arrival.said)
  return <output className={hiding['hidden']}>{said}</output>
}
