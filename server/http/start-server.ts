import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { listen, sendFile } from '../../scripts/server/static-server.mjs'
import type { Site } from '../../scripts/server/site.mjs'
import type { Database } from '../database/database.ts'
import { defaultLimits, type Limits } from '../team/limits.ts'
import { sha256 } from '../team/secrets.ts'
import { createApi } from './api.ts'
import { clientAddress, defaultRates, isLoopback, type Rates } from './guard.ts'
import { createLiveHub } from './live.ts'
import type { Log } from './log.ts'
import { createMetrics, routeOf } from './metrics.ts'

export interface ServerSettings {
  readonly database: Database
  /** The built app; null: serves only the API. */
  readonly site: Site | null
  readonly host: string
  readonly port: number
  readonly publicUrl: string | null
  readonly trustsProxy: boolean
  readonly metricsToken: string | null
  readonly log: Log
  readonly limits?: Limits
  readonly rates?: Rates
  readonly now?: () => number
  /** Time limit for receiving a whole request. */
  readonly requestTimeoutMs?: number
}

const headersTimeoutMs = 10_000
/** The live stream sends something every 20 seconds; a connection silent for three times as long is dead. */
const silentTimeoutMs = 60_000
const maxConnections = 5000

/** Serves the app and the sharing API on one origin, until closed. */
export async function startServer(settings: ServerSettings) {
  const { database, site, log } = settings
  const live = createLiveHub(database, log.error)
  const metrics = createMetrics(() => ({ team_live_streams: live.size() }))
  const api = createApi({
    database,
    live,
    limits: settings.limits ?? defaultLimits,
    rates: settings.rates ?? defaultRates,
    trustsProxy: settings.trustsProxy,
    publicUrl: settings.publicUrl,
    now: settings.now ?? Date.now,
    onError: log.error,
  })
  const answerApi = getRequestListener(api.fetch, {
    overrideGlobalObjects: false,
    // Otherwise connections would be cut off that clients still use.
    autoCleanupIncoming: false,
  })
  const handle: RequestListener = (request, response) => {
    const startedAt = performance.now()
    const url = request.url ?? '/'
    // The unread rest of a refused request is drained; otherwise the connection would be reset before the response is read.
    response.once('finish', () => request.resume())
    response.once('close', () => {
      const [route, ms] = [routeOf(url), Math.round(performance.now() - startedAt)]
      const { statusCode: status } = response
      metrics.request(route, status, ms)
      if (route !== 'app') log.request({ route, method: request.method ?? '', status, ms })
    })
    if (/^\/api(\/|$)/.test(url)) void answerApi(request, response)
    else if (/^\/metrics(\?|$)/.test(url)) sendMetrics(request, response)
    else if (site !== null) sendFile(site, request, response)
    else response.writeHead(404).end()
  }
  const sendMetrics = (request: IncomingMessage, response: ServerResponse) => {
    const isAllowed = maySeeMetrics(request, settings.metricsToken)
    response.writeHead(isAllowed ? 200 : 404, { 'Content-Type': 'text/plain; version=0.0.4' })
    response.end(isAllowed ? metrics.text() : '')
  }
  await live.start()
  const requestTimeoutMs = settings.requestTimeoutMs ?? 30_000
  const listening = await listen(handle, {
    port: settings.port,
    host: settings.host,
    // Node checks for late requests every 30 seconds by default: one could take twice its time.
    options: { connectionsCheckingInterval: Math.min(5000, requestTimeoutMs) },
    configure: (server) => configure(server, requestTimeoutMs),
  })
  return {
    port: listening.port,
    live,
    async close() {
      live.close()
      metrics.close()
      await listening.close()
    },
  }
}

function configure(server: Server, requestTimeoutMs: number) {
  Object.assign(server, {
    requestTimeout: requestTimeoutMs,
    headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
    timeout: silentTimeoutMs,
    // Longer than a proxy keeps its connections, or it could send a request into one that is just being closed.
    keepAliveTimeout: 70_000,
    maxConnections,
    maxRequestsPerSocket: 0,
  })
}

/** Allowed with the token; if none is set, only from this machine and not through its proxy. */
function maySeeMetrics(request: IncomingMessage, token: string | null): boolean {
  if (token !== null) {
    const given = sha256(request.headers.authorization ?? '')
    return timingSafeEqual(Buffer.from(given), Buffer.from(sha256(`Bearer ${token}`)))
  }
  const isDirect = request.headers['x-forwarded-for'] === undefined
  return isDirect && isLoopback(clientAddress(request, false))
}
