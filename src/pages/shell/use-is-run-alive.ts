import { useStore } from 'zustand'
import { isRunAlive } from '#app/session/is-run-alive.ts'
import { useServices } from '#ui/services.tsx'

/** Whether a test or a free timer is running, which a reload would disturb. */
export function useIsRunAlive(): boolean {
  const services = useServices()
  useStore(services.session.store, (session) => session.phase)
  useStore(services.timers.store, (timers) => timers.timers.length)
  return isRunAlive(services)
}
