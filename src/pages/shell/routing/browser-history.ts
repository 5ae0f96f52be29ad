import { createPath, type Location } from 'react-router'

/** The browser's history with its entries as router locations. */
export interface BrowserHistory {
  readonly current: () => Location
  readonly push: (location: Location) => void
  readonly replace: (location: Location) => void
  readonly go: (steps: number) => void
  /** Calls back when the user went back or forward, or tapped a plain link to an anchor. */
  readonly onPop: (listener: () => void) => void
}

/** State stored with a history entry; earlier versions wrote the same keys. */
interface StepState {
  readonly usr?: unknown
  readonly key?: string
}

export function browserHistory(): BrowserHistory {
  const { history } = window
  const stateOf = ({ state, key }: Location): StepState => ({ usr: state, key })
  return {
    current() {
      const { pathname, search, hash } = window.location
      const { usr, key }: StepState = history.state ?? {}
      return { pathname, search, hash, state: usr ?? null, key: key ?? 'default' }
    },
    push: (location) => history.pushState(stateOf(location), '', createPath(location)),
    replace: (location) => history.replaceState(stateOf(location), '', createPath(location)),
    go: (steps) => history.go(steps),
    onPop: (listener) => window.addEventListener('popstate', listener),
  }
}
