import { expect, it } from 'vitest'
import { inertPorts } from './inert-ports.ts'

it('inert ports do nothing, keep nothing and never fail', async () => {
  const { clock, alarm, eventLog, preferences, files } = inertPorts()
  expect(clock.now()).toBe(0)
  expect(await alarm.prepare()).toBe('locked')
  await eventLog.append({ stream: 'records', kind: 'kept', version: 1, payload: null })
  expect(await eventLog.readStream('records')).toEqual([])
  expect(preferences.read('settings')).toBeUndefined()
  expect(await files.pick({ accept: '', maxBytes: 1 })).toEqual({ ok: false, reason: 'canceled' })
})
