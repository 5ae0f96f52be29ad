import { texts } from '#locales/texts.ts'
import type { Instant } from '#domain/units.ts'
import type { Alarm } from '#ports/alarm.ts'
import type { AppUpdates } from '#ports/app-updates.ts'
import type { Camera } from '#ports/camera.ts'
import type { Clock } from '#ports/clock.ts'
import type { ColorReader } from '#ports/color-reader.ts'
import type { Connectivity } from '#ports/connectivity.ts'
import type { EventLog } from '#ports/event-log.ts'
import type { Files } from '#ports/files.ts'
import type { Ids } from '#ports/ids.ts'
import type { Install } from '#ports/install.ts'
import type { LinkPacking } from '#ports/link-packing.ts'
import type { Notifier } from '#ports/notification.ts'
import type { Photos } from '#ports/photos.ts'
import type { Planner } from '#ports/planner.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { StorageCare } from '#ports/storage-care.ts'
import type { Tabs } from '#ports/tabs.ts'
import type { TeamMemory } from '#ports/team-memory.ts'
import type { TeamServer } from '#ports/team-server.ts'
import type { Vibration } from '#ports/vibration.ts'
import type { Voice } from '#ports/voice.ts'
import type { WakeLock } from '#ports/wake-lock.ts'
import { createFavorites } from '#app/records/favorites.ts'
import { createFreeTimers } from '#app/session/free-timers.ts'
import { createInstall } from '#app/settings/install.ts'
import { createPersistentStorage } from '#app/status/persistent-storage.ts'
import type { KitShelf } from '#app/kits/kit-shelf.ts'
import type { Stores } from './initial-states.ts'
import { createOwnKits } from '#app/kits/own-kits.ts'
import { createPlanning } from '#app/planning/planning.ts'
import { createRecords } from '#app/records/records.ts'
import { createSession } from '#app/session/session.ts'
import type { SettingsState } from '#app/settings/settings.ts'
import { createSharedLinks } from '#app/transfer/shared-links.ts'
import { createSignals } from '#app/session/signals.ts'
import { createUpdates } from '#app/settings/updates.ts'
import { createPractice } from '#app/session/welcome-practice.ts'
import type { StoreApi } from 'zustand/vanilla'

/** Device adapters that only the engine needs. */
export interface Devices {
  readonly ids: Ids
  readonly log: EventLog
  readonly files: Files
  readonly photos: Photos
  readonly planner: Planner
  readonly clock: Clock
  readonly alarm: Alarm
  readonly voice: Voice
  readonly vibration: Vibration
  readonly wakeLock: WakeLock
  readonly notifier: Notifier
  readonly tabs: Tabs
  readonly storageCare: StorageCare
  readonly appUpdates: AppUpdates
  readonly packing: LinkPacking
  readonly install: Install
  /** Minutes by which the wall clock is ahead of UTC at an instant. */
  readonly zone: (at: Instant) => number
  /** Loaded separately: most tests are read by eye alone. */
  readonly loadCamera: () => Promise<Camera & ColorReader>
  /** Loaded separately: only members of a team need them. */
  readonly loadTeam: () => Promise<TeamDevices>
}

export interface TeamDevices {
  readonly server: TeamServer
  readonly memory: TeamMemory
}

interface EngineNeeds extends Devices {
  readonly connectivity: Connectivity
  readonly preferences: Preferences
  readonly shelf: KitShelf
  readonly settings: StoreApi<SettingsState>
}

export type Engine = Awaited<ReturnType<typeof createEngine>>

/** Everything that times, alarms and stores, with stored state already restored. Its stores are on screen before it is loaded. */
export async function createEngine(needs: EngineNeeds, stores: Stores) {
  const { log, storageCare: care } = needs
  const signals = createSignals({ ...needs, store: stores.signals, words: () => texts('voice') })
  const storage = createPersistentStorage({ ...needs, care, store: stores.storage })
  const records = createRecords({
    log,
    store: stores.records,
    onKept: () => void storage.persistOnce(),
  })
  const planning = createPlanning({ ...needs, store: stores.forecast })
  const session = createSession({
    ...needs,
    planning,
    signals,
    records,
    store: stores.session,
    time: stores.time,
  })
  const timers = createFreeTimers({ ...needs, signals, store: stores.timers })
  const kits = createOwnKits(needs)
  const favorites = createFavorites({ ...needs, store: stores.favorites })
  favorites.start()
  const links = createSharedLinks(needs)
  const updates = createUpdates({ ...needs, store: stores.updates, timers: stores.timers })
  const install = createInstall({ ...needs, store: stores.install })
  const practice = createPractice({
    ...needs,
    signals,
    store: stores.practice,
    time: stores.practiceTime,
  })
  signals.start()
  // It has nothing to restore; started later, it would silence the signals that the real session restores.
  await practice.start()
  await Promise.all([session, timers, records, storage, kits].map((each) => each.start()))
  // A newer version may be activated only once it is known whether a test is in progress.
  void updates.start()
  const firstVisit = { install, practice }
  const kept = { records, storage, kits, favorites, links }
  return { session, planning, timers, signals, updates, ...kept, ...firstVisit }
}
