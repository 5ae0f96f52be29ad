import { join as joinPath } from 'node:path'
import { describe, expect, test } from 'vitest'
import { backUp, copyDatabase, NotEmpty } from './database/copy.ts'
import type { Database } from './database/database.ts'
import { migrate, NewerSchema } from './database/migrate.ts'
import { openSqlite } from './database/sqlite.ts'
import { sha256 } from './team/secrets.ts'
import { engines, hasEngine, openTestDatabase } from './testing/test-databases.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { join, newTeam, plotEvent, startTestServer } from './testing/test-team.ts'

/** In a folder that does not exist yet. */
const newFile = () => joinPath(temporaryFolder('team-backup'), 'daily', 'backup.db')

async function serving<T>(database: Database, work: (origin: string) => Promise<T>) {
  const server = await startTestServer(database)
  try {
    return await work(`http://127.0.0.1:${server.port}`)
  } finally {
    await server.close()
  }
}

const idsOf = (body: { events: { event: { id: string } }[] }) =>
  body.events.map(({ event }) => event.id)

describe.each(engines)('from %s', (engine) => {
  describe.skipIf(!hasEngine(engine))('with the engine installed', () => {
    test.each(engines)('a copy to %s is complete, and begins a new epoch', async (target) => {
      if (!hasEngine(target)) return
      const [from, to] = [await openTestDatabase(engine), await openTestDatabase(target)]
      const events = Array.from({ length: 120 }, (_, index) => plotEvent(`plot-${index % 7}`))
      const photo = Buffer.from('photograph')
      const owner = await serving(from, async (origin) => {
        const phone = await join(origin, (await newTeam(from)).code)
        for (let at = 0; at < events.length; at += 40) await phone.send(events.slice(at, at + 40))
        await phone.ask('PUT', `/photos/${sha256(photo)}`, photo, 'image/webp')
        return { phone, page: (await phone.read()).body }
      })
      await copyDatabase(from, to)
      await serving(to, async (origin) => {
        const phone = owner.phone.at(origin)
        const { body } = await phone.read()
        expect(idsOf(body)).toEqual(events.map(({ id }) => id))
        expect(body.log).toEqual({ ...owner.page.log, epoch: owner.page.log.epoch + 1 })
        expect((await phone.read(owner.page.cursor)).body.events).toEqual([])
        expect((await phone.get(`/photos/${sha256(photo)}`)).body).toBe('photograph')
        expect((await phone.send([plotEvent()])).body.accepted).toHaveLength(1)
      })
      await expect(copyDatabase(from, to)).rejects.toThrow(NotEmpty)
      await Promise.all([from.close(), to.close()])
    })

    test('a backup made during writes is a consistent snapshot, and later events are restored by phones', async () => {
      const database = await openTestDatabase(engine)
      const file = newFile()
      const events = Array.from({ length: 30 }, () => plotEvent())
      const phone = await serving(database, async (origin) => {
        const owner = await join(origin, (await newTeam(database)).code)
        await owner.send(events.slice(0, 10))
        const [, ...answers] = await Promise.all([
          backUp(database, file),
          ...events.slice(10).map((event) => owner.send([event])),
        ])
        expect(answers.every(({ body }) => body.accepted.length === 1)).toBe(true)
        return { owner, cursor: (await owner.read()).body.cursor }
      })
      await database.close()

      const restored = openSqlite(file)
      await migrate(restored)
      await serving(restored, async (origin) => {
        const owner = phone.owner.at(origin)
        const before = idsOf((await owner.read()).body)
        expect(before.length).toBeGreaterThanOrEqual(10)
        // The log grows past the phone's position before it returns: its cursor is still not one of this log.
        const isShorter = before.length < events.length
        if (isShorter) await owner.send(Array.from({ length: 25 }, () => plotEvent()))
        const again = (await owner.read(phone.cursor)).body
        expect(again.error?.code).toBe(isShorter ? 'other-log' : undefined)
        const { lacks } = (await owner.post('/lack', { ids: events.map(({ id }) => id) })).body
        expect(lacks).toHaveLength(events.length - before.length)
        await owner.send(events.filter(({ id }) => lacks.includes(id)))
        const after = new Set(idsOf((await owner.read()).body))
        expect(events.filter(({ id }) => !after.has(id))).toEqual([])
      })
      await restored.close()
    })

    test('an emptied server is refilled by one phone', async () => {
      const database = await openTestDatabase(engine)
      await serving(database, async (origin) => {
        const owner = await join(origin, (await newTeam(database)).code)
        const events = Array.from({ length: 50 }, () => plotEvent())
        const ids = events.map(({ id }) => id)
        expect((await owner.post('/lack', { ids })).body.lacks).toEqual(ids)
        await owner.send(events)
        expect((await owner.post('/lack', { ids })).body.lacks).toEqual([])
      })
      await database.close()
    })

    test('a database of a newer version is left untouched', async () => {
      const database = await openTestDatabase(engine)
      await migrate(database)
      await database.transaction(({ all }) =>
        all('insert into schema_version (version) values (9999)'),
      )
      await expect(migrate(database)).rejects.toThrow(NewerSchema)
      await database.close()
    })
  })
})
