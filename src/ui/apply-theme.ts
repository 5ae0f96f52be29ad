import type { Settings, SettingsState } from '#app/settings/settings.ts'

const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

/**
 * Shows theme and text size: tokens.css answers to the attributes, the browser's own bar to the meta tag. What the system
 * prefers is resolved here, and before the first paint in theme-boot.js, so that styles know three themes alone.
 */
export function applyTheme({ theme, textSize }: Pick<SettingsState, 'theme' | 'textSize'>) {
  const root = document.documentElement
  const ofSystem = systemDark().matches ? 'dark' : 'light'
  root.dataset['theme'] = theme === 'system' ? ofSystem : theme
  root.dataset['textSize'] = textSize
  const bar = getComputedStyle(document.body).backgroundColor
  const meta = document.querySelector('meta[name="theme-color"]')
  if (bar !== '') meta?.setAttribute('content', bar)
}

/** Keeps the page in the chosen theme. Start the settings first, or the defaults flash by. */
export function followTheme({ store }: Pick<Settings, 'store'>) {
  const apply = () => applyTheme(store.getState())
  apply()
  const dark = systemDark()
  dark.addEventListener('change', apply)
  const unsubscribe = store.subscribe(apply)
  return () => {
    unsubscribe()
    dark.removeEventListener('change', apply)
  }
}
