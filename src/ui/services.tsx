import { createContext, use, type ReactNode } from 'react'
import type { Services } from '#app/services.ts'

const ServicesContext = createContext<Services | null>(null)

export function ServicesProvider(props: { services: Services; children: ReactNode }) {
  return <ServicesContext value={props.services}>{props.children}</ServicesContext>
}

/** Returns the app's services. Read their stores with `useStore(services.x.store, selector)`. */
export function useServices(): Services {
  const services = use(ServicesContext)
  if (services === null) throw new Error('useServices outside ServicesProvider')
  return services
}
