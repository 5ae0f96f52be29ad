import { builtInKits } from '#knowledge/kits/catalog.ts'
import type { Connectivity } from '#ports/connectivity.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { Devices, Engine } from './engine.ts'
import { createKitShelf, type KitShelf } from '#app/kits/kit-shelf.ts'
import { createStores, type Stores } from './initial-states.ts'
import { lazy } from './lazy.ts'
import { createOnline } from '#app/status/online.ts'
import { createSamplingChecklist } from '#app/records/sampling-checklist.ts'
import { createOpenedReagents } from '#app/kits/opened-reagents.ts'
import { createSettings } from '#app/settings/settings.ts'
import { createSetup } from '#app/session/setup.ts'

/** The outside world, as the services need it. */
export interface ServicePorts {
  readonly connectivity: Connectivity
  readonly preferences: Preferences
  /** The adapters of the engine, with their code. */
  readonly loadDevices: () => Promise<Devices>
}

/** Something is kept on this device: the engine must look at once whether a test is alive. */
const persistedKeys = ['returning', 'kit', 'setup', 'team']

/** Everything that screens may ask for. Built once, in main.tsx. */
export type Services = ReturnType<typeof createServices>

/**
 * Every service, once: the store that is on screen at once, and where its methods come from, whose types are those of the
 * implementation. Nothing is read from the device yet: see `start`.
 */
