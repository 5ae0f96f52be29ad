import { once, onceAsync } from '#domain/once.ts'
import type { Connectivity } from '#ports/connectivity.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { Devices, Engine } from './engine.ts'
import { memberKey, returningKey, testOpenKey } from './early-keys.ts'
import { chosenKitKey, createKitShelf, type KitShelf } from '#app/kits/kit-shelf.ts'
import { createStores, type Stores } from './initial-states.ts'
import { fromPreferences } from './from-preferences.ts'
import { createPageServices } from './page-services.ts'
import { lazy } from './lazy.ts'
import { createOnline } from '#app/status/online.ts'
import { announcedPreferences } from '#app/settings/follow-preference.ts'
import { createSettings } from '#app/settings/settings.ts'
import { createSetup, setupKey } from '#app/session/setup.ts'

/** The ports that the services need. */
export interface ServicePorts {
  readonly connectivity: Connectivity
  readonly preferences: Preferences
  /** The adapters of the engine, loaded with their code. */
  readonly loadDevices: () => Promise<Devices>
}

/** Keys that show that something is stored: the engine must then check at once for a test in progress. */
const persistedKeys = [returningKey, chosenKitKey, setupKey, memberKey]

/** All services available to the screens. Created once, in main.tsx. */
export type Services = ReturnType<typeof createServices>

/**
 * Creates every service: its store, available at once, and its methods, loaded on demand with the types of the implementation.
 * Of what the device has stored nothing else is read yet than whether a test was in progress: see `start`.
 */
export function createServices({ connectivity, loadDevices, ...ports }: ServicePorts) {
  const { preferences, announce } = announcedPreferences(ports.preferences)
  const stores = createStores()
  if (preferences.read(testOpenKey) === true) {
    stores.session.setState({ phase: 'loading', isStorageSilent: false, isLikely: true })
  }
  const settings = createSettings(preferences)
  const setup = createSetup(preferences)
  const shelf = createKitShelf(preferences)
  const online = createOnline({ connectivity })
  const ofPreferences = fromPreferences(preferences)

  const isNew = () => persistedKeys.every((key) => preferences.read(key) === undefined)

  const bareDevices = onceAsync(loadDevices)
  const devices = onceAsync(async () => {
    const [made, { observedLog }] = await Promise.all([bareDevices(), import('./observed-log.ts')])
    return { ...made, ...observedLog(made.log, preferences, ofPreferences) }
  })
  const engineStart = onceAsync(async () => {
    const [{ createEngine }, outside] = await Promise.all([import('./engine.ts'), devices()])
    const needs = { ...outside, connectivity, preferences, shelf, settings: settings.store }
    // Never a second time: what a start that failed has begun goes on, such as ringing.
    return once(() => createEngine(needs, stores))
  })
  const engine = async () => (await engineStart())()
  /** A part of the engine; loads and starts the engine. */
  const partOfEngine =
    <Name extends keyof Engine>(name: Name) =>
    async (): Promise<Omit<Engine[Name], 'start'>> =>
      (await engine())[name]

  const ofPages = createPageServices({
    devices,
    engine,
    connectivity,
    preferences,
    announce,
    setup,
    shelf,
    stores,
  })

  return {
    /** Whether the device has stored nothing yet. */
    isNew,
    setup,
    settings,
    online,
    /** The service made by this function: always the same one. */
    fromPreferences: ofPreferences,
    kits: lazy(partOfEngine('kits'), shelf),
    session: lazy(partOfEngine('session'), { store: stores.session, time: stores.time }),
    /** A session with water alone, which stores nothing. */
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
    storage: lazy(partOfEngine('storage'), { store: stores.storage }),
    updates: lazy(partOfEngine('updates'), { store: stores.updates }),
    /** Outside the engine: call `start` where a chart is viewed. */
    charts: lazy(ofPages.charts, { store: stores.charts }),
    /** Outside the engine: call `start` where plots are viewed. */
    plots: lazy(ofPages.plots, { store: stores.plots }),
    /** Outside the engine: call `start` where something is judged by them. */
    ownRules: lazy(ofPages.ownRules, { store: stores.ownRules }),
    backup: lazy(ofPages.backup, { store: stores.backup }),
    /** Outside the engine: started by itself where this device is a member. */
    team: lazy(ofPages.team, { store: stores.team }),
    photos: lazy(async () => (await devices()).photos, {}),
    camera: lazy(
      onceAsync(async () => (await devices()).loadCamera()),
      {},
    ),
    diagnosisChoices: ofPages.diagnosisChoices,
    /** An id for something made by the user. */
    newId: async () => (await devices()).ids.next(),
    /**
     * Reads what the device has stored. Call after hydration: until then every store holds what the prerendered page shows. On a device
     * with nothing stored yet, the engine waits for `whenWanted`, as the first screen does not need it.
     */
    async start(whenWanted: Promise<unknown>): Promise<void> {
      settings.start()
      setup.start()
      online.start()
      if (isNew()) {
        // Nothing can be stored: no need to wait for the engine to report that.
        stores.records.setState({ isReady: true })
        await whenWanted
      }
      await Promise.all([engine(), shelf.start()])
      if (preferences.read(memberKey)) void ofPages.team().then(({ start }) => start())
      await chooseMeasured(shelf, stores)
    },
  }
}

/**
 * Chooses the kit of the test in progress, else the last one measured with that is still here: an own kit may have been removed, an
 * earlier version did not ask for a kit, and what a browser received just before it was killed may be lost.
 */
async function chooseMeasured(shelf: KitShelf, stores: Stores) {
  if (shelf.store.getState().isChosen) return
  const session = stores.session.getState()
  const { recent } = stores.records.getState()
  const measured = recent.filter(({ origin = 'run' }) => origin === 'run')
  const tests = session.phase === 'running' ? [session.run] : measured
  for (const { kit } of tests) {
    // oxlint-disable-next-line no-await-in-loop -- the latest that is still here
    if (await shelf.choose(kit.id)) return
  }
}
