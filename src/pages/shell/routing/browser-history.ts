import { createPath, type Location } from 'react-router'

/** The browser's history with its entries as router locations. */
export interface BrowserHistory {
  readonly current: () => Location
  readonly push: (location: Location) => void
  readonly replace: (location: Location) => void
  readonly go: (steps: number) => void
  /** Calls back when the user went back or forward, or tapped a plain link to an anchor. With a dialog open, this closes the dialog instead. */
  readonly onPop: (listener: () => void) => void
}

/** State stored with a history entry; earlier versions wrote no place. */
interface StepState {
  readonly usr?: unknown
  readonly key?: string
  /** Number of entries before it. */
  readonly place?: number
}

export function browserHistory(): BrowserHistory {
  const { history } = window
  const stepHere = (): StepState => history.state ?? {}
  const placeHere = () => stepHere().place ?? 0
  let place = placeHere()
  const stateOf = ({ state, key }: Location): StepState => ({ usr: state, key, place })
  const mark = () => history.replaceState({ ...stepHere(), place }, '')
  mark()
  return {
    current() {
      const { pathname, search, hash } = window.location
      const { usr, key } = stepHere()
      return { pathname, search, hash, state: usr ?? null, key: key ?? 'default' }
    },
    push(location) {
      place += 1
      history.pushState(stateOf(location), '', createPath(location))
    },
    replace: (location) => history.replaceState(stateOf(location), '', createPath(location)),
    go: (steps) => history.go(steps),
    onPop(listener) {
      let isReturning = false
      window.addEventListener('popstate', () => {
        // A plain link to an anchor made this entry.
        if (history.state === null) {
          place += 1
          mark()
        }
        const steps = place - placeHere()
        const isBack = isReturning && steps === 0
        isReturning = steps !== 0 && topDialog() !== undefined
        if (isBack) topDialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))
        else if (isReturning) history.go(steps)
        else {
          place -= steps
          listener()
        }
      })
    },
  }
}

const topDialog = () => [...document.querySelectorAll('dialog[open]')].at(-1)
