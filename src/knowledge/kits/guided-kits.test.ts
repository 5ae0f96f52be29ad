import { expect, it } from 'vitest'

import { playRun } from '#testing/planning/play-run.ts'
import { builtInKits } from './catalog.ts'

it('every kit can be done to its end as the plan says, with unknown lengths too', async () => {
  for (const kit of await Promise.all(builtInKits.map((listed) => listed.load()))) {
    const { run } = playRun({
      id: 'run',
      kit,
      analytes: kit.analytes.map(({ id }) => id),
      samples: ['a', 'b', 'c'].map((id) => ({ id, name: '' })),
      wallOffset: 0,
    })
    expect([kit.id, run.readings.length]).toEqual([kit.id, 3 * kit.analytes.length])
  }
})
