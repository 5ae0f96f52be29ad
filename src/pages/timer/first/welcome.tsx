import { useStore } from 'zustand'

import { completeLanguages, languageNames, type Language } from '#locales/languages.ts'
import { texts } from '#locales/texts.ts'
import { ActLink } from '#ui/controls/act.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Scene } from '#ui/drawings/scene.tsx'
import { Icon } from '#ui/icon.tsx'
import { useServices } from '#ui/services.tsx'
import styles from './welcome.module.css'

/** `/` until a kit is chosen: one promise, three steps, one action. */
export function Welcome() {
  const words = texts('timer').welcome
  return (
    <div className={`columns columns-lead fill-block ${styles['welcome']}`}>
      <div className={`rim arrival ${styles['hero']}`}>
        <Scene name="field" className={`absolute ${styles['field']}`} />
        <LanguageChoice />
      </div>
      <div className={`grid gap-3 ${styles['body']}`}>
        <h2 className={styles['promise']}>{words.promise}</h2>
        <ol className="plain gap-2 grid">
          {words.steps.map(({ title, detail }, index) => (
            <li key={title} className="grid lead-rest beside-3 middle tight">
              <span
                className={`center lead strong tone-tertiary bordered round size-m ${styles['number']}`}
              >
                {index + 1}
              </span>
              <strong>{title}</strong>
              <span className={`small muted ${styles['detail']}`}>{detail}</span>
            </li>
          ))}
        </ol>
        <div className="dock grid">
          <ActLink small icon="psychiatry" to="/?view=first" detail={words.minutes}>
            {words.choose}
          </ActLink>
          <ButtonLink kind="text" block to="/?view=kits">
            {words.straight}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}

/** For users who cannot read the rest of the page. */
function LanguageChoice() {
  const { settings } = useServices()
  const language = useStore(settings.store, (state) => state.language)
  const isLanguage = (value: string): value is Language =>
    completeLanguages.some((each) => each === value)
  return (
    <label className={`plate middle round-full grid absolute ${styles['language']}`}>
      <Icon name="language" />
      <select
        aria-label={texts('timer').welcome.language}
        value={language}
        onChange={({ target: { value } }) => {
          if (isLanguage(value)) settings.update({ language: value })
        }}
      >
        {completeLanguages.map((value) => (
          <option key={value} value={value}>
            {languageNames[value]}
          </option>
        ))}
      </select>
    </label>
  )
}
