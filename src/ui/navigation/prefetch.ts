import { createContext } from 'react'

/** Prefetches the code of the page at an address; provided by the shell. */
export type Prefetch = (path: string) => void

export const PrefetchContext = createContext<Prefetch | null>(null)

/** What the browser reports about the network; unavailable in Safari and Firefox. */
export interface Network {
  readonly isOnline: boolean
  readonly effectiveType?: string | undefined
  readonly saveData?: boolean | undefined
}

const slow: readonly string[] = ['slow-2g', '2g']

/** No speculative downloads where data is slow or expensive. */
export function mayPrefetch({ isOnline, effectiveType, saveData }: Network): boolean {
  return isOnline && saveData !== true && !slow.includes(effectiveType ?? '')
}
