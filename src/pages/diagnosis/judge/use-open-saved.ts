import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  choiceKey,
  type ChosenForPlace,
  type DiagnosisChoices,
} from '#app/records/diagnosis-choices.ts'
import type { AddressState } from '#ui/navigation/use-search-state.ts'
import type { Params } from './use-source.ts'

/** Shows the test that typed values were saved as, with the conditions given for them; once it is shown, returns a function that goes back. */
export type OpenSaved = (record: string, sample: string, crop: string) => Promise<() => void>

export function useOpenSaved(
  service: DiagnosisChoices,
  search: AddressState,
  ask: (params: Params) => void,
): OpenSaved {
  const navigate = useNavigate()
  const location = useLocation()
  const shown = useRef<string | null>(null)
  const saved = useRef<{ readonly record: string; readonly arrived: () => void } | null>(null)
  const inAddress = search.get('record')
  // Until the address arrives, the typed values on screen need their conditions.
  useLayoutEffect(() => {
    shown.current = inAddress
    if (saved.current !== null && saved.current.record === inAddress) {
      dropPlace(service, choiceKey.typed)
      saved.current.arrived()
      saved.current = null
    }
    return () => {
      shown.current = null
    }
  }, [service, inAddress])
  // Where the page is left meanwhile, nothing is waited for.
  useEffect(() => () => saved.current?.arrived(), [])
  return async (record, sample, crop) => {
    const place = choiceKey.sample(record, sample)
    // The crop may have been that of the address.
    copyPlace(service, choiceKey.typed, place, { crop })
    await new Promise<void>((arrived) => {
      saved.current = { record, arrived }
      ask({ from: null, record, sample })
    })
    return () => {
      copyPlace(service, place, choiceKey.typed)
      dropPlace(service, place)
      // Another page that was opened since stays.
      if (shown.current !== record) return
      void navigate(location, { replace: true, preventScrollReset: true })
    }
  }
}

function copyPlace(service: DiagnosisChoices, from: string, to: string, more: ChosenForPlace = {}) {
  const chosen = service.store.getState().places[from]
  if (chosen !== undefined) service.changePlace(to, { ...chosen, ...more })
}

function dropPlace(service: DiagnosisChoices, place: string) {
  const { [place]: _, ...places } = service.store.getState().places
  service.change({ places })
}
