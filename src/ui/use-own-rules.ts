import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { OwnRules } from '#domain/diagnosis/own/own-standard.ts'
import { useServices } from './services.tsx'

/** Standards and products that the user entered: the same object until one of them changes. */
export function useOwnRules(): OwnRules {
  const { ownRules } = useServices()
  useEffect(() => void ownRules.start(), [ownRules])
  return useStore(ownRules.store)
}
