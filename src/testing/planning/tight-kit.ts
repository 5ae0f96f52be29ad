import type { Kit, Lane } from '#domain/kit/kit.ts'
import { seededRandom } from '#domain/plan/random.ts'
import type { Known } from '#domain/sourced.ts'
import { seconds, type Seconds } from '#domain/units.ts'
import { handsOn, reaction, stripKit } from '#testing/small-kit.ts'

const told = (value: Seconds): Known<Seconds> => ({ value, trust: 'user', sources: [] })

/** A kit whose readings easily conflict: windows as short as 3 s, steps that must follow within a minute. */
export function tightKit(seed: number): Kit {
  const random = seededRandom(seed)
  const between = (least: number, most: number) =>
    seconds(Math.round(least * (most / least) ** random()))
  const soil: Lane = { id: 'soil', name: '', after: [], steps: [handsOn('fill', between(3, 60))] }
  const lanes = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, at): Lane => ({
    id: `lane${at}`,
    name: '',
    after: ['soil'],
    steps: [
      {
        kind: 'hands-on',
        id: `dip${at}`,
        title: '',
        detail: '',
        hands: between(3, 30),
        ...(random() < 0.5 && { startWithin: { limit: told(seconds(60)) } }),
      },
      reaction(`wait${at}`, between(20, 300)),
      {
        kind: 'read',
        id: `read${at}`,
        title: '',
        detail: '',
        analytes: [`a${at}`],
        readWithin: told(between(3, 30)),
        hands: between(3, 30),
      },
    ],
  }))
  const [analyte] = stripKit.analytes
  return {
    ...stripKit,
    id: `tight-${seed}`,
    analytes: lanes.flatMap((_, at) => (analyte === undefined ? [] : { ...analyte, id: `a${at}` })),
    lanes: [soil, ...lanes],
  }
}
