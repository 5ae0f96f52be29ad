import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

import { returningKey } from '#app/early-keys.ts'
import { chosenKitKey } from '#app/kits/kit-shelf.ts'
import { settingsKey, textSizes, themes } from '#app/settings/settings.ts'
import { preferencePrefix } from '#device/local-preferences.ts'
import { builtInKits } from '#knowledge/kits/catalog.ts'
import { firstKit } from '#knowledge/kits/first-kit.ts'
import { completeLanguages } from '#locales/languages.ts'

const script = readFileSync(join(import.meta.dirname, 'theme-boot.js'), 'utf8')

/** The page's attributes on a device with these preferences. */
function bootWith(
  preferences: Readonly<Record<string, unknown>>,
  { pathname = '/', isDark = false } = {},
): Readonly<Record<string, unknown>> {
  const dataset: Record<string, unknown> = {}
  const kept = new Map(
    Object.entries(preferences).map(([key, value]) => [
      preferencePrefix + key,
      JSON.stringify(value),
    ]),
  )
  runInNewContext(script, {
    document: { documentElement: { dataset } },
    location: { search: '', pathname },
    localStorage: { getItem: (key: string) => kept.get(key) ?? null },
    matchMedia: () => ({ matches: isDark }),
  })
  return dataset
}

describe('before the first paint', () => {
  test.each(themes)('the theme %s is applied', (theme) => {
    const shown = theme === 'light' || theme === 'system' ? undefined : theme
    expect(bootWith({ [settingsKey]: { theme } })['theme']).toBe(shown)
    const inTheDark = theme === 'system' ? 'dark' : shown
    expect(bootWith({ [settingsKey]: { theme } }, { isDark: true })['theme']).toBe(inTheDark)
  })

  test.each(textSizes)('the text size %s is applied', (textSize) => {
    const shown = textSize === 'normal' ? undefined : textSize
    expect(bootWith({ [settingsKey]: { textSize } })['textSize']).toBe(shown)
  })

  test.each(completeLanguages)(
    'a page in %s waits for its texts, except in Japanese',
    (language) => {
      const shown = language === 'ja' ? undefined : language
      expect(bootWith({ [settingsKey]: { language } })['language']).toBe(shown)
    },
  )

  test('the prerendered chart is kept for those with the first kit only', () => {
    const outdated = builtInKits.filter(({ id }) => {
      const boot = bootWith({ [chosenKitKey]: id }, { pathname: '/ColorChart' })
      return boot['outdated'] !== undefined
    })
    const others = builtInKits.filter(({ id }) => id !== firstKit.id)
    expect(outdated.map(({ id }) => id)).toEqual(others.map(({ id }) => id))
  })

  test('the prerendered home screen is for those who have never stored anything', () => {
    expect(bootWith({})).not.toHaveProperty('returning')
    expect(bootWith({ [returningKey]: true })).toHaveProperty('returning')
    expect(bootWith({ [returningKey]: true })).not.toHaveProperty('outdated')
    expect(bootWith({ [chosenKitKey]: firstKit.id })).toHaveProperty('outdated')
  })
})
