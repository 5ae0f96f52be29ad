import { builtInKits } from '#knowledge/kits/catalog.ts'
import type { Services } from './services.ts'

/** What an address may name, and whether it is on this device. */
export interface NamedThings {
  kit(id: string): Promise<boolean>
  record(id: string): Promise<boolean>
  plot(id: string): Promise<boolean>
}

type Needs = Pick<Services, 'kits' | 'records' | 'plots' | 'session' | 'keeping'>

/** While storage fails, what is missing cannot be known: every name counts as present. */
export function createNamedThings({ kits, records, plots, session, keeping }: Needs): NamedThings {
  const inTest = () => {
    const live = session.store.getState()
    return live.phase === 'running' ? live.run : null
  }
  const isUnsure = () => keeping.store.getState().health.failure !== null
  return {
    async kit(id) {
      if (builtInKits.some((kit) => kit.id === id)) return true
      // Kits come with the engine, which this brings; a kit being written is not saved yet.
      const drafts = await kits.drafts()
      const { userKits } = kits.store.getState()
      // A kit may be removed while it is being measured with.
      return (
        [...userKits, ...drafts].some((kit) => kit.id === id) ||
        inTest()?.kit.id === id ||
        isUnsure()
      )
    },
    async record(id) {
      const found = await records.read([id])
      return found.length > 0 || inTest()?.id === id || isUnsure()
    },
    async plot(id) {
      await plots.start()
      return plots.store.getState().plots.some((plot) => plot.id === id) || isUnsure()
    },
  }
}
