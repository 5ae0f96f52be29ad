import { afterEach, describe, expect, test } from 'vitest'
import { createSettings } from '#app/settings/settings.ts'
import { fakePreferences } from '#testing/fakes/fake-preferences.ts'
import { applyTheme, followTheme } from './apply-theme.ts'
import './tokens.css'
import './base.css'
import './parts.css'

afterEach(() => applyTheme({ theme: 'light', textSize: 'normal' }))

const ground = () => getComputedStyle(document.body).backgroundColor
const textSize = () => Number.parseFloat(getComputedStyle(document.body).fontSize)

describe('the theme on the page', () => {
  test('follows the settings from the start and at every change, until let go', () => {
    const settings = createSettings(fakePreferences({ settings: { theme: 'dark' } }))
    settings.start()
    const stop = followTheme(settings)
    expect(ground()).toBe('rgb(21, 18, 15)')
    settings.update({ theme: 'sunlight' })
    expect(ground()).toBe('rgb(255, 255, 255)')
    stop()
    settings.update({ theme: 'dark' })
    expect(ground()).toBe('rgb(255, 255, 255)')
  })

  test('text grows with the text size', () => {
    applyTheme({ theme: 'light', textSize: 'normal' })
    const normal = textSize()
    applyTheme({ theme: 'light', textSize: 'largest' })
    expect(normal).toBe(17)
    expect(textSize()).toBe(24)
  })

  test("the browser's own bar takes the color of ours", () => {
    const meta = document.createElement('meta')
    meta.name = 'theme-color'
    document.head.append(meta)
    applyTheme({ theme: 'dark', textSize: 'normal' })
    expect(meta.content).toBe('rgb(21, 18, 15)')
    applyTheme({ theme: 'light', textSize: 'normal' })
    expect(meta.content).toBe('rgb(247, 243, 236)')
    meta.remove()
  })
})
