import type { IncomingMessage } from 'node:http'
import type { Access } from '../team/member.ts'
import type { RequestRefusal } from '../../src/domain/team/team.ts'
import { Refusal } from '../team/refusal.ts'
import { createRateLimit, type Rate } from './rate-limit.ts'

export interface GuardSettings {
  /** Whether a proxy on another machine forwards requests and names their client's address. */
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

const failureCodes: readonly RequestRefusal[] = [
  'unknown-token',
  'revoked',
  'other-team',
  'used',
  'expired',
]

/**
 * Limits the rate of requests. Failed attempts are counted by address and block only further failures: the phones of an office share
 * one address with a revoked one.
 */
export function createGuard({ trustsProxy, rates }: GuardSettings) {
  const devices = createRateLimit(rates.device)
  const failures = createRateLimit(rates.failures)
  return {
    /** Throws `too-many` where a device asks too often. */
    limitDevice: ({ team, device }: Access, now: number) => devices.take(`${team} ${device}`, now),
    /** Runs `work` and returns its result; a failure above the allowed rate becomes `too-many`. */
    async limitFailures<T>(incoming: IncomingMessage, now: number, work: () => Promise<T>) {
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

/** Client address. The last forwarded address is the one seen by our own proxy. */
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
