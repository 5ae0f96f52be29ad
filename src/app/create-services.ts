import type { Connectivity } from '#ports/connectivity.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { Devices, Engine } from './engine.ts'
import { createKitShelf, type KitShelf } from './kit-shelf.ts'
import { later } from './later.ts'
import { createLiveStores, type LiveStores } from './live-stores.ts'
import { createOnline } from './online.ts'
import { createSamplingChecklist } from './sampling-checklist.ts'
import type { Services } from './services.ts'
import { createSettings } from './settings.ts'
import { createSetup } from './setup.ts'

/** The outside world, as the services need it. */
export interface ServicePorts {
  readonly connectivity: Connectivity
  readonly preferences: Preferences
  /** The adapters of the engine, with their code. */
  readonly loadDevices: () => Promise<Devices>
}

/** Something is kept on this device: the engine must look at once whether a test is alive. */
const traces = ['returning', 'kit', 'setup']

/** Nothing is read from the device yet: see `start`. */
export function createServices({ connectivity, preferences, loadDevices }: ServicePorts): Services {
  const stores = createLiveStores()
  const settings = createSettings(preferences)
  const setup = createSetup(preferences)
  const shelf = createKitShelf(preferences)
  const online = createOnline({ connectivity })

  const engine = once(async () => {
    const [{ createEngine }, devices] = await Promise.all([import('./engine.ts'), loadDevices()])
    const log = noticing(devices.log, () => preferences.write('returning', true))
    const needs = { ...devices, log, connectivity, preferences, shelf, settings: settings.store }
    return createEngine(needs, stores)
  })

  return {
    setup,
    settings,
    online,
    checklist: createSamplingChecklist(preferences),
    ...deedsOf(engine, stores, shelf),
    async start(whenWanted) {
      settings.start()
      setup.start()
      online.start()
      if (!traces.some((key) => preferences.read(key) !== undefined)) {
        // Nothing can have been kept: no need to wait for the engine to say so.
        stores.records.setState({ ready: true })
        await whenWanted
      }
      await Promise.all([engine(), shelf.start()])
    },
  }
}

/** The engine's functions, callable before its code is here. */
function deedsOf(engine: () => Promise<Engine>, stores: LiveStores, shelf: KitShelf) {
  const of = <Name extends keyof Engine>(name: Name) => later(async () => (await engine())[name])
  const session = of('session')(
    ...([
      'begin',
      'confirm',
      'extend',
      'read',
      'correct',
      'undo',
      'addSample',
      'dropSample',
    ] as const),
    ...(['renameSample', 'prefer', 'settleClock', 'end', 'takeOver', 'wake'] as const),
  )
  const ownKits = of('kits')(
    ...(['save', 'remove', 'restore', 'importFile', 'exportFile', 'newId'] as const),
    ...(['drafts', 'keepDraft', 'dropDraft'] as const),
  )
  return {
    kits: { ...shelf, ...ownKits },
    session: { ...session, store: stores.session, time: stores.time },
    timers: { ...of('timers')('begin', 'stop'), store: stores.timers },
    signals: { ...of('signals')('say', 'tryOut', 'askNotifications'), store: stores.signals },
    records: {
      ...of('records')('older', 'remove', 'restore', 'exportText'),
      store: stores.records,
    },
    keeping: { ...of('keeping')('persist'), store: stores.keeping },
    updates: { ...of('updates')('apply', 'check'), store: stores.updates },
  }
}

function noticing(log: EventLog, notice: () => void): EventLog {
  const append: EventLog['append'] = async (event) => {
    notice()
    return log.append(event)
  }
  return { ...log, append }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}