export function createServices({ connectivity, preferences, loadDevices }: ServicePorts) {
  const stores = createStores()
  const settings = createSettings(preferences)
  const setup = createSetup(preferences)
  const shelf = createKitShelf(preferences)
  const online = createOnline({ connectivity })

  const devices = once(async () => {
    const [made, { observedLog }] = await Promise.all([loadDevices(), import('./observed-log.ts')])
    return { ...made, ...observedLog(made.log, preferences) }
  })
  const engine = once(async () => {
    const [{ createEngine }, outside] = await Promise.all([import('./engine.ts'), devices()])
    const needs = { ...outside, connectivity, preferences, shelf, settings: settings.store }
    return createEngine(needs, stores)
  })
  /** A part of the engine, which has started it. */
  const partOfEngine =
    <Name extends keyof Engine>(name: Name) =>
    async (): Promise<Omit<Engine[Name], 'start'>> =>
      (await engine())[name]

  /** With code of their own: when a chart is looked at. */
  const charts = once(async () => {
    const [{ createOwnCharts }, outside] = await Promise.all([
      import('#app/kits/own-charts.ts'),
      devices(),
    ])
    return createOwnCharts({ ...outside, store: stores.charts })
  })
  /** With code of their own, as backups: when the history is looked at. */
  const plots = once(async () => {
    const [{ createPlots }, outside] = await Promise.all([
      import('#app/records/plots.ts'),
      devices(),
    ])
    return createPlots({ ...outside, store: stores.plots })
  })
  /** With code of their own: only a diagnosis asks. */
  const ownRules = once(async () => {
    const [{ createOwnRules }, outside] = await Promise.all([
      import('#app/records/own-rules.ts'),
      devices(),
    ])
    return createOwnRules({ ...outside, store: stores.ownRules })
  })
  const backup = once(async () => {
    const [{ createBackup }, outside, { records, kits }, ownPlots] = await Promise.all([
      import('#app/transfer/backup.ts'),
      devices(),
      engine(),
      plots(),
    ])
    return createBackup({
      ...outside,
      preferences,
      records,
      plots: ownPlots,
      async kits() {
        const builtIn = await Promise.all(builtInKits.map((kit) => kit.load()))
        return [...builtIn, ...shelf.store.getState().userKits]
      },
      async onOthers() {
        await Promise.all([
          kits.readAgain(),
          (await charts()).readAgain(),
          (await ownRules()).readAgain(),
        ])
      },
      now: () => outside.clock.now() + outside.clock.wallOffset(),
      store: stores.backup,
    })
  })

  /** With code of their own: for members of a team, and those who would be. */
  const team = once(async () => {
    const [{ openTeam }, outside, made, ...others] = await Promise.all([
      import('#app/team/open-team.ts'),
      devices(),
      engine(),
      plots(),
      charts(),
      ownRules(),
    ])
    return openTeam({
      outside,
      engine: made,
      others,
      connectivity,
      preferences,
      store: stores.team,
    })
  })

  return {
    setup,
    settings,
    online,
    checklist: createSamplingChecklist(preferences),
    opened: createOpenedReagents(preferences),
    kits: lazy(partOfEngine('kits'), shelf),
    session: lazy(partOfEngine('session'), { store: stores.session, time: stores.time }),
    /** The same with water alone: leaves no trace. */
    practice: lazy(partOfEngine('practice'), {
      store: stores.practice,
      time: stores.practiceTime,
    }),
    install: lazy(partOfEngine('install'), { store: stores.install }),
    planning: lazy(partOfEngine('planning'), { forecast: stores.forecast }),
    timers: lazy(partOfEngine('timers'), { store: stores.timers }),
    signals: lazy(partOfEngine('signals'), { store: stores.signals }),
    records: lazy(partOfEngine('records'), { store: stores.records }),
    favorites: lazy(partOfEngine('favorites'), { store: stores.favorites }),
    links: lazy(partOfEngine('links'), {}),
    keeping: lazy(partOfEngine('keeping'), { store: stores.keeping }),
    updates: lazy(partOfEngine('updates'), { store: stores.updates }),
    /** Not of the engine: `start` only where a chart is looked at. */
    charts: lazy(charts, { store: stores.charts }),
    /** Not of the engine: `start` where plots are looked at. */
    plots: lazy(plots, { store: stores.plots }),
    /** Not of the engine: `start` where something is judged by them. */
    ownRules: lazy(ownRules, { store: stores.ownRules }),
    backup: lazy(backup, { store: stores.backup }),
    /** Not of the engine: starts by itself where this device is a member. */
    team: lazy(team, { store: stores.team }),
    photos: lazy(async () => (await devices()).photos, {}),
    camera: lazy(
      once(async () => (await devices()).loadCamera()),
      {},
    ),
    /** With code of its own: only a diagnosis asks. */
    diagnosisChoices: once(async () => {
      const [{ createDiagnosisChoices }, { clock }] = await Promise.all([
        import('#app/records/diagnosis-choices.ts'),
        devices(),
      ])
      return createDiagnosisChoices({ preferences, clock })
    }),
    /** An id for something that the user makes. */
    newId: async () => (await devices()).ids.next(),
    /**
     * Reads what the device has kept. Call after hydration: before, every store holds what the prerendered page shows.
     * On a device that has kept nothing yet, the engine waits for `whenWanted`: the first screen does not need it.
     */
    async start(whenWanted: Promise<unknown>): Promise<void> {
      settings.start()
      setup.start()
      online.start()
      if (!persistedKeys.some((key) => preferences.read(key) !== undefined)) {
        // Nothing can have been kept: no need to wait for the engine to say so.
        stores.records.setState({ ready: true })
        await whenWanted
      }
      await Promise.all([engine(), shelf.start()])
      if (preferences.read('team')) void team().then(({ start }) => start())
      await chooseMeasured(shelf, stores)
    },
  }
}

/**
 * The kit of the test that goes on, else of the last one, is taken as chosen: an earlier version did not ask for a kit, and what a
 * browser received a moment before it was killed may be lost.
 */
async function chooseMeasured(shelf: KitShelf, stores: Stores) {
  if (shelf.store.getState().isChosen) return
  const session = stores.session.getState()
  const { recent } = stores.records.getState()
  const last = recent.find(({ origin = 'run' }) => origin === 'run')
  const kit = session.phase === 'running' ? session.run.kit : last?.kit
  if (kit !== undefined) await shelf.choose(kit.id)
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}
