import { builtInKits } from '#knowledge/kits/catalog.ts'
import type { Services } from './services.ts'

/** Checks whether what a URL names exists on this device. */
export interface ExistenceChecks {
  kit(id: string): Promise<boolean>
  record(id: string): Promise<boolean>
  plot(id: string): Promise<boolean>
  /** Has at least one field. */
  farmer(name: string): Promise<boolean>
  /** An own standard or own product. */
  ownRule(id: string): Promise<boolean>
  /** Measured by that kit; true if there is no such kit. */
  analyteOf(kit: string, id: string): Promise<boolean>
  /** Part of that test; true if there is no such test. */
  sampleOf(record: string, id: string): Promise<boolean>
  diagnosisOf(record: string, id: string): Promise<boolean>
}

type Needs = Pick<Services, 'kits' | 'records' | 'plots' | 'ownRules' | 'session' | 'storage'>

/** While storage fails, it is unknown what exists: every name counts as present. */
export function createExistenceChecks({
  kits,
  records,
  plots,
  ownRules,
  session,
  storage,
}: Needs): ExistenceChecks {
  const inTest = () => {
    const live = session.store.getState()
    return live.phase === 'running' ? live.run : null
  }
  const isUnsure = () => storage.store.getState().health.failure !== null
  const plotsHere = async () => {
    await plots.start()
    return plots.store.getState().plots
  }
  const recordHere = async (id: string) => (await records.read([id]))[0]?.record
  return {
    async kit(id) {
      if (builtInKits.some((kit) => kit.id === id)) return true
      // Calling this loads the engine, which has the kits; a kit being written is not saved yet.
      const drafts = await kits.drafts()
      const { userKits } = kits.store.getState()
      // A kit may be removed while a test with it is in progress.
      return (
        [...userKits, ...drafts].some((kit) => kit.id === id) ||
        inTest()?.kit.id === id ||
        isUnsure()
      )
    },
    record: async (id) => (await recordHere(id)) !== undefined || inTest()?.id === id || isUnsure(),
    plot: async (id) => (await plotsHere()).some((plot) => plot.id === id) || isUnsure(),
    farmer: async (name) => (await plotsHere()).some(({ farmer }) => farmer === name) || isUnsure(),
    async ownRule(id) {
      await ownRules.start()
      const { standards, fertilizers } = ownRules.store.getState()
      return [...standards, ...fertilizers].some((rule) => rule.id === id) || isUnsure()
    },
    async analyteOf(kitId, id) {
      const builtIn = builtInKits.find((kit) => kit.id === kitId)
      const drafts = builtIn === undefined ? await kits.drafts() : []
      const kit =
        (await builtIn?.load()) ??
        [...kits.store.getState().userKits, ...drafts].find((one) => one.id === kitId)
      return kit === undefined || kit.analytes.some((analyte) => analyte.id === id)
    },
    async sampleOf(record, id) {
      const run = inTest()
      const test = (await recordHere(record)) ?? (run?.id === record ? run : undefined)
      return test === undefined || test.samples.some((sample) => sample.id === id)
    },
    async diagnosisOf(record, id) {
      const test = await recordHere(record)
      return test === undefined || (test.diagnoses ?? []).some((diagnosis) => diagnosis.id === id)
    },
  }
}
