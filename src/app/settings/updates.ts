import type { StoreApi } from 'zustand/vanilla'
import { isCounting } from '#domain/run/free-timer.ts'
import { after, hours, type Instant, type Seconds, seconds } from '#domain/units.ts'
import type { AppUpdates } from '#ports/app-updates.ts'
import type { Clock } from '#ports/clock.ts'
import type { Connectivity } from '#ports/connectivity.ts'
import type { Tabs } from '#ports/tabs.ts'
import type { FreeTimersState } from '#app/session/free-timers.ts'

/** `waiting`: a newer version may be let in. `deferred`: it may not yet, a test is alive in some tab or a free timer counts. */
export type UpdateState = 'none' | 'waiting' | 'deferred' | 'applying'

/**
 * The copy for use without the network. `automatic`: it comes by itself. `put-off`: the browser saves data, so only the
 * user's tap fetches it.
 */
export type OfflineCopy = 'automatic' | 'put-off' | 'fetching' | 'kept' | 'failed'

export interface UpdatesState {
  readonly state: UpdateState
  readonly copy: OfflineCopy
}

export interface Updates {
  readonly store: StoreApi<UpdatesState>
  /** Call once a kept run has been restored: a version that is already waiting is activated now if no test is in progress. */
  start(): Promise<void>
  /** The user's wish: lets the newer version in and opens this page again, unless a test or a timer is alive. */
  apply(): Promise<void>
  check(): Promise<void>
  /** The user's wish, where the browser saves data: fetches what the app needs without the network. */
  keepCopy(): Promise<void>
}

export interface UpdatePorts {
  readonly appUpdates: AppUpdates
  readonly tabs: Tabs
  readonly connectivity: Connectivity
  readonly clock: Clock
  readonly store: Updates['store']
  readonly timers: StoreApi<FreeTimersState>
}

const checkEvery = hours(1)
/** Coming back many times in a row is one return. */
const minPause = seconds(60)
/** How often a waiting version looks whether the test is over. */
const lookEvery = seconds(5)

export function createUpdates(ports: UpdatePorts): Updates {
  const { appUpdates, tabs, connectivity, clock, store, timers } = ports
  /** Reloaded, a page makes no sound before it is tapped. Every tab knows of all free timers. */
  const isAnyBusy = async () =>
    timers.getState().timers.some(isCounting) || (await tabs.isAnyBusy())
  const gate = createUpdateGate(appUpdates, isAnyBusy, store)
  let lastCheck: Instant = clock.now()
  let lastLook: Instant = clock.now()

  const check = async () => {
    if (!connectivity.isOnline()) return
    lastCheck = clock.now()
    await appUpdates.check()
  }
  const checkUnasked = (pause: Seconds) => {
    if (!appUpdates.savesData() && clock.now() >= after(lastCheck, pause)) void check()
  }
  const tick = () => {
    const now = clock.now()
    checkUnasked(checkEvery)
    if (now < after(lastLook, lookEvery)) return
    lastLook = now
    if (store.getState().state !== 'none') void gate.announce()
  }

  return {
    store,
    check,
    apply: () => gate.open(),
    async keepCopy() {
      store.setState({ copy: 'fetching' })
      store.setState({ copy: (await appUpdates.keepCopy()) ? 'kept' : 'failed' })
    },
    async start() {
      appUpdates.onNewer(() => void gate.announce())
      appUpdates.onReturn(() => checkUnasked(minPause))
      connectivity.onChange((isOnline) => isOnline && checkUnasked(minPause))
      clock.onTick(tick)
      if (await appUpdates.isCopyPutOff()) store.setState({ copy: 'put-off' })
      if (await appUpdates.isNewerWaiting()) await gate.openQuietly()
    },
  }
}

/** The door a newer version comes in by: shut while anything is timed in any tab. */
function createUpdateGate(
  appUpdates: AppUpdates,
  isAnyBusy: () => Promise<boolean>,
  store: Updates['store'],
) {
  const become = (state: UpdateState) => store.setState({ state })
  const announce = async () => {
    const isBusy = await isAnyBusy()
    if (store.getState().state !== 'applying') become(isBusy ? 'deferred' : 'waiting')
  }
  const open = async (isWelcome = () => true) => {
    const { state } = store.getState()
    if (state === 'none' || state === 'applying') return
    become('applying')
    if (await isAnyBusy()) return become('deferred')
    const isIn = await appUpdates.takeOver()
    // Something may have been started meanwhile: the page goes on as it is, its files are kept.
    const isBusy = await isAnyBusy()
    if (isIn && !isBusy && isWelcome()) return appUpdates.reload()
    become(isBusy ? 'deferred' : 'waiting')
  }
  return {
    announce,
    open,
    /** Before anybody did anything, and with no other page open, the newer version comes in unasked. */
    async openQuietly() {
      await announce()
      if (store.getState().state !== 'waiting') return
      const isWelcome = () => !appUpdates.isTouched()
      if ((await appUpdates.isAlone()) && isWelcome()) await open(isWelcome)
    },
  }
}
