import { describe, expect, it } from 'vitest'
import { eventLogContract } from '#testing/contracts/event-log-contract.ts'
import { fakeEventLog } from './fake-event-log.ts'

const event = { stream: 'run:1', kind: 'tapped', version: 1, payload: 1 } as const

eventLogContract(async () => {
  const log = fakeEventLog()
  return {
    log,
    reopen: async () => {
      log.reopen()
      return log
    },
    reopenWithout: async (damaged) => {
      log.reopen()
      log.lose(damaged)
      return log
    },
    keepElsewhere: async (one) => log.keepElsewhere(one),
  }
})

describe('the fake log', () => {
  it('fails for the given reason, and what failed is gone with the page', async () => {
    const log = fakeEventLog()
    log.fail('full')
    expect(await log.append(event)).toEqual({ ok: false, reason: 'full' })
    expect(log.health()).toMatchObject({ kept: 'memory', failure: 'full' })
    expect(await log.readStream('run:1')).toHaveLength(1)
    log.reopen()
    expect(await log.readStream('run:1')).toEqual([])
    log.fail(null)
    expect(await log.append(event)).toMatchObject({ ok: true })
  })

  it('counts its ids and clocks up from one, alike in every test', async () => {
    const clocks = async () => {
      const log = fakeEventLog()
      await log.append(event)
      await log.append(event)
      return log.all().map(({ id, clock }) => [id, clock])
    }
    expect(await clocks()).toEqual(await clocks())
  })

  it('loses everything when asked to', async () => {
    const log = fakeEventLog()
    await log.append(event)
    log.lose()
    expect(log.all()).toEqual([])
  })
})
