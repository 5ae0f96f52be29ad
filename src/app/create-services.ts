import { texts } from '#locales/texts.ts'
import type { Alarm } from '#ports/alarm.ts'
import type { AppUpdates } from '#ports/app-updates.ts'
import type { Clock } from '#ports/clock.ts'
import type { Connectivity } from '#ports/connectivity.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Files } from '#ports/files.ts'
import type { Ids } from '#ports/ids.ts'
import type { Notifier } from '#ports/notification.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { StorageCare } from '#ports/storage-care.ts'
import type { Tabs } from '#ports/tabs.ts'
import type { Vibration } from '#ports/vibration.ts'
import type { Voice } from '#ports/voice.ts'
import type { WakeLock } from '#ports/wake-lock.ts'
import { createFreeTimers } from './free-timers.ts'
import { createKeeping } from './keeping.ts'
import { createKitShelf } from './kit-shelf.ts'
import { createOnline } from './online.ts'
import { createRecords } from './records.ts'
import { createSamplingChecklist } from './sampling-checklist.ts'
import type { Services } from './services.ts'
import { createSession } from './session.ts'
import { createSettings } from './settings.ts'
import { createSetup } from './setup.ts'
import { createSignals } from './signals.ts'
import { createUpdates } from './updates.ts'

/** The outside world, as the services need it. */
export interface ServicePorts {
  readonly clock: Clock
  readonly alarm: Alarm
  readonly voice: Voice
  readonly vibration: Vibration
  readonly wakeLock: WakeLock
  readonly notifier: Notifier
  readonly tabs: Tabs
  readonly ids: Ids
  readonly storageCare: StorageCare
  readonly connectivity: Connectivity
  readonly eventLog: EventLog
  readonly preferences: Preferences
  readonly appUpdates: AppUpdates
  readonly files: Files
}

/** Nothing is read from the device yet: see `startServices`. */
export function createServices(ports: ServicePorts): Services {
  const { clock, tabs, ids, eventLog: log, preferences } = ports
  const settings = createSettings(preferences)
  const signals = createSignals({ ...ports, settings: settings.store, words: () => texts('voice') })
  const records = createRecords({ log })
  return {
    session: createSession({ clock, log, tabs, ids, signals, records }),
    setup: createSetup(preferences),
    timers: createFreeTimers({ clock, log, ids, signals, tabs }),
    signals,
    kits: createKitShelf({ log, preferences, ids, files: ports.files }),
    records,
    keeping: createKeeping({ log, care: ports.storageCare }),
    settings,
    updates: createUpdates(ports),
    online: createOnline(ports),
    checklist: createSamplingChecklist(preferences),
  }
}

/**
 * Reads what the device has kept. Call after hydration: before, every store holds what the prerendered page shows.
 * A newer version may come in only when it is known whether a test is alive.
 */
export async function startServices(services: Services) {
  services.settings.start()
  services.setup.start()
  services.online.start()
  services.signals.start()
  await Promise.all([
    services.session.start(),
    services.timers.start(),
    services.kits.start(),
    services.records.start(),
    services.keeping.start(),
  ])
  await services.updates.start()
}
