import type { Remark } from '#domain/kit/kit.ts'
import type { Known } from '#domain/sourced.ts'
import type { samplingText as japanese } from './text.ja.ts'
import { samplingText } from './text.ts'

type Text = typeof japanese

/** How to take soil samples, as recommended to Japanese growers. Source: docs/facts/kits.md 4. */

const official = (text: string, ...sources: string[]): Remark => ({
  text,
  trust: 'official',
  sources,
})

export interface SamplingTopic {
  readonly id: keyof Text['topics']
  readonly title: string
  readonly remarks: readonly Remark[]
  /** Conflicting advice of different sources; shown side by side, none preferred. */
  readonly differing: readonly Remark[]
}

const topic = (
  id: SamplingTopic['id'],
  remarks: readonly Remark[],
  differing: readonly Remark[] = [],
): SamplingTopic => ({ id, title: samplingText().topics[id], remarks, differing })

export function samplingTopics(): readonly SamplingTopic[] {
  const remarks = samplingText().remarks
  return [
    topic('time', [official(remarks.afterHarvest, 'SM', 'DW'), official(remarks.weather, 'DW')]),
    topic('place', [
      official(remarks.fivePoints, 'KM', 'HK', 'ZS', 'SM'),
      official(remarks.avoidEdges, 'ZS', 'SK2'),
      official(remarks.avoidMarks, 'ZS', 'SK2', 'DW'),
      official(remarks.slope, 'ZS'),
      official(remarks.problemPatches, 'DW', 'HK'),
    ]),
    topic('digging', [
      official(remarks.surface, 'KM', 'SK2'),
      official(remarks.thickness, 'ZS', 'SK2'),
      official(remarks.tools, 'DW', 'SK2'),
    ]),
    topic(
      'mixing',
      [official(remarks.mix, 'KM', 'HK', 'ZS', 'SM')],
      [
        official(remarks.amountKomeri, 'KM'),
        official(remarks.amountManual, 'SM'),
        official(remarks.amountZennoh, 'ZS'),
        official(remarks.separate, 'RT'),
      ],
    ),
    topic(
      'after',
      [official(remarks.label, 'KM'), official(remarks.drying, 'KM', 'SM')],
      [official(remarks.rawKits, 'Z1', 'ZA'), official(remarks.dryKits, 'PT6', 'LT1', 'RT')],
    ),
  ]
}

/** A layer to take, in centimeters below the surface. */
export interface DepthAdvice {
  readonly id: keyof Text['depths']
  readonly name: string
  readonly layer: Known<readonly [from: number, to: number]>
}

type Layer = readonly [id: DepthAdvice['id'], from: number, to: number, source: string]

const layers: readonly Layer[] = [
  ['midorikun', 5, 10, 'Z1'],
  ['topsoil', 0, 15, 'DW'],
  ['vegetables', 0, 20, 'HK'],
  ['general', 10, 20, 'SK2'],
  ['grass', 0, 5, 'HK'],
  ['orchardUpper', 0, 20, 'SM'],
  ['orchardLower', 20, 40, 'SM'],
]

/** Lower end of the deepest layer advised, in centimeters. */
export const maxDepthCm = Math.max(...layers.map(([, , to]) => to))

export const depthTitle = () => samplingText().topics.depth
export const depthAdvice = (): readonly DepthAdvice[] =>
  layers.map(([id, from, to, source]) => ({
    id,
    name: samplingText().depths[id],
    layer: { value: [from, to], trust: 'official', sources: [source] },
  }))

/** Days to wait between fertilizing and sampling. */
export interface FertilizerWait {
  readonly id: keyof Text['waits']
  readonly text: string
  readonly days: Known<number>
}

const wait = (id: FertilizerWait['id'], days: number, ...sources: string[]): FertilizerWait => ({
  id,
  text: samplingText().waits[id],
  days: { value: days, trust: 'official', sources },
})

/** A month counts as 30 days; of 3 to 6 weeks the shorter is used. */
export const fertilizerWaits = (): readonly FertilizerWait[] => [
  wait('liquid', 7, 'SK2'),
  wait('american', 21, 'UCD', 'NF'),
  wait('solid', 30, 'HK'),
]

export const hasWaitedFor = (wanted: Pick<FertilizerWait, 'days'>, days: number) =>
  days >= wanted.days.value

/** Checklist for the field, in the order of work. */
export const samplingTasks = (): readonly { readonly id: string; readonly text: string }[] =>
  Object.entries(samplingText().tasks).map(([id, text]) => ({ id, text }))
