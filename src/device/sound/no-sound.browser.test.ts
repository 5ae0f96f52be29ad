import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { addSeconds, instant, seconds } from '#domain/units.ts'
import { webAudioAlarm, type WebAudioAlarmOptions } from './web-audio-alarm.ts'

const now = () => instant(performance.now())
const contexts: AudioContext[] = []
const openContext = () => {
  const made = new AudioContext()
  contexts.push(made)
  return made
}

/** A real tap, which unlocks sound for the rest of this page. */
beforeAll(() => userEvent.click(document.body))

afterEach(async () => {
  const open = contexts.splice(0).filter(({ state }) => state !== 'closed')
  await Promise.all(open.map((context) => context.close()))
})

describe('where there is no sound', () => {
  const tryEverything = async (options: Partial<WebAudioAlarmOptions> = {}) => {
    const alarm = webAudioAlarm({ now, ...options })
    const state = await alarm.prepare()
    alarm.setVolume(0.5)
    alarm.schedule([{ id: 'pip', at: addSeconds(now(), seconds(0.4)), sound: 'pip' }])
    alarm.play('act')
    alarm.schedule([])
    return state
  }

  it('says so when the browser has no Web Audio', async () => {
    vi.stubGlobal('AudioContext', undefined)
    Reflect.deleteProperty(globalThis, 'AudioContext')
    expect(webAudioAlarm({ now }).state()).toBe('unavailable')
    await expect(tryEverything()).resolves.toBe('unavailable')
  })

  it('says so when making a context throws', async () => {
    const createContext = () => {
      throw new DOMException('no hardware', 'NotSupportedError')
    }
    await expect(tryEverything({ createContext })).resolves.toBe('unavailable')
  })

  it('does not throw when every call to the context does', async () => {
    const createContext = () => {
      const context = openContext()
      context.createBufferSource = () => {
        throw new Error('broken')
      }
      context.resume = () => Promise.reject(new Error('broken'))
      return context
    }
    await expect(tryEverything({ createContext })).resolves.toBeDefined()
  })

  it('stays locked, and tries again at the next tap, where a context does not start', async () => {
    const createContext = () => {
      const context = openContext()
      void context.suspend()
      context.resume = () => new Promise(() => undefined)
      return context
    }
    const alarm = webAudioAlarm({ now, createContext })
    await expect(alarm.prepare()).resolves.toBe('locked')
    await expect(alarm.prepare()).resolves.toBe('locked')
  })
})
