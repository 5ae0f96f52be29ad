import type { IncomingMessage } from 'node:http'
import type { Access } from '../team/member.ts'
import { Refusal, type RefusalCode } from '../team/refusal.ts'
import { createRateLimit, type Rate } from './rate-limit.ts'

export interface GuardSettings {
  /** Whether a proxy on another machine stands before this one and says whose request it is. */
  readonly trustsProxy: boolean
  readonly rates: Rates
}

export interface Rates {
  readonly device: Rate
  readonly failures: Rate
}

export const defaultRates: Rates = {
  device: { burst: 200, perSecond: 25 },
  failures: { burst: 30, perSecond: 0.5 },
}

const failureCodes: readonly RefusalCode[] = [
  'unknown-token',
  'revoked',
  'other-team',
  'used',
  'expired',
]

/**
 * Who asks too often. Failed attempts are counted by address and cost only those who fail: many phones of an office
 * share one address with the one that was revoked.
 */
export function createGuard({ trustsProxy, rates }: GuardSettings) {
  const devices = createRateLimit(rates.device)
  const failures = createRateLimit(rates.failures)
  return {
    device: ({ team, device }: Access, now: number) => devices.take(`${team} ${device}`, now),
    /** Answers with the work's outcome; a failure beyond what is usual becomes `too-many`. */
    async stranger<T>(incoming: IncomingMessage, now: number, work: () => Promise<T>) {
      try {
        return await work()
      } catch (error) {
        const isFailure = error instanceof Refusal && failureCodes.includes(error.code)
        if (isFailure) failures.take(clientAddress(incoming, trustsProxy), now)
        throw error
      }
    },
  }
}

/** The last address that was added on the way is the one our own proxy saw. */
export function clientAddress({ socket, headers }: IncomingMessage, trustsProxy: boolean): string {
  const direct = socket.remoteAddress ?? ''
  if (!trustsProxy && !isLoopback(direct)) return direct
  return (
    String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim()
      .slice(0, 64) || direct
  )
}

export const isLoopback = (address: string) => /^(::ffff:)?127\.|^::1$/.test(address)
