import type { Hono } from 'hono'
import { rotateToken } from '../team/access.ts'
import { isText } from '../team/batch.ts'
import { createInvitation, withdrawInvitation } from '../team/invitations.ts'
import { changeMember, leaveTeam, listMembers, revokeDevice } from '../team/members.ts'
import { Refusal } from '../team/refusal.ts'
import { invitationRequest, memberChange, parseRequest } from '../team/requests.ts'
import { describeTeam } from '../team/teams.ts'
import type { ApiEnv, ApiTools, Asked } from './api-context.ts'

/** Routes for members, their devices, and invitations. */
export function addMemberRoutes(api: Hono<ApiEnv>, tools: ApiTools) {
  const { database, live, limits, now, publicUrl, readJson } = tools

  api.get('/api/teams/:team', async (context) =>
    context.json(await describeTeam(database, context.get('access'), limits)),
  )
  api.get('/api/teams/:team/members', async (context) =>
    context.json(await listMembers(database, context.get('access'))),
  )
  api.post('/api/teams/:team/members/:id', async (context) => {
    const [access, id] = [context.get('access'), idIn(context)]
    const change = parseRequest(memberChange, await readJson(context))
    await changeMember(database, access, id, { ...change, now: now() })
    live.accessChanged(access.team, id)
    return context.body(null, 204)
  })
  api.post('/api/teams/:team/devices/:id/revoke', async (context) => {
    const access = context.get('access')
    const member = await revokeDevice(database, access, idIn(context), now())
    live.accessChanged(access.team, member)
    return context.body(null, 204)
  })
  api.post('/api/teams/:team/invitations', async (context) => {
    const request = parseRequest(invitationRequest, await readJson(context))
    const setting = { limits, now: now() }
    const made = await createInvitation(database, context.get('access'), request, setting)
    const url = invitationUrl(publicUrl ?? originIn(context), made.code)
    return context.json({ ...made, url }, 201)
  })
  api.post('/api/teams/:team/invitations/:id/withdraw', async (context) => {
    await withdrawInvitation(database, context.get('access'), idIn(context), now())
    return context.body(null, 204)
  })
  api.post('/api/teams/:team/token', async (context) =>
    context.json(await rotateToken(database, context.get('access'), now())),
  )
  api.post('/api/teams/:team/leave', async (context) => {
    const access = context.get('access')
    await leaveTeam(database, access, now())
    live.accessChanged(access.team, access.member.id)
    return context.body(null, 204)
  })
}

/** The code is after `#`, so that no server and no log sees it. */
export const invitationUrl = (origin: string, code: string) =>
  `${origin.replace(/\/+$/, '')}/diag?view=team#join=${code}`

/** The origin under which the phone reaches this server: the response goes to that phone alone. */
const originIn = (context: Asked) =>
  context.req.header('origin') ?? `http://${context.req.header('host') ?? 'localhost'}`

function idIn(context: Asked): string {
  const id = context.req.param('id')
  if (!isText(id)) throw new Refusal('not-found')
  return id
}
