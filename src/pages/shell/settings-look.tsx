import { useStore } from 'zustand'
import { textSizes, themes, type SettingsState } from '#app/settings.ts'
import { texts } from '#locales/texts.ts'
import { Choice } from '#ui/choice.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './settings.module.css'

interface SettingsLookProps {
  readonly onChange: (patch: Partial<SettingsState>) => void
}

export function SettingsLook({ onChange }: SettingsLookProps) {
  const words = texts('settings')
  const { theme, textSize } = useStore(useServices().settings.store)
  return (
    <section className={styles['section']}>
      <h3>{words.look}</h3>
      <Choice
        legend={words.theme}
        options={themes.map((value) => ({
          value,
          label: words.themes[value],
          detail: words.themeDetails[value],
        }))}
        value={theme}
        onChange={(value) => onChange({ theme: value })}
      />
      <Choice
        legend={words.textSize}
        options={textSizes.map((value) => ({ value, label: words.textSizes[value] }))}
        value={textSize}
        onChange={(value) => onChange({ textSize: value })}
      />
    </section>
  )
}
