import type { Result } from '#domain/result.ts'
import type { HttpProblem } from '#ports/http-client.ts'
import type { LiveNews, TeamProblem } from '#ports/team-server.ts'
import { problemOf, teamProblem } from './team-answers.ts'

/** Silence after which a connection counts as dead: the server sends something every 20 s. */
const silenceMs = 50_000
const firstPauseMs = 500
const maxPauseMs = 60_000
/** Lines longer than this are not messages of our server. */
const maxLineChars = 100_000

/** Reasons for which retrying does not help. */
const finalReasons: ReadonlySet<string> = new Set([
  'unknown-token',
  'revoked',
  'not-allowed',
  'not-found',
  'other-team',
  'no-server',
])

/** Reads server-sent events through `fetch`, which unlike EventSource can send headers; reconnects with exponential backoff. */
export function followLive(
  ask: (signal: AbortSignal) => Promise<Result<Response, HttpProblem>>,
  tell: (news: LiveNews) => void,
): () => void {
  let current = new AbortController()
  let isStopped = false
  let failures = 0
  let pause: ReturnType<typeof setTimeout> | undefined

  async function follow() {
    current = new AbortController()
    const ended = await followOnce(current, ask, (news) => {
      failures = 0
      if (!isStopped) tell(news)
    })
    if (isStopped) return
    const isFinal = finalReasons.has(ended.reason)
    tell({ kind: 'closed', problem: ended, isFinal })
    if (isFinal) return
    const asked = (ended.retryAfterSeconds ?? 0) * 1000
    const doubled = Math.min(maxPauseMs, firstPauseMs * 2 ** failures)
    failures += 1
    pause = setTimeout(reconnect, Math.max(asked, doubled))
  }
  function reconnect() {
    pause = undefined
    void follow()
  }
  /** Reconnects without waiting, when the device is back online. */
  const reconnectNow = () => {
    if (isStopped || pause === undefined) return
    clearTimeout(pause)
    reconnect()
  }
  globalThis.addEventListener?.('online', reconnectNow)
  void follow()
  return () => {
    isStopped = true
    clearTimeout(pause)
    current.abort()
    globalThis.removeEventListener?.('online', reconnectNow)
  }
}

/** Reads one connection until it ends; resolves with the reason. */
async function followOnce(
  controller: AbortController,
  ask: (signal: AbortSignal) => Promise<Result<Response, HttpProblem>>,
  tell: (news: LiveNews) => void,
): Promise<TeamProblem> {
  let silence: ReturnType<typeof setTimeout> | undefined
  const listen = () => {
    clearTimeout(silence)
    silence = setTimeout(() => controller.abort(), silenceMs)
  }
  listen()
  try {
    const answer = await ask(controller.signal)
    if (!answer.ok) return teamProblem(answer.reason)
    const { body } = answer.value
    if (body === null) return problemOf('unreadable-answer')
    tell({ kind: 'open' })
    await readEvents(body, listen, (event) => {
      if (event === 'changed' || event === 'access') tell({ kind: event })
    })
  } catch {
    // The connection broke, or was silent for too long.
  } finally {
    clearTimeout(silence)
  }
  return problemOf('offline')
}

/** Parses an event stream. Source: https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation */
async function readEvents(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
  onEvent: (type: string) => void,
) {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  let type = ''
  let hasData = false
  for (;;) {
    // Chunks arrive one after another.
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = await reader.read()
    if (done) return
    onBytes()
    const lines = (rest + decoder.decode(value, { stream: true })).split(/\r?\n/u)
    rest = lines.pop() ?? ''
    if (rest.length > maxLineChars) throw new Error('A line without an end.')
    for (const line of lines) {
      if (line === '') {
        if (hasData) onEvent(type)
        type = ''
        hasData = false
      } else if (line.startsWith('event:')) type = line.slice('event:'.length).trim()
      else if (line.startsWith('data:')) hasData = true
    }
  }
}
