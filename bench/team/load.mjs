import { joinTeam, newEvent, pause, readAll } from './phone.mjs'

/**
 * Phones that each send an event per second and fetch the others' events when the server announces them.
 * @typedef {{ team: number, reader: any, writer: () => any, sends: boolean }} Client
 * @param {{ clients: Client[], seconds: number, during?: () => Promise<unknown> }} setting `during`: done while they send
 */
export async function runLoad({ clients, seconds, during = () => Promise.resolve() }) {
  const sentAt = new Map()
  const delays = []
  const states = clients.map((client) => ({
    ...client,
    seen: new Set(),
    cursor: '',
    isReading: false,
    isStale: false,
  }))
  const read = async (state) => {
    if (state.isReading) {
      state.isStale = true
      return
    }
    state.isReading = true
    do {
      state.isStale = false
      const { status, body } = await state.reader.read(state.cursor).catch(() => ({ status: 0 }))
      const now = performance.now()
      if (status !== 200) {
        await pause(200)
        state.isStale = true
        continue
      }
      for (const { event } of body.events) {
        const sent = sentAt.get(event.id)
        if (sent !== undefined && sent.state !== state && !state.seen.has(event.id))
          delays.push(now - sent.at)
        state.seen.add(event.id)
      }
      state.cursor = body.cursor
      if (body.more) state.isStale = true
    } while (state.isStale)
    state.isReading = false
  }
  const stops = await Promise.all(
    states.map((state) => state.reader.listen(() => void read(state))),
  )
  /** @type {string[][]} */
  const acknowledged = states.map(() => [])
  const until = performance.now() + seconds * 1000
  const sending = states.map(async (state, index) => {
    if (!state.sends) return
    await pause(Math.random() * 1000)
    while (performance.now() < until) {
      const startedAt = performance.now()
      const event = newEvent()
      sentAt.set(event.id, { at: startedAt, state })
      for (let isSent = false; !isSent;) {
        const { status } = await state
          .writer()
          .send([event])
          .catch(() => ({ status: 0 }))
        isSent = status === 200
        if (!isSent) await pause(50)
      }
      acknowledged[index].push(event.id)
      await pause(1000 - (performance.now() - startedAt))
    }
  })
  await during()
  await Promise.all(sending)
  await pause(3000)
  for (const stop of stops) stop()
  const ofTeam = (team) =>
    acknowledged.flatMap((ids, index) => (clients[index].team === team ? ids : []))
  const wanted = new Map(
    [...new Set(clients.map(({ team }) => team))].map((team) => [team, ofTeam(team)]),
  )
  const complete = states.filter(({ team, seen }) =>
    ofTeam(team).every((id) => seen.has(id)),
  ).length
  let lost = 0
  for (const [team, ids] of wanted) {
    const kept = new Set(await readAll(clients.find((client) => client.team === team)?.reader))
    lost += ids.filter((id) => !kept.has(id)).length
  }
  return { delays, complete, lost, sent: acknowledged.flat().length }
}

/** Creates phones in teams, each joined at the server. */
export async function joinMany(server, { teams, phones }) {
  const members = []
  for (let team = 0; team < teams; team += 1) {
    const owner = await joinTeam(server.origin, await server.invite(`team ${team}`))
    members.push({ member: owner, team })
    for (let count = 1; count < phones / teams; count += 1) {
      members.push({ member: await joinTeam(server.origin, await owner.invite()), team })
    }
  }
  return members
}
