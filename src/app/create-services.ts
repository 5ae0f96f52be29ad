import { builtInKits } from '#knowledge/kits/catalog.ts'
import type { Connectivity } from '#ports/connectivity.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { Devices, Engine } from './engine.ts'
import { createKitShelf, type KitShelf } from '#app/kits/kit-shelf.ts'
import { later } from './later.ts'
import { createLiveStores, type LiveStores } from './live-stores.ts'
import { createOnline } from '#app/status/online.ts'
import type { OwnCharts } from '#app/kits/own-charts.ts'
import { createSamplingChecklist } from '#app/records/sampling-checklist.ts'
import { createOpenedReagents } from '#app/kits/opened-reagents.ts'
import type { Services } from './services.ts'
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
const persistedKeys = ['returning', 'kit', 'setup']

/** Nothing is read from the device yet: see `start`. */
export function createServices({ connectivity, preferences, loadDevices }: ServicePorts): Services {
  const stores = createLiveStores()
  const settings = createSettings(preferences)
  const setup = createSetup(preferences)
  const shelf = createKitShelf(preferences)
  const online = createOnline({ connectivity })

  const devices = once(async () => {
    const made = await loadDevices()
    return { ...made, log: withAppendHook(made.log, () => preferences.write('returning', true)) }
  })
  const engine = once(async () => {
    const [{ createEngine }, outside] = await Promise.all([import('./engine.ts'), devices()])
    const needs = { ...outside, connectivity, preferences, shelf, settings: settings.store }
    return createEngine(needs, stores)
  })

  /** They come with code of their own, when a chart is looked at. */
  const charts = once(async () => {
    const [{ createOwnCharts }, outside] = await Promise.all([
      import('#app/kits/own-charts.ts'),
      devices(),
    ])
    return createOwnCharts({ ...outside, store: stores.charts })
  })

  return {
    setup,
    settings,
    online,
    checklist: createSamplingChecklist(preferences),
    opened: createOpenedReagents(preferences),
    ...lazyMethodsOf(engine, stores, shelf),
    charts: { ...chartMethods(charts), store: stores.charts },
    ...historyMethods({ engine, devices, charts, stores, preferences, shelf }),
    camera: cameraMethods(devices),
    diagnosisChoices: once(async () => {
      const [{ createDiagnosisChoices }, { clock }] = await Promise.all([
        import('#app/records/diagnosis-choices.ts'),
        devices(),
      ])
      return createDiagnosisChoices({ preferences, clock })
    }),
    async start(whenWanted) {
      settings.start()
      setup.start()
      online.start()
      if (!persistedKeys.some((key) => preferences.read(key) !== undefined)) {
        // Nothing can have been kept: no need to wait for the engine to say so.
        stores.records.setState({ ready: true })
        await whenWanted
      }
      await Promise.all([engine(), shelf.start()])
      await chooseMeasured(shelf, stores)
    },
  }
}

/** A user of an earlier version, which did not ask for a kit: the kit of the last test is taken as chosen. */
async function chooseMeasured(shelf: KitShelf, stores: LiveStores) {
  const { recent } = stores.records.getState()
  const last = recent.find(({ origin = 'run' }) => origin === 'run')
  if (!shelf.store.getState().isChosen && last !== undefined) await shelf.choose(last.kit.id)
}

const sessionMethods = [
  ...(['begin', 'confirm', 'extend', 'read', 'correct', 'undo', 'addSample'] as const),
  ...(['dropSample', 'renameSample', 'prefer', 'settleClock', 'end', 'takeOver', 'wake'] as const),
] as const

/** The engine's functions, callable before its code is here. */
function lazyMethodsOf(engine: () => Promise<Engine>, stores: LiveStores, shelf: KitShelf) {
  const of = <Name extends keyof Engine>(name: Name) => later(async () => (await engine())[name])
  const session = of('session')(...sessionMethods)
  const practice = of('practice')(...sessionMethods)
  const ownKits = of('kits')(
    ...(['save', 'remove', 'restore', 'importFile', 'exportFile', 'newId'] as const),
    ...(['drafts', 'keepDraft', 'dropDraft'] as const),
  )
  return {
    kits: { ...shelf, ...ownKits },
    session: { ...session, store: stores.session, time: stores.time },
    practice: { ...practice, store: stores.practice, time: stores.practiceTime },
    install: { ...of('install')('look', 'ask', 'dismiss'), store: stores.install },
    planning: { ...of('planning')('look', 'forget'), outlook: stores.outlook },
    timers: { ...of('timers')('begin', 'stop'), store: stores.timers },
    signals: {
      ...of('signals')('say', 'prepare', 'tryOut', 'askNotifications'),
      store: stores.signals,
    },
    records: {
      ...of('records')('older', 'remove', 'restore', 'exportText'),
      ...of('records')('openIndex', 'read', 'keep', 'change'),
      store: stores.records,
    },
    favorites: { ...of('favorites')('mark'), store: stores.favorites },
    links: of('links')('packKit', 'openKit', 'packChart', 'openChart'),
    keeping: { ...of('keeping')('persist'), store: stores.keeping },
    updates: { ...of('updates')('apply', 'check', 'keepCopy'), store: stores.updates },
  }
}

function chartMethods(charts: () => Promise<OwnCharts>) {
  const of = later(charts)
  return {
    ...of('start', 'save', 'take', 'rename', 'remove', 'restore'),
    ...of('photo', 'keepPhoto', 'exportFile', 'importFile'),
  }
}

function cameraMethods(devices: () => Promise<Devices>) {
  const of = later(once(async () => (await devices()).loadCamera()))
  return {
    ...of('isPossible', 'open', 'fromFile', 'thumbnail'),
    ...of('readSample', 'readContrast', 'findCard', 'findGrid', 'proposePatches'),
  }
}

/** Plots, photographs and backups come with code of their own, when the history is looked at. */
function historyMethods({
  engine,
  devices,
  charts,
  stores,
  preferences,
  shelf,
}: {
  readonly engine: () => Promise<Engine>
  readonly devices: () => Promise<Devices>
  readonly charts: () => Promise<OwnCharts>
  readonly stores: LiveStores
  readonly preferences: Preferences
  readonly shelf: KitShelf
}) {
  const plots = once(async () => {
    const [{ createPlots }, outside] = await Promise.all([
      import('#app/records/plots.ts'),
      devices(),
    ])
    return createPlots({ ...outside, store: stores.plots })
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
        await Promise.all([kits.readAgain(), (await charts()).readAgain()])
      },
      now: () => outside.clock.now() + outside.clock.wallOffset(),
      store: stores.backup,
    })
  })
  return {
    plots: {
      ...later(plots)('start', 'keep', 'change', 'remove', 'restore', 'newId'),
      store: stores.plots,
    },
    photos: later(async () => (await devices()).photos)('keep', 'read'),
    backup: {
      ...later(backup)(
        'look',
        'pack',
        'hand',
        'open',
        'again',
        'take',
        'forget',
        'cancel',
        'strays',
        'removeStrays',
      ),
      store: stores.backup,
    },
    newId: async () => (await devices()).ids.next(),
  }
}

function withAppendHook(log: EventLog, onAppend: () => void): EventLog {
  const append: EventLog['append'] = async (event) => {
    onAppend()
    return log.append(event)
  }
  const merge: EventLog['merge'] = async (events) => {
    onAppend()
    return log.merge(events)
  }
  return { ...log, append, merge }
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}
