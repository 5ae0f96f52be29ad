import { failed, ok } from '#domain/result.ts'
import type { StoredEvent } from '#ports/event-log.ts'
import { listeners } from '#ports/listeners.ts'
import type { Photo } from '#ports/photos.ts'
import type {
  EventRefusal,
  Named,
  NewInvitation,
  TeamInvitation,
  TeamMember,
  TeamReason,
} from '#domain/team/team.ts'
import type {
  LiveNews,
  ScopedEvent,
  TeamAnswer,
  TeamConnection,
  TeamProblem,
  TeamServer,
} from '#ports/team-server.ts'

interface Row {
  readonly scope: string
  readonly event: StoredEvent
  readonly member: Named
  readonly device: string
}

interface Device extends Named {
  readonly member: string
  readonly token: string
  isRevoked: boolean
}

type Person = TeamMember & { readonly isRevoked: boolean }
type Invitation = TeamInvitation & { readonly code: string }

/** An office's server with one team, and its connections to phones. */
export function fakeTeamOffice(options: { readonly now?: () => number } = {}) {
  const now = options.now ?? (() => 0)
  let epoch = 1
  let rows: Row[] = []
  let photos = new Map<string, Photo>()
  let members: Person[] = []
  let invitations: Invitation[] = []
  let devices: Device[] = []
  let count = 0
  const refusals = new Map<string, EventRefusal>()
  let hasRoomForPhotos = true
  const changes = listeners<[]>()
  const accesses = listeners<[]>()
  const team = { id: 'team-1', name: '高原普及センター' }
  const nextId = (kind: string) => `${kind}-${(count += 1)}`
  const log = () => ({ id: 'log-1', epoch: String(epoch) })

  function invite({ role, farmers, name, expiresInHours }: NewInvitation): Invitation {
    const id = nextId('invitation')
    const expiresAt = now() + expiresInHours * 3_600_000
    const invitation = { id, code: `code-${id}`, role, farmers, name, expiresAt, isUsed: false }
    invitations = [...invitations, invitation]
    return invitation
  }

  const subjectScope = (key: string) => rows.find(({ event }) => subjectOf(event) === key)?.scope
  const sees = ({ farmers }: TeamMember, { scope, event }: Row) =>
    farmers === null || farmers.includes(scope) || /^(record-kits|kits|charts)$/u.test(event.stream)

  function take(member: TeamMember, device: Device, { scope, event }: ScopedEvent) {
    const known = rows.find((row) => row.event.id === event.id)
    if (known !== undefined) {
      return JSON.stringify(known.event) === JSON.stringify(event) ? 'known' : 'differs'
    }
    const forced = refusals.get(event.id)
    if (forced !== undefined) return forced
    if (!/^(record:.+|records|record-kits|plots|kits|charts)$/u.test(event.stream)) return 'kind'
    if (Number(event.clock.slice(0, 13)) > now() + 300_000) return 'ahead'
    const key = subjectOf(event)
    const kept = { scope: subjectScope(key) ?? scope, event, member, device: device.id }
    const mayWrite = member.farmers === null || event.stream === 'record-kits' || sees(member, kept)
    if (member.role === 'reader' || !mayWrite) return 'not-allowed'
    rows = [...rows, kept]
    return 'accepted'
  }

  /** Creates one phone's connection to the office. */
  function phone() {
    let isOnline = true
    let isLiveBlocked = false
    const lost: boolean[] = []
    const closes = listeners<[]>()
    const problem = (reason: TeamReason): TeamProblem => ({ reason, retryAfterSeconds: null })

    async function over<Value>(
      work: () => TeamAnswer<Value> | Promise<TeamAnswer<Value>>,
    ): Promise<TeamAnswer<Value>> {
      if (!isOnline) return failed(problem('offline'))
      const answer = await work()
      return lost.shift() === true ? failed(problem('offline')) : answer
    }

    function connect(token: string): TeamConnection {
      const find = (): TeamAnswer<{ readonly device: Device; readonly member: Person }> => {
        const device = devices.find((one) => one.token === token)
        const member = members.find(({ id }) => id === device?.member)
        if (device === undefined || member === undefined) return failed(problem('unknown-token'))
        return device.isRevoked || member.isRevoked
          ? failed(problem('revoked'))
          : ok({ device, member })
      }
      const asMember = <Value>(
        work: (who: { readonly device: Device; readonly member: Person }) => TeamAnswer<Value>,
      ) =>
        over(() => {
          const found = find()
          return found.ok ? work(found.value) : found
        })
      const asOwner = <Value>(work: () => TeamAnswer<Value>) =>
        asMember(({ member }) =>
          member.role === 'owner' ? work() : failed(problem('not-allowed')),
        )
      return {
        readAccess: () => asMember(({ member }) => ok({ team, member, log: log() })),
        send: (events) =>
          asMember(({ member, device }) => {
            if (events.length > 50) return failed(problem('too-large'))
            const outcomes = events.map((one) => [one.event.id, take(member, device, one)] as const)
            const of = (wanted: string) =>
              outcomes.filter(([, outcome]) => outcome === wanted).map(([id]) => id)
            const refused = outcomes.flatMap(([id, outcome]) =>
              outcome === 'accepted' || outcome === 'known' ? [] : [{ id, code: outcome }],
            )
            if (of('accepted').length > 0) changes.tell()
            return ok({ accepted: of('accepted'), known: of('known'), refused, log: log() })
          }),
        pull: (after, limit) =>
          asMember(({ member }) => {
            const from = Number(after || 0)
            if (from > rows.length) return failed(problem('other-log'))
            const page = rows.slice(from, from + limit)
            const end = from + page.length
            return ok({
              events: structuredClone(page.filter((row) => sees(member, row))),
              cursor: end === 0 ? '' : String(end),
              more: end < rows.length,
              log: log(),
            })
          }),
        lack: (ids) =>
          asMember(() =>
            ok({ lacks: ids.filter((id) => !rows.some(({ event }) => event.id === id)) }),
          ),
        live(listener) {
          const tell = (news: LiveNews) => isOnline && !isLiveBlocked && listener(news)
          const open = () => {
            const found = find()
            if (!isOnline || isLiveBlocked) {
              listener({ kind: 'closed', problem: problem('offline'), isFinal: false })
            } else if (found.ok) tell({ kind: 'open' })
            else tell({ kind: 'closed', problem: found.reason, isFinal: true })
          }
          const stops = [
            changes.add(() => tell({ kind: 'changed' })),
            accesses.add(() => tell({ kind: 'access' })),
            closes.add(open),
          ]
          open()
          return () => {
            for (const stop of stops) stop()
          }
        },
        putPhoto: (name, photo) =>
          asMember(() => {
            if (!hasRoomForPhotos) return failed(problem('quota'))
            photos.set(name, structuredClone(photo))
            return ok(undefined)
          }),
        getPhoto: (name) =>
          asMember(() => {
            const photo = photos.get(name)
            return photo === undefined ? failed(problem('not-found')) : ok(structuredClone(photo))
          }),
        people: () =>
          asMember(() =>
            ok({
              members: members.map((person) => ({
                ...person,
                devices: devices
                  .filter(({ member }) => member === person.id)
                  .map(({ id, name, isRevoked }) => ({ id, name, isRevoked, lastSeen: now() })),
              })),
              invitations,
            }),
          ),
        invite: (invitation) => asOwner(() => ok(invite(invitation))),
        withdraw: (id) =>
          asOwner(() => {
            invitations = invitations.filter((one) => one.id !== id)
            return ok(undefined)
          }),
        changeMember: (id, change) =>
          asOwner(() => {
            members = members.map((one) => (one.id === id ? { ...one, ...change } : one))
            accesses.tell()
            return ok(undefined)
          }),
        revokeDevice: (id) =>
          asMember(() => {
            for (const device of devices) if (device.id === id) device.isRevoked = true
            accesses.tell()
            return ok(undefined)
          }),
        leave: () =>
          asMember(({ device }) => {
            device.isRevoked = true
            return ok(undefined)
          }),
      }
    }

    const server: TeamServer = {
      health: () => over(() => ok(log())),
      accept: ({ code, device, memberName }) =>
        over(() => {
          const invitation = invitations.find((one) => one.code === code)
          if (invitation === undefined) return failed(problem('not-found'))
          if (invitation.isUsed) return failed(problem('used'))
          if (invitation.expiresAt < now()) return failed(problem('expired'))
          invitations = invitations.map((one) =>
            one === invitation ? { ...one, isUsed: true } : one,
          )
          const { role, farmers } = invitation
          const member = { id: nextId('member'), name: memberName, role, farmers }
          members = [...members, { ...member, isRevoked: false }]
          const token = nextId('token')
          devices = [...devices, { ...device, member: member.id, token, isRevoked: false }]
          return ok({ team, member, log: log(), deviceId: device.id, token })
        }),
      connect: ({ token }) => connect(token),
    }
    return {
      server,
      /** Breaks or restores the connection. */
      setOnline(next: boolean) {
        isOnline = next
        closes.tell()
      },
      /** Breaks the live connection for good, as a proxy may; requests are still answered. */
      blockLive() {
        isLiveBlocked = true
        closes.tell()
      },
      /** Drops some of the next responses, although their requests are carried out. */
      loseAnswers: (...next: readonly boolean[]) => void lost.push(...next),
    }
  }

  return {
    phone,
    invite: (invitation: Partial<NewInvitation> = {}) =>
      invite({ role: 'writer', farmers: null, name: '', expiresInHours: 72, ...invitation }).code,
    events: () => rows.map(({ event }) => event),
    scopes: () => new Map(rows.map(({ event, scope }) => [event.id, scope])),
    photos: () => [...photos.keys()],
    refuse: (id: string, code: EventRefusal) => void refusals.set(id, code),
    refuseNothing: () => refusals.clear(),
    setRoomForPhotos: (hasRoom: boolean) => void (hasRoomForPhotos = hasRoom),
    /** Restores an old backup: only the first events of the log remain. */
    restore(length: number) {
      rows = rows.slice(0, length)
      photos = new Map()
      epoch += 1
      changes.tell()
    },
  }
}

export type FakeTeamOffice = ReturnType<typeof fakeTeamOffice>

function subjectOf({ stream, payload }: StoredEvent): string {
  if (stream.startsWith('record:')) return stream
  const part = (name: string): unknown =>
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined
  return `${stream}/${String(part('id') ?? part('ref'))}`
}
