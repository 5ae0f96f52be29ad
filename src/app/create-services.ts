import type { Connectivity } from '#ports/connectivity.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Files } from '#ports/files.ts'
import type { Ids } from '#ports/ids.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { Devices, Engine } from './engine.ts'
import { createKitShelf } from './kit-shelf.ts'
import { later } from './later.ts'
import { createLiveStores, type LiveStores } from './live-stores.ts'
import { createOnline } from './online.ts'
import { createSamplingChecklist } from './sampling-checklist.ts'
import type { Services } from './services.ts'
import { createSettings } from './settings.ts'
import { createSetup } from './setup.ts'

/** The outside world, as the services need it. */
export interface ServicePorts {
  readonly ids: Ids
  readonly connectivity: Connectivity
  readonly eventLog: EventLog
  readonly preferences: Preferences
  readonly files: Files
  /** The adapters of the engine, with their code. */
  readonly loadDevices: () => Promise<Devices>
}

/** Something is kept on this device: the engine must look at once whether a test is alive. */
const traces = ['returning', 'kit', 'setup']

/** Nothing is read from the device yet: see `start`. */
export function createServices(ports: ServicePorts): Services {
  const { ids, preferences, files, connectivity } = ports
  const log = noticing(ports.eventLog, () => preferences.write('returning', true))
  const stores = createLiveStores()
  const settings = createSettings(preferences)
  const setup = createSetup(preferences)
  const kits = createKitShelf({ log, preferences, ids, files })
  const online = createOnline({ connectivity })

  const engine = once(async () => {
    const [{ createEngine }, devices] = await Promise.all([
      import('./engine.ts'),
      ports.loadDevices(),
    ])
    return createEngine({ ...devices, connectivity, ids, log, settings: settings.store }, stores)
  })

  return {
    setup,
    kits,
    settings,
    online,
    checklist: createSamplingChecklist(preferences),
    ...deedsOf(engine, stores),
    async start(whenWanted) {
      settings.start()
      setup.start()
      online.start()
      if (!traces.some((key) => preferences.read(key) !== undefined)) await whenWanted
      await Promise.all([engine(), kits.start()])
    },
  }
}

/** The engine's functions, callable before its code is here. */
function deedsOf(engine: () => Promise<Engine>, stores: LiveStores) {
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
  return {
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
