import { createStore } from 'zustand/vanilla'

/** Whether part of the app failed to load while a test was running, so that a reload has to wait. */
export const reloadOffer = createStore(() => ({ isOffered: false }))

export const offerReload = () => reloadOffer.setState({ isOffered: true })
