import type { Settings, SettingsState } from '#app/settings/settings.ts'

const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

/**
 * Applies theme and text size: tokens.css responds to the attributes, the browser's own bar to the meta tag. The system's
 * preference is resolved here, and before the first paint in theme-boot.js, so that styles only need to handle three themes.
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

/** Keeps the page in the chosen theme. Start the settings first, or the defaults appear for a moment. */
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
