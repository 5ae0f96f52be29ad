// Team sharing: no acknowledged event is lost, and how soon a phone receives what another one sent. Loopback only.
import { startCluster } from '../server/testing/postgres-cluster.mjs'
import { measureKills } from './team/kills.mjs'
import { joinMany, runLoad } from './team/load.mjs'
import { measureNewPhone } from './team/new-phone.mjs'
import { prepareServer } from './team/server-process.mjs'
import { quantile } from './tools/statistics.mjs'

const kills = Number(process.env['TEAM_KILLS'] ?? 50)
const seconds = Number(process.env['TEAM_SECONDS'] ?? 60)
const events = Number(process.env['TEAM_EVENTS'] ?? 100_000)
const [phones, teams] = [200, 20]

export async function measure() {
  const cluster = await startCluster({ mayInstall: true })
  const postgres = 'url' in cluster ? cluster : null
  /** @type {{ name: string, cluster: typeof postgres }[]} */
  const engines = [{ name: 'SQLite', cluster: null }]
  if (postgres !== null) engines.push({ name: 'PostgreSQL', cluster: postgres })
  else if ('reason' in cluster) console.warn(`PostgreSQL is left out: ${cluster.reason}`)
  const killed = []
  const loaded = []
  for (const engine of engines) {
    killed.push({ name: engine.name, ...(await measureKills({ kills, cluster: engine.cluster })) })
    console.log(JSON.stringify(killed.at(-1)))
    loaded.push({ name: engine.name, ...(await measureLoad(engine.cluster)) })
    console.log(JSON.stringify(loaded.at(-1)))
  }
  const newPhone = await measureNewPhone({ events })
  console.log(JSON.stringify(newPhone))
  const across = postgres === null ? null : await measureAcross(postgres)
  console.log(JSON.stringify(across))
  await postgres?.stop()
  return report({ killed, loaded, across, newPhone })
}

async function measureLoad(cluster) {
  const server = await prepareServer({ databaseUrl: cluster?.url })
  await server.start()
  const members = await joinMany(server, { teams, phones })
  const clients = members.map(({ member, team }) => {
    const phone = member.at(server.origin)
    return { team, reader: phone, writer: () => phone, sends: true }
  })
  const outcome = await runLoad({ clients, seconds })
  const memoryMb = server.peakMemoryMb()
  await server.stop()
  return { ...figures(outcome), memoryMb }
}

/** All write to one process and read from another; halfway the first one is killed, and they write to the other. */
async function measureAcross(cluster) {
  const [one, other] = [
    await prepareServer({ databaseUrl: cluster.url }),
    await prepareServer({ databaseUrl: cluster.url }),
  ]
  await one.start()
  await other.start()
  const members = await joinMany(one, { teams: 4, phones: 40 })
  let target = one.origin
  const clients = members.map(({ member, team }) => ({
    team,
    reader: member.at(other.origin),
    writer: () => member.at(target),
    sends: true,
  }))
  const before = await runLoad({ clients, seconds: seconds / 2 })
  const during = async () => {
    await new Promise((resolve) => setTimeout(resolve, (seconds / 4) * 1000))
    await one.kill()
    target = other.origin
  }
  const after = await runLoad({ clients, seconds: seconds / 2, during })
  await other.stop()
  return {
    ...figures(before),
    lostByKill: after.lost,
    completeAfterKill: after.complete,
    phones: 40,
  }
}

const figures = ({ delays, ...rest }) => ({
  ...rest,
  deliveries: delays.length,
  p50: quantile(delays, 0.5),
  p99: quantile(delays, 0.99),
})

const goal = (figure, wanted, found, isMet) => ({
  figure,
  goal: wanted,
  found,
  isMet,
  source: 'issue',
})

