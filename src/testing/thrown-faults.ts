import { onTestFinished, vi } from 'vitest'

/** Faults that reach the page in this test, as chunk recovery receives them. */
export function thrownFaults() {
  const faults: unknown[] = []
  const note = ({ reason }: PromiseRejectionEvent) => void faults.push(reason)
  window.addEventListener('unhandledrejection', note)
  onTestFinished(() => window.removeEventListener('unhandledrejection', note))
  // With a listener of its own, the browser's runner only writes them down.
  vi.spyOn(console, 'error').mockReturnValue()
  return faults
}
