import { joinTeam, newEvent, pause, readAll } from './phone.mjs'
import { prepareServer } from './server-process.mjs'

const writers = 6
const eventsPerBatch = 5

/**
 * Phones write continuously and one reads, while the server, or its database, is repeatedly killed in the middle of a write.
 * @param {{ kills: number, cluster: import('../../server/testing/postgres-cluster.mjs').Cluster | null }} setting
 */
export async function measureKills({ kills, cluster }) {
  const server = await prepareServer({ databaseUrl: cluster?.url })
  await server.start()
  const owner = await joinTeam(server.origin, await server.invite('kills'))
  const acknowledged = new Set()
  const state = { isOver: false }
  const write = async (phone) => {
    while (!state.isOver) {
      const batch = Array.from({ length: eventsPerBatch }, newEvent)
      // Retries until it is acknowledged, as a phone does.
      while (!(await isSent(phone, batch, acknowledged))) await pause(30)
      await pause(150)
    }
  }
  const members = []
  for (let index = 0; index < writers; index += 1) {
    members.push(await joinTeam(server.origin, await owner.invite()))
  }
  const followed = []
  const follower = follow(owner.at(server.origin), followed, () => state.isOver)
  const writing = members.map((member) => write(member.at(server.origin)))
  for (let kill = 0; kill < kills; kill += 1) {
    const before = acknowledged.size
    while (acknowledged.size === before) await pause(5)
    await pause(Math.random() * 200)
    const target = cluster !== null && kill % 2 === 1 ? cluster : server
    await target.kill()
    await target.start()
  }
  state.isOver = true
  await Promise.all(writing)
  await follower
  const kept = await readAll(owner.at(server.origin))
  await server.stop()
  const [keptSet, followedSet] = [new Set(kept), new Set(followed)]
  return {
    kills,
    acknowledged: acknowledged.size,
    lost: [...acknowledged].filter((id) => !keptSet.has(id)).length,
    twice: kept.length - keptSet.size,
    passedBy: kept.filter((id) => !followedSet.has(id)).length,
    vanished: followed.filter((id) => !keptSet.has(id)).length,
  }
}

async function isSent(phone, batch, acknowledged) {
  try {
    const { status, body } = await phone.send(batch)
    if (status !== 200) return false
    for (const id of [...body.accepted, ...body.known]) acknowledged.add(id)
    return true
  } catch {
    return false
  }
}

/** Reads onward from its cursor, and once more at the end. */
async function follow(phone, followed, isOver) {
  let cursor = ''
  for (let isLast = false; ;) {
    const wasOver = isOver()
    try {
      const { status, body } = await phone.read(cursor)
      if (status === 200) {
        followed.push(...body.events.map(({ event }) => event.id))
        cursor = body.cursor
        if (isLast && !body.more) return
        isLast = wasOver
      } else if (status !== 503 && status !== 429) throw new Error(`${status} ${body.error.code}`)
    } catch (error) {
      if (!('code' in error) && !['cut off', 'silent'].includes(error.message)) throw error
    }
    await pause(isLast ? 500 : 80)
  }
}
