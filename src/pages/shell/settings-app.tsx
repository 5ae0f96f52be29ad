import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import type { SettingsState } from '#app/settings.ts'
import { languageNames } from '#locales/language-names.ts'
import { completeLanguages } from '#locales/languages.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Choice } from '#ui/choice.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './settings.module.css'

interface SettingsAppProps {
  readonly onChange: (patch: Partial<SettingsState>) => void
  /** The user goes to another screen. */
  readonly onLeave: () => void
}

export function SettingsApp({ onChange, onLeave }: SettingsAppProps) {
  const words = texts('settings')
  const { settings } = useServices()
  const language = useStore(settings.store, (state) => state.language)
  const navigate = useNavigate()
  const goToFirst = () => {
    onLeave()
    void navigate('/?view=first')
  }
  return (
    <section className={styles['section']}>
      <h3>{words.app}</h3>
      <Choice
        legend={words.language}
        options={completeLanguages.map((value) => ({ value, label: languageNames[value] }))}
        value={language}
        onChange={(value) => onChange({ language: value })}
      />
      <p>
        <Button icon="lightbulb" onClick={goToFirst}>
          {words.first}
        </Button>
      </p>
      <p>{words.version(String(import.meta.env['VITE_APP_VERSION'] ?? '?'))}</p>
      <UpdateState />
    </section>
  )
}

type Search = 'not-yet' | 'checking' | 'checked' | 'offline'

function UpdateState() {
  const words = texts('settings')
  const { updates, online } = useServices()
  const state = useStore(updates.store, (update) => update.state)
  const [search, setSearch] = useState<Search>('not-yet')
  const check = async () => {
    if (!online.store.getState().isOnline) return setSearch('offline')
    setSearch('checking')
    await updates.check()
    return setSearch('checked')
  }
  const shown = state === 'none' && search !== 'not-yet' ? search : state
  return (
    <>
      <output className={styles['status']}>{words.updateState[shown]}</output>
      {state === 'none' && (
        <Button icon="system_update" onClick={() => void check()}>
          {words.check}
        </Button>
      )}
      {state === 'waiting' && (
        <Button kind="filled" icon="system_update" onClick={() => void updates.apply()}>
          {words.apply}
        </Button>
      )}
    </>
  )
}
