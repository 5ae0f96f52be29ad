import { describe, expect, it } from 'vitest'

import type { Kit } from '#domain/kit/kit.ts'
import { playReloaded, type ReloadedTest } from '#testing/planning/play-reloaded.ts'
import { handsOn, kitOf, reaction, read, stripKit, timed } from '#testing/small-kit.ts'

const tubeKit: Kit = {
  ...kitOf(
    handsOn('fill', 20),
    timed('shake', 30),
    handsOn('drop', 10),
    reaction('wait', 120),
    read('look', ['n'], 30),
  ),
  analytes: stripKit.analytes.slice(0, 1).map((one) => ({ ...one, id: 'n', method: 'color' })),
}

describe('a page reloaded in the middle of a test', () => {
  it.each<ReloadedTest>([
    { seed: 1, kit: stripKit, samples: 4, people: 1 },
    { seed: 2, kit: stripKit, samples: 6, people: 2 },
    { seed: 3, kit: tubeKit, samples: 5, people: 1, vessels: 2 },
    { seed: 4, kit: tubeKit, samples: 6, people: 2, vessels: 2 },
  ])('shows the same cards and the same end, %#', async (test) => {
    const { isComplete, reloads, differences } = await playReloaded(test)
    expect(isComplete).toBe(true)
    expect(reloads).toBeGreaterThan(5)
    expect(differences).toEqual([])
  })
})
