import { useStore } from 'zustand'

import { scarceVessels } from '#app/setup.ts'
import { texts } from '#locales/texts.ts'
import { Choice } from '#ui/choice.tsx'
import { useServices } from '#ui/services.tsx'
import { Stepper } from '#ui/stepper.tsx'

/** Who works, and with how many tubes: only asked where there are several samples. */
export function SharingSetup() {
  const { setup } = useServices()
  const chosen = useStore(setup.store)
  const { count, people } = chosen
  const vessels = scarceVessels(chosen)
  const words = texts('timer').setup
  return (
    <>
      <Choice
        legend={words.people}
        options={[
          { value: '1', label: words.onePerson },
          { value: '2', label: words.twoPeople, detail: words.twoPeopleHint },
        ]}
        value={String(people)}
        onChange={(value) => setup.setPeople(value === '2' ? 2 : 1)}
      />
      <Choice
        legend={words.vessels}
        options={[
          { value: 'enough', label: words.enoughVessels },
          { value: 'fewer', label: words.fewerVessels },
        ]}
        value={vessels === null ? 'enough' : 'fewer'}
        onChange={(value) => setup.setVessels(value === 'fewer' ? count - 1 : null)}
      />
      {vessels !== null && (
        <Stepper
          label={words.vessels}
          value={vessels}
          min={1}
          max={count - 1}
          unit={words.vesselUnit}
          onChange={setup.setVessels}
        />
      )}
    </>
  )
}
