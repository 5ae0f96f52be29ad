import { Hono } from 'hono'
import { authorize, readLogName } from '../team/access.ts'
import { acceptInvitation } from '../team/invitations.ts'
import { Refusal } from '../team/refusal.ts'
import { acceptanceRequest, parseRequest } from '../team/requests.ts'
import { apiHeaders, refuse } from './answers.ts'
import type { ApiEnv, ApiSettings, ApiTools, Asked } from './api-context.ts'
import { createGuard } from './guard.ts'
import { addLogRoutes } from './log-routes.ts'
import { addMemberRoutes } from './member-routes.ts'
import { createBodyReader, parseJson } from './read-body.ts'

const maxRequestBytes = 64 * 1024

/** The sharing API, described in docs/team.md. */
export function createApi(settings: ApiSettings) {
  const { database, limits, now, onError } = settings
  const guard = createGuard(settings)
  const receive = createBodyReader()
  const readBody = (context: Asked, maxBytes: number) => receive(context.env.incoming, maxBytes)
  const readJson = async (context: Asked, maxBytes = maxRequestBytes) =>
    parseJson(await readBody(context, maxBytes))

  const api = new Hono<ApiEnv>()
  api.use(async (context, next) => {
    for (const [name, value] of Object.entries(apiHeaders)) context.header(name, value)
    await next()
  })
  api.onError((error, context) => {
    if (!(error instanceof Refusal)) onError(error)
    return refuse(context, error)
  })
  api.notFound((context) => refuse(context, new Refusal('not-found')))

  api.get('/api/health', async (context) => {
    const about = { app: 'soil-kit-timer', protocol: 1 }
    try {
      return context.json({ ok: true, ...about, log: await readLogName(database) })
    } catch (error) {
      onError(error)
      return context.json({ ok: false, ...about }, 503)
    }
  })
  api.post('/api/invitations/accept', async (context) => {
    const request = parseRequest(acceptanceRequest, await readJson(context))
    const joined = await guard.limitFailures(context.env.incoming, now(), () =>
      acceptInvitation(database, request, { limits, now: now() }),
    )
    return context.json(joined, 201)
  })

  const authorized = async (context: Asked, next: () => Promise<void>) => {
    const token = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? ''
    const team = context.req.param('team') ?? ''
    const access = await guard.limitFailures(context.env.incoming, now(), () =>
      authorize(database, { team, token, now: now() }),
    )
    guard.limitDevice(access, now())
    context.set('access', access)
    await next()
  }
  // Also matches `/api/teams/:team` itself.
  api.use('/api/teams/:team/*', authorized)
  const tools: ApiTools = { ...settings, readBody, readJson }
  addLogRoutes(api, tools)
  addMemberRoutes(api, tools)
  return api
}
