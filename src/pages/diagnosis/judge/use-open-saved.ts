import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  choiceKey,
  type ChosenForPlace,
  type DiagnosisChoices,
} from '#app/records/diagnosis-choices.ts'
import type { AddressState } from '#ui/navigation/use-search-state.ts'
import type { Params } from './use-source.ts'

/** Shows the test that typed values were saved as, with the conditions given for them; the returned function goes back. */
export type OpenSaved = (record: string, sample: string, crop: string) => () => void

interface Saved {
  readonly record: string
  readonly place: string
  readonly crop: string
}

export function useOpenSaved(
  service: DiagnosisChoices,
  search: AddressState,
  ask: (params: Params) => void,
): OpenSaved {
  const navigate = useNavigate()
  const location = useLocation()
  const shown = useRef<string | null>(null)
  const saved = useRef<Saved | null>(null)
  const inAddress = search.get('record')
  // Conditions are moved when the address arrives: until then the typed values on screen need them.
  useLayoutEffect(() => {
    shown.current = inAddress
    if (saved.current !== null && saved.current.record === inAddress) {
      const { place, crop } = saved.current
      // The crop may have been that of the address.
      movePlace(service, choiceKey.typed, place, { crop })
      saved.current = null
    }
    return () => {
      shown.current = null
    }
  }, [service, inAddress])
  return (record, sample, crop) => {
    const place = choiceKey.sample(record, sample)
    saved.current = { record, place, crop }
    ask({ from: null, record, sample })
    return () => {
      movePlace(service, place, choiceKey.typed)
      // Another page that was opened since stays.
      if (shown.current !== record) return
      void navigate(location, { replace: true, preventScrollReset: true })
    }
  }
}

function movePlace(service: DiagnosisChoices, from: string, to: string, more: ChosenForPlace = {}) {
  const { [from]: said, ...places } = service.store.getState().places
  if (said !== undefined) service.change({ places: { ...places, [to]: { ...said, ...more } } })
}
