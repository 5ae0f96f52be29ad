import { expect, test } from 'vitest'
import { openPostgres } from './database/postgres.ts'
import { migrate } from './database/migrate.ts'
import { hasEngine, newPostgresUrl } from './testing/test-databases.ts'
import { join, listenLive, newTeam, plotEvent, startTestServer } from './testing/test-team.ts'

test.skipIf(!hasEngine('postgres'))(
  'two processes on one PostgreSQL notify each other’s phones, and one continues without the other',
  async () => {
    const url = await newPostgresUrl()
    const databases = [openPostgres(url), openPostgres(url)] as const
    // Whichever starts first creates the tables.
    await Promise.all(databases.map(migrate))
    const one = await startTestServer(databases[0])
    const other = await startTestServer(databases[1])
    const owner = await join(`http://127.0.0.1:${one.port}`, (await newTeam(databases[0])).code)
    const elsewhere = owner.at(`http://127.0.0.1:${other.port}`)
    const live = await listenLive(`http://127.0.0.1:${other.port}`, owner)
    await live.next('changed')
    const event = plotEvent()
    const { cursor } = (await owner.send([event])).body
    expect(await live.next('changed')).toEqual({ cursor })
    expect((await elsewhere.read()).body.events).toMatchObject([{ event }])
    await one.close()
    await databases[0].close()
    expect((await elsewhere.send([plotEvent()])).body.accepted).toHaveLength(1)
    live.close()
    await other.close()
    await databases[1].close()
  },
)
