import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { DatabaseUnavailable } from '../database/database.ts'
import type { RequestRefusal } from '../../src/domain/team/team.ts'
import { Refusal } from '../team/refusal.ts'
import { refusalMessages } from './refusals.ja.ts'

const statuses: Readonly<Record<RequestRefusal, ContentfulStatusCode>> = {
  malformed: 400,
  'unknown-token': 401,
  revoked: 401,
  'not-allowed': 403,
  'not-found': 404,
  'other-team': 404,
  'other-log': 409,
  used: 409,
  expired: 410,
  'too-large': 413,
  'too-many': 429,
  quota: 507,
  busy: 503,
}

export const apiHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

export const busySeconds = 2

/** Converts a thrown error into a response. Unexpected errors are reported without any detail. */
export function refuse(context: Context, error: unknown): Response {
  const refusal = error instanceof DatabaseUnavailable ? new Refusal('busy', busySeconds) : error
  if (!(refusal instanceof Refusal)) return context.json(errorBody('internal'), 500)
  if (refusal.retryAfterSeconds !== null) {
    context.header('Retry-After', String(refusal.retryAfterSeconds))
  }
  // The rest of the request body would be taken for the next request.
  if (refusal.code === 'too-large' || refusal.code === 'busy') context.header('Connection', 'close')
  return context.json(errorBody(refusal.code), statuses[refusal.code])
}

const errorBody = (code: RequestRefusal | 'internal') => ({
  error: { code, message: refusalMessages[code] },
})
