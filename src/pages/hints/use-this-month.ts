import { useSyncExternalStore } from 'react'

const never = () => () => undefined
const thisMonth = () => new Date().getMonth() + 1

/** 1–12 on the phone's calendar; null while a prerendered page is taken over. */
export const useThisMonth = (): number | null => useSyncExternalStore(never, thisMonth, () => null)
