import { failed, ok } from '#domain/result.ts'
import type { HttpHeaders } from '#ports/http-client.ts'
import type { Photo } from '#ports/photos.ts'
import type { TeamAnswer, TeamConnection, TeamCredentials, TeamServer } from '#ports/team-server.ts'
import { jsonRequest, type BrowserHttpClient, type HttpRequest } from '#device/http-client.ts'
import { answers, problemOf, readAnswer, teamProblem } from './team-answers.ts'
import { followLive } from './team-live.ts'

/** Timeout of a request: longer than any answer takes. */
const answerWithinMs = 30_000
const photoWithinMs = 120_000
const maxPhotoBytes = 50_000_000

/** The interface of docs/team.md over HTTP. The progress bar shows only requests that a user waits for. */
export function httpTeamServer(client: BrowserHttpClient): TeamServer {
  const send = (path: string, request: HttpRequest) =>
    client.sendJson(path, { ...request, signal: AbortSignal.timeout(answerWithinMs) })

  return {
    async health() {
      const answer = await send('/api/health', { isQuiet: true })
      const health = readAnswer(answers.health, answer)
      if (health.ok) return ok(health.value.log)
      // Something else answers there, such as a host with a page for every address.
      const isOther = health.reason.reason === 'unreadable-answer'
      return isOther ? failed(problemOf('no-server')) : health
    },
    async accept(invitation) {
      return readAnswer(
        answers.joined,
        await send('/api/invitations/accept', jsonRequest(invitation)),
      )
    },
    connect: (credentials) => connect(client, send, credentials),
  }
}

function connect(
  client: BrowserHttpClient,
  send: (path: string, request: HttpRequest) => ReturnType<BrowserHttpClient['sendJson']>,
  { team, token }: TeamCredentials,
): TeamConnection {
  const headers: HttpHeaders = { Authorization: `Bearer ${token}` }
  const here = (path: string) => `/api/teams/${encodeURIComponent(team)}${path}`
  const quietly = (path: string, request: HttpRequest = {}) =>
    send(here(path), { headers, ...request, isQuiet: true })
  const post = (path: string, body: unknown = {}) => send(here(path), jsonRequest(body, headers))

  async function done(asked: ReturnType<typeof post>): Promise<TeamAnswer<void>> {
    const answer = await asked
    return answer.ok ? ok(undefined) : failed(teamProblem(answer.reason))
  }

  return {
    readAccess: async () => readAnswer(answers.access, await quietly('')),
    send: async (events) =>
      readAnswer(answers.sent, await quietly('/events', jsonRequest({ events }, headers))),
    pull: async (after, limit) =>
      readAnswer(
        answers.page,
        await quietly(`/events?after=${encodeURIComponent(after)}&limit=${limit}`),
      ),
    lack: async (ids) =>
      readAnswer(answers.lack, await quietly('/lack', jsonRequest({ ids }, headers))),
    live: (listener) =>
      followLive(
        (signal) =>
          client.send(here('/live'), {
            headers: { ...headers, Accept: 'text/event-stream' },
            cache: 'no-store',
            signal,
            isQuiet: true,
          }),
        listener,
      ),
    async putPhoto(name, { type, bytes }) {
      const answer = await client.send(here(`/photos/${name}`), {
        method: 'PUT',
        headers: { ...headers, 'Content-Type': type },
        // A copy, since the store's bytes may be a view of a larger buffer.
        body: new Uint8Array(bytes),
        signal: AbortSignal.timeout(photoWithinMs),
        isQuiet: true,
      })
      return answer.ok ? ok(undefined) : failed(teamProblem(answer.reason))
    },
    async getPhoto(name) {
      const answer = await client.send(here(`/photos/${name}`), {
        headers,
        signal: AbortSignal.timeout(photoWithinMs),
        isQuiet: true,
      })
      return answer.ok ? readPhoto(answer.value) : failed(teamProblem(answer.reason))
    },
    people: async () => readAnswer(answers.people, await send(here('/members'), { headers })),
    invite: async (invitation) =>
      readAnswer(answers.invited, await post('/invitations', invitation)),
    withdraw: (id) => done(post(`/invitations/${encodeURIComponent(id)}/withdraw`)),
    changeMember: (id, { isRevoked, ...change }) =>
      done(
        post(`/members/${encodeURIComponent(id)}`, {
          ...change,
          ...(isRevoked !== undefined && { revoked: isRevoked }),
        }),
      ),
    revokeDevice: (id) => done(post(`/devices/${encodeURIComponent(id)}/revoke`)),
    leave: () => done(post('/leave')),
  }
}

async function readPhoto(response: Response): Promise<TeamAnswer<Photo>> {
  const type = response.headers.get('Content-Type') ?? ''
  if (!/^image\/(jpeg|png|webp)$/u.test(type)) return failed(problemOf('unreadable-answer'))
  if (Number(response.headers.get('Content-Length') ?? 0) > maxPhotoBytes)
    return failed(problemOf('too-large'))
  try {
    return ok({ type, bytes: new Uint8Array(await response.arrayBuffer()) })
  } catch {
    // The connection broke.
    return failed(problemOf('offline'))
  }
}
