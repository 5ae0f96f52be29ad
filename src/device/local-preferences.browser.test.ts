import { afterEach, describe, expect, test } from 'vitest'
import { localPreferences } from './local-preferences.ts'

afterEach(() => localStorage.clear())

/** A same-origin frame, whose writes arrive here like another tab's. */
function otherTab() {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const storage = frame.contentWindow?.localStorage
  if (storage === undefined) throw new Error('no frame')
  return storage
}

describe('local preferences', () => {
  test('keep any JSON value across page loads', () => {
    expect(localPreferences().write('settings', { theme: 'dark', volume: 0.5 })).toBe(true)
    expect(localPreferences().read('settings')).toEqual({ theme: 'dark', volume: 0.5 })
  })

  test('nothing kept reads as undefined', () => {
    expect(localPreferences().read('settings')).toBeUndefined()
  })

  test('garbage reads as undefined and can be written over', () => {
    localStorage.setItem('soil-kit-timer:settings', '{"theme":')
    const preferences = localPreferences()
    expect(preferences.read('settings')).toBeUndefined()
    expect(preferences.write('settings', 1)).toBe(true)
    expect(preferences.read('settings')).toBe(1)
  })

  test('a denied device keeps nothing and says so', () => {
    const storage = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const preferences = localPreferences({ storage, target: window })
    expect(preferences.read('settings')).toBeUndefined()
    expect(preferences.write('settings', {})).toBe(false)
  })

  test('a full device says so and keeps what was there', () => {
    const preferences = localPreferences()
    preferences.write('settings', 'small')
    expect(preferences.write('settings', 'x'.repeat(20_000_000))).toBe(false)
    expect(preferences.read('settings')).toBe('small')
  })

  test("another tab's change is reported by its key, a foreign one is not", async () => {
    const heard: string[] = []
    const stop = localPreferences().onChange((key) => heard.push(key))
    const storage = otherTab()
    storage.setItem('someone-else', '1')
    storage.setItem('soil-kit-timer:settings', '{"theme":"dark"}')
    await expect.poll(() => heard).toEqual(['settings'])
    stop()
  })
})
