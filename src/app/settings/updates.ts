import type { StoreApi } from 'zustand/vanilla'
import { isCounting } from '#domain/run/free-timer.ts'
import { addSeconds, hours, seconds, type Instant, type Seconds } from '#domain/units.ts'
import type { AppUpdates } from '#ports/app-updates.ts'
import type { Clock } from '#ports/clock.ts'
import type { Connectivity } from '#ports/connectivity.ts'
import type { Tabs } from '#ports/tabs.ts'
import type { FreeTimersState } from '#app/session/free-timers.ts'

/** `waiting`: a newer version may be activated. `deferred`: not yet, as a test runs in some tab or a free timer counts. */
export type UpdateState = 'none' | 'waiting' | 'deferred' | 'applying'

/**
 * The offline copy of the app. `automatic`: fetched by itself. `put-off`: the browser saves data, so it is fetched only when the user
 * asks for it.
 */
export type OfflineCopy = 'automatic' | 'put-off' | 'fetching' | 'kept' | 'failed'

export interface UpdatesState {
  readonly state: UpdateState
  readonly copy: OfflineCopy
}

export interface Updates {
  readonly store: StoreApi<UpdatesState>
  /** Call once a stored run has been restored: a version that is already waiting is activated now if no test is in progress. */
  start(): Promise<void>
  /** On the user's request: activates the newer version and reloads this page, unless a test or a timer is running. */
  apply(): Promise<void>
  check(): Promise<void>
  /** On the user's request, where the browser saves data: fetches the offline copy. */
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
/** Returning several times within this pause counts once. */
const minPause = seconds(60)
/** How often a waiting version checks whether the test is over. */
const lookEvery = seconds(5)

export function createUpdates(ports: UpdatePorts): Updates {
  const { appUpdates, tabs, connectivity, clock, store, timers } = ports
  /** After a reload, a page is silent until it is tapped. Every tab knows of all free timers. */
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
    if (!appUpdates.savesData() && clock.now() >= addSeconds(lastCheck, pause)) void check()
  }
  const tick = () => {
    const now = clock.now()
    checkUnasked(checkEvery)
    if (now < addSeconds(lastLook, lookEvery)) return
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

/** Activates a newer version, but not while anything is timed in any tab. */
function createUpdateGate(
  appUpdates: AppUpdates,
  isAnyBusy: () => Promise<boolean>,
  store: Updates['store'],
) {
  const setUpdateState = (state: UpdateState) => store.setState({ state })
  const announce = async () => {
    const isBusy = await isAnyBusy()
    if (store.getState().state !== 'applying') setUpdateState(isBusy ? 'deferred' : 'waiting')
  }
  const open = async (mayReload = () => true) => {
    const { state } = store.getState()
    if (state === 'none' || state === 'applying') return
    setUpdateState('applying')
    if (await isAnyBusy()) return setUpdateState('deferred')
    const isIn = await appUpdates.takeOver()
    // Something may have been started meanwhile: the page then continues unchanged, as its files are still cached.
    const isBusy = await isAnyBusy()
    if (isIn && !isBusy && mayReload()) return appUpdates.reload()
    setUpdateState(isBusy ? 'deferred' : 'waiting')
  }
  return {
    announce,
    open,
    /** Activates the newer version unasked, if the user has done nothing yet and no other page is open. */
    async openQuietly() {
      await announce()
      if (store.getState().state !== 'waiting') return
      const mayReload = () => !appUpdates.isTouched()
      if ((await appUpdates.isAlone()) && mayReload()) await open(mayReload)
    },
  }
}
