import { useId } from 'react'
import { useStore } from 'zustand'

import { kitCards } from '#app/kit-cards.ts'
import { texts } from '#locales/texts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { useServices } from '#ui/services.tsx'
import { useSearchState } from '#ui/use-search-state.ts'
import styles from './kit-step.module.css'
import { isPicture } from './picture.tsx'
import { Picture } from './picture.tsx'

/** Which kit is it? Each built-in one by what lies in its box; a tap chooses it. */
export function KitStep() {
  const { kits, welcome } = useServices()
  const { chosen, userKits } = useStore(kits.store)
  const search = useSearchState()
  const group = useId()
  const words = texts('first').kit
  const choose = (id: string) => {
    void kits.choose(id)
    void welcome.finish('kit')
  }
  return (
    <>
      <h2>{words.ask}</h2>
      <fieldset className={styles['kits']} aria-label={words.ask}>
        {kitCards([]).map(({ id, name }) => (
          <label key={id} className={styles['kit']}>
            <input
              type="radio"
              name={group}
              checked={chosen.id === id}
              onChange={() => choose(id)}
              onClick={() => void welcome.finish('kit')}
            />
            {isPicture(id) && <Picture name={id} />}
            <span className={styles['words']}>
              <strong>{name}</strong>
              <span className={styles['look']}>{lookOf(id)}</span>
            </span>
          </label>
        ))}
        <button
          type="button"
          className={styles['kit']}
          onClick={() => search.change({ help: 'contents' })}
        >
          <Picture name="unsure" />
          <span className={styles['words']}>
            <strong>{words.unsure}</strong>
            <span className={styles['look']}>{texts('first').help.title}</span>
          </span>
        </button>
      </fieldset>
      <output>{words.chosen(chosen.name)}</output>
      <p className={styles['links']}>
        <AppLink to="/?view=kits">{userKits.length > 0 ? words.ownKits : words.own}</AppLink>
      </p>
    </>
  )
}

function lookOf(id: string) {
  const { looks } = texts('first').kit
  return Object.entries(looks).find(([kit]) => kit === id)?.[1] ?? ''
}
