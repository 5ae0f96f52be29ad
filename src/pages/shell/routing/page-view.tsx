import { Component, startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import { Router, type Location, type Navigator } from 'react-router'
import { ErrorScreen } from '#pages/shell/errors/error-screen.tsx'
import { Layout } from '#pages/shell/layouts.tsx'
import { viewOf } from './find-page.ts'
import type { Arrival, PageRouter } from './page-router.ts'

/** The current page of the router; the old one stays until the new one is rendered. */
export function RoutedPage({ router: { arrivals, navigator } }: { readonly router: PageRouter }) {
  const [arrival, setArrival] = useState(arrivals.getState)
  useLayoutEffect(
    () => arrivals.subscribe((next) => startTransition(() => setArrival(next))),
    [arrivals],
  )
  return <PageView arrival={arrival} navigator={navigator} />
}

interface PageViewProps {
  readonly arrival: Arrival
  readonly navigator: Navigator
}

export function PageView({ arrival, navigator }: PageViewProps) {
  const { found, location, type } = arrival
  return (
    <Router location={location} navigationType={type} navigator={navigator}>
      <PageBoundary location={location}>
        {found.kind === 'page' ? (
          <Layout name={found.page.layout ?? 'default'} view={viewOf(found)}>
            <found.Component data={found.data} />
          </Layout>
        ) : (
          <ErrorScreen thrown={found.kind === 'failure' ? found.thrown : found} />
        )}
      </PageBoundary>
    </Router>
  )
}

interface BoundaryProps {
  readonly location: Location
  readonly children: ReactNode
}
interface BoundaryState {
  readonly location: Location | null
  readonly failure: { readonly thrown: unknown } | null
}

/** Shows the error page when a page throws while rendering, until the next navigation. */
class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: null, failure: null }

  static getDerivedStateFromError(thrown: unknown): Partial<BoundaryState> {
    return { failure: { thrown } }
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState) {
    return state.location === location ? null : { location, failure: null }
  }

  override render() {
    const { failure } = this.state
    return failure === null ? this.props.children : <ErrorScreen thrown={failure.thrown} />
  }
}
