import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import { acceptEvents } from '../team/accept-events.ts'
import { readLogName } from '../team/access.ts'
import { maxPage } from '../team/limits.ts'
import { keepPhoto, photoSize, readPhoto } from '../team/photos.ts'
import { createPages, readLacks } from '../team/read-events.ts'
import { Refusal } from '../team/refusal.ts'
import type { ApiEnv, ApiTools, Asked } from './api-context.ts'
import { refusalMessages } from './refusals.ja.ts'

/** Enough for 1,000 ids of maximum length. */
const maxLackBytes = 2 ** 20

const photoCache = 'private, max-age=31536000, immutable'

/** Routes for events and photographs. */
export function addLogRoutes(api: Hono<ApiEnv>, tools: ApiTools) {
  const { database, live, limits, now, readBody, readJson } = tools
  const readPage = createPages(database, now)

  api.post('/api/teams/:team/events', async (context) => {
    const access = context.get('access')
    const input = await readJson(context, limits.maxBatchBytes)
    const outcome = await acceptEvents(database, access, input, { limits, now: now() })
    if (outcome.accepted.length > 0) live.changed(access.team, outcome.cursor)
    const refused = outcome.refused.map((event) => ({
      ...event,
      message: refusalMessages[event.code],
    }))
    return context.json({ ...outcome, refused, log: await readLogName(database) })
  })
  api.get('/api/teams/:team/events', async (context) => {
    const { after = '', limit = '' } = context.req.query()
    const request = { after, limit: /^\d{1,6}$/.test(limit) ? Number(limit) : maxPage }
    const page = await readPage(context.get('access'), request)
    return context.body(page, 200, { 'Content-Type': 'application/json' })
  })
  api.post('/api/teams/:team/lack', async (context) => {
    const input = await readJson(context, maxLackBytes)
    return context.json(await readLacks(database, context.get('access'), input))
  })
  api.get('/api/teams/:team/live', async (context) => {
    await live.open(context.get('access'), context.env.outgoing)
    return RESPONSE_ALREADY_SENT
  })

  api.put('/api/teams/:team/photos/:sha256', async (context) => {
    const type = context.req.header('content-type') ?? ''
    const body = await readBody(context, limits.maxPhotoBytes)
    const photo = { type, body, name: photoName(context) }
    const outcome = await keepPhoto(database, context.get('access'), photo, { limits, now: now() })
    return context.body(null, outcome === 'kept' ? 201 : 200)
  })
  api.get('/api/teams/:team/photos/:sha256', async (context) => {
    const [access, name] = [context.get('access'), photoName(context)]
    const headers = (type: string, bytes: number) => ({
      'Content-Type': type,
      'Content-Length': String(bytes),
      'Cache-Control': photoCache,
    })
    if (context.req.method === 'HEAD') {
      const photo = await photoSize(database, access.team, name)
      if (photo === null) throw new Refusal('not-found')
      return context.body(null, 200, headers(photo.type, photo.bytes))
    }
    const { type, body } = await readPhoto(database, access, name)
    return context.body(new Uint8Array(body), 200, headers(type, body.length))
  })
}

function photoName(context: Asked): string {
  const name = context.req.param('sha256') ?? ''
  if (!/^[\da-f]{64}$/.test(name)) throw new Refusal('not-found')
  return name
}
