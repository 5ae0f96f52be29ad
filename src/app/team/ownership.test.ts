import { expect, test } from 'vitest'
import { newPlot } from '#domain/plot/plot.ts'
import { fakeEventLog } from '#testing/fakes/fake-event-log.ts'
import { createOwnership } from './ownership.ts'

test('owners are found at the next attempt after the fields could not be read', async () => {
  const log = fakeEventLog()
  const plot = { ...newPlot('p1', '北の畑'), farmer: '山田' }
  await log.append({ stream: 'plots', kind: 'plot-kept', version: 1, payload: plot })
  let isLost = true
  const readStream = async (stream: string) => {
    if (isLost) throw new Error('the database is closed')
    return log.readStream(stream)
  }
  const ownership = createOwnership({ ...log, readStream })
  await expect(ownership.subjectsOf(log.all())).rejects.toThrow('the database is closed')
  isLost = false
  expect(await ownership.subjectsOf(log.all())).toMatchObject([{ owners: [{ farmer: '山田' }] }])
})
