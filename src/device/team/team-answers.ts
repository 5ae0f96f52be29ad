import * as v from 'valibot'

import { failed, ok, type Result } from '#domain/result.ts'
import type { HttpProblem } from '#ports/http-client.ts'
import { eventRefusals, requestRefusals, teamRoles, type TeamReason } from '#domain/team/team.ts'
import type { TeamAnswer, TeamProblem } from '#ports/team-server.ts'

// Converts the server's answers to what the app expects. All are validated.

const name = v.pipe(v.string(), v.maxLength(500))
const named = v.object({ id: name, name })
const farmers = v.nullable(v.array(name))
const role = v.picklist(teamRoles)
const member = v.object({ id: name, name, role, farmers })
/** Some servers use numbers as epochs. */
const epoch = v.pipe(v.union([name, v.number()]), v.transform(String))
const log = v.object({ id: name, epoch })
const moment = v.pipe(v.number(), v.finite())
const ids = v.array(name)

export const answers = {
  health: v.object({ ok: v.literal(true), app: v.literal('soil-kit-timer'), log }),
  access: v.object({ team: named, member, log }),
  joined: v.object({ team: named, member, log, deviceId: name, token: name }),
  sent: v.object({
    accepted: ids,
    known: ids,
    // A later server may refuse for a reason unknown here.
    refused: v.array(
      v.object({ id: name, code: v.fallback(v.picklist(eventRefusals), 'malformed' as const) }),
    ),
    log,
  }),
  page: v.object({
    events: v.array(
      v.pipe(
        v.object({
          event: v.unknown(),
          by: v.object({ member: named, device: v.object({ id: name }) }),
        }),
        v.transform(({ event, by }) => ({ event, member: by.member, device: by.device.id })),
      ),
    ),
    cursor: name,
    more: v.boolean(),
    log,
  }),
  lack: v.object({ lacks: ids }),
  people: v.object({
    members: v.array(
      v.pipe(
        v.object({
          ...member.entries,
          // Only an owner receives these.
          role: v.fallback(role, 'reader'),
          farmers: v.fallback(farmers, null),
          revoked: v.fallback(v.boolean(), false),
          devices: v.fallback(
            v.array(
              v.pipe(
                v.object({
                  id: name,
                  name,
                  lastSeen: v.fallback(v.nullable(moment), null),
                  revoked: v.fallback(v.boolean(), false),
                }),
                v.transform(({ revoked, ...device }) => ({ ...device, isRevoked: revoked })),
              ),
            ),
            [],
          ),
        }),
        v.transform(({ revoked, ...person }) => ({ ...person, isRevoked: revoked })),
      ),
    ),
    invitations: v.fallback(
      v.array(
        v.pipe(
          v.object({
            ...member.entries,
            name: v.fallback(name, ''),
            expiresAt: moment,
            used: v.fallback(v.boolean(), false),
          }),
          v.transform(({ used, ...invitation }) => ({ ...invitation, isUsed: used })),
        ),
      ),
      [],
    ),
  }),
  invited: v.object({ id: name, code: name, expiresAt: moment }),
}

/** Parses an answer with a schema, or returns the problem. */
export function readAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Result<unknown, HttpProblem>,
): TeamAnswer<v.InferOutput<Schema>> {
  if (!answer.ok) return failed(teamProblem(answer.reason))
  const parsed = v.safeParse(schema, answer.value)
  return parsed.success ? ok(parsed.output) : failed(problemOf('unreadable-answer'))
}

export const problemOf = (reason: TeamReason): TeamProblem => ({ reason, retryAfterSeconds: null })

export function teamProblem({ code, statusCode, retryAfterSeconds }: HttpProblem): TeamProblem {
  return { reason: reasonOf(code, statusCode), retryAfterSeconds: retryAfterSeconds ?? null }
}

function reasonOf(code: string | undefined, statusCode: number): TeamReason {
  if (code === 'unreachable') return 'offline'
  const known = requestRefusals.find((reason) => reason === code)
  if (known !== undefined) return known
  // 404 and 405: a static host. 502 to 504: a proxy whose server is not running.
  if (statusCode === 404 || statusCode === 405) return 'no-server'
  if (statusCode === 502 || statusCode === 503 || statusCode === 504) return 'busy'
  return statusCode === 429 ? 'too-many' : 'unreadable-answer'
}
