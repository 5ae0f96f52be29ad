import { Component, type ReactNode } from 'react'
import { showLastResort } from './last-resort.ts'

/** Around everything: what arrives here was thrown by the error page itself. */
export class LastResortBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(thrown: unknown) {
    showLastResort(thrown)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
