import type { StoreApi } from 'zustand/vanilla'

import type { EventLog, LogHealth } from '#ports/event-log.ts'
import type { Preferences } from '#ports/preferences.ts'
import type { StorageCare, StorageEstimate } from '#ports/storage-care.ts'

export interface PersistentStorageState {
  readonly health: LogHealth
  /** Loss that the user has not confirmed reading yet; null: none. */
  readonly unacknowledgedLoss: LogHealth['lost']
  /** Null until the browser has answered. */
  readonly estimate: StorageEstimate | null
}

export interface PersistentStorage {
  readonly store: StoreApi<PersistentStorageState>
  readonly start: () => Promise<void>
  /** The user has read the loss; it is shown again only when more is lost. */
  readonly dismiss: () => void
  /** Asks the browser to store everything permanently; true if it agreed. Updates `estimate`. */
  readonly persist: () => Promise<boolean>
  /** The same, but once per device, and not if the browser agreed before. */
  readonly persistOnce: () => Promise<void>
}

const askedKey = 'asked-to-persist'
const acknowledgedKey = 'said-unreadable'

/** How safely data is stored on this device. */
export function createPersistentStorage(outside: {
  readonly log: EventLog
  readonly care: StorageCare
  readonly preferences?: Preferences
  readonly store: StoreApi<PersistentStorageState>
}): PersistentStorage {
  const { log, care, preferences, store } = outside
  const estimate = async () => store.setState({ estimate: await care.estimate() })
  function show(health: LogHealth) {
    const acknowledged = preferences?.read(acknowledgedKey)
    const isAcknowledged =
      health.lost === 'some' &&
      typeof acknowledged === 'number' &&
      acknowledged >= health.unreadable
    store.setState({ health, unacknowledgedLoss: isAcknowledged ? null : health.lost })
  }
  async function persist() {
    const isPromised = await care.persist()
    await estimate()
    return isPromised
  }

  return {
    store,
    async start() {
      log.onHealth(show)
      show(log.health())
      await estimate()
    },
    dismiss() {
      const { health, unacknowledgedLoss } = store.getState()
      if (unacknowledgedLoss === 'some') preferences?.write(acknowledgedKey, health.unreadable)
      store.setState({ unacknowledgedLoss: null })
    },
    persist,
    async persistOnce() {
      if (preferences === undefined || preferences.read(askedKey) === true) return
      const { persisted } = await care.estimate()
      preferences.write(askedKey, true)
      if (persisted === false) await persist()
    },
  }
}
