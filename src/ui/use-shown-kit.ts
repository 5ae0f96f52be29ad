import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Kit } from '#domain/kit/kit.ts'
import { useServices } from './services.tsx'

export interface ShownKit {
  readonly kit: Kit
  /** `missing`: the requested kit is not on this device; `kit` is the chosen one. */
  readonly state: 'shown' | 'loading' | 'missing'
}

interface Found {
  readonly id: string
  readonly kit: Kit | undefined
}

/** The kit of the address, or the chosen one when the address names none. */
export function useShownKit(asked: string | null): ShownKit {
  const { kits } = useServices()
  const { chosen, userKits, isReady } = useStore(kits.store)
  const [found, setFound] = useState<Found>()
  const own = userKits.find(({ id }) => id === asked)
  useEffect(() => {
    if (asked === null || own !== undefined) return undefined
    let isCurrent = true
    void kits.load(asked).then((kit) => {
      if (isCurrent) setFound({ id: asked, kit })
    })
    return () => {
      isCurrent = false
    }
  }, [asked, kits, own])

  if (asked === null || asked === chosen.id) return { kit: chosen, state: 'shown' }
  if (own !== undefined) return { kit: own, state: 'shown' }
  if (found?.id === asked && found.kit !== undefined) return { kit: found.kit, state: 'shown' }
  // Until the kits are loaded, the user's own kits cannot be found.
  const isSearched = isReady && found?.id === asked
  return { kit: chosen, state: isSearched ? 'missing' : 'loading' }
}