function newPhoneGoals({ events: count, ms, longest, database, journal }) {
  const isTwice = database === count && journal === count
  return [
    goal(
      `${count} events to a new phone, shown and kept twice`,
      '≤ 10 s',
      `${(ms / 1000).toFixed(1)} s${isTwice ? '' : `, kept: ${journal} and ${database}`}`,
      ms <= 10_000 && isTwice,
    ),
    goal(
      'longest task while a new phone takes them in',
      '≤ 50 ms',
      longest === 0 ? 'none over 50 ms' : `${longest.toFixed(0)} ms`,
      longest <= 50,
    ),
  ]
}

function report({ killed, loaded, across, newPhone }) {
  const each = (list, text) => list.map(text).join('; ')
  const about = each(loaded, ({ name }) => name)
  const goals = [
    goal(
      `acknowledged events lost over ${kills} SIGKILLs, ${about}`,
      '0',
      each(killed, ({ lost }) => lost),
      killed.every(({ lost }) => lost === 0),
    ),
    goal(
      `delivery to ${phones} phones, p50, ${about}`,
      '≤ 50 ms',
      `${each(loaded, ({ p50 }) => p50.toFixed(0))} ms`,
      loaded.every(({ p50 }) => p50 <= 50),
    ),
    goal(
      `delivery to ${phones} phones, p99, ${about}`,
      '≤ 500 ms',
      `${each(loaded, ({ p99 }) => p99.toFixed(0))} ms`,
      loaded.every(({ p99 }) => p99 <= 500),
    ),
    goal(
      `memory of the server, ${about}`,
      '≤ 250 MB',
      `${each(loaded, ({ memoryMb }) => memoryMb.toFixed(0))} MB`,
      loaded.every(({ memoryMb }) => memoryMb <= 250),
    ),
    goal(
      `phones that have everything, ${about}`,
      `${phones}`,
      each(loaded, ({ complete }) => complete),
      loaded.every(({ complete }) => complete === phones),
    ),
    ...newPhoneGoals(newPhone),
    ...(across === null
      ? []
      : [
          goal(
            'delivery across two processes, p99',
            '≤ 500 ms',
            `${across.p99.toFixed(0)} ms`,
            across.p99 <= 500,
          ),
          goal(
            'lost when one of two processes is killed',
            '0',
            `${across.lostByKill}`,
            across.lostByKill === 0,
          ),
        ]),
  ]
  return {
    tables: [
      {
        title: `Killed in mid-write (PostgreSQL: server and database by turns), 6 phones writing, one reading on`,
        head: [
          'engine',
          'kills',
          'acknowledged',
          'lost',
          'kept twice',
          'passed by the reader',
          'read and then gone',
        ],
        rows: killed.map((it) => [
          it.name,
          it.kills,
          it.acknowledged,
          it.lost,
          it.twice,
          it.passedBy,
          it.vanished,
        ]),
      },
      {
        title: `${phones} phones in ${teams} teams, an event a second each, ${seconds} s; two processes: 40 phones in 4 teams`,
        head: ['engine', 'sent', 'deliveries', 'p50 ms', 'p99 ms', 'memory MB', 'complete'],
        rows: [
          ...loaded.map((it) => [
            it.name,
            it.sent,
            it.deliveries,
            it.p50.toFixed(0),
            it.p99.toFixed(0),
            it.memoryMb.toFixed(0),
            it.complete,
          ]),
          ...(across === null
            ? []
            : [
                [
                  'PostgreSQL, two processes',
                  across.sent,
                  across.deliveries,
                  across.p50.toFixed(0),
                  across.p99.toFixed(0),
                  '–',
                  across.complete,
                ],
              ]),
        ],
      },
    ],
    goals,
    notes: [
      'The new phone is a page of the app in Chromium; twenty tests a field, each as the app makes it of a laboratory’s row. Its time is from the tap until all is in the journal and in the database, and nothing is left to do.',
      'Delivery: from the moment a phone begins to send until another one has the event, the message of the live stream and the fetching of the page included. Phones, server and database share the two cores.',
      ...(across === null
        ? ['PostgreSQL was not to be had on this machine.']
        : [
            `One of two processes killed in mid-write: ${across.completeAfterKill} of ${across.phones} phones went on at the other and had everything.`,
          ]),
    ],
  }
}
