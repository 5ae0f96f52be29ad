import type { Trust } from '#domain/sourced.ts'
import type { Catalogs } from '#locales/source-catalogs.ts'
import type { ManualSource } from './sources.ts'

type Words = Catalogs['manual']
export type RemarkName = keyof Words['remarks']
export type TroubleName = keyof Words['troubles']

/** Source of a sentence in the manual; its words are in the catalog under the same name. */
export interface Backing<Name extends string> {
  readonly name: Name
  readonly trust: Trust
  readonly sources: readonly ManualSource[]
}

const by =
  (trust: Trust) =>
  <Name extends string>(name: Name, ...sources: readonly ManualSource[]): Backing<Name> => ({
    name,
    trust,
    sources,
  })
const official = by('official')
const reported = by('reported')
const inferred = by('inferred')

type Remarks = readonly Backing<RemarkName>[]

/** Remarks that hold for every kit, by section. Source: docs/facts/kits.md 1.3, 2, 3.2, 3.3, 5. */
export const careRemarks = {
  looking: [
    official('lookLight', 'RT', 'LT1'),
    inferred('lookWhite', 'FG'),
    official('lookBack', 'Z1'),
    official('lookNow', 'JM2'),
    reported('lookFirst', 'PS', 'UN'),
    reported('lookHalf', 'LT1', 'YU', 'UN'),
    official('lookPhoto', 'MY', 'UP'),
    reported('lookOthers', '98', 'TP'),
  ],
  potassium: [
    official('kBlack', 'SO'),
    inferred('kMix', 'RF', 'LK'),
    official('kAmmonium', 'LD'),
    official('kHard', 'SO'),
  ],
  hands: [
    official('handsWash', 'ZN', 'KY'),
    inferred('handsCap', 'PF'),
    official('handsChildren', 'KY'),
    official('handsCut', 'KY'),
  ],
  'first-aid': [
    official('aidEyes', 'KY'),
    official('aidLens', 'KY'),
    official('aidSkin', 'KY'),
    official('aidSwallowed', 'KY'),
  ],
  // No source on disposing of these kits was found, so this general rule is marked as our own.
  disposal: [inferred('disposeLeaflet'), reported('disposeRinse', 'RP', 'PF')],
  storage: [
    official('keepDry', 'LT1'),
    reported('keepChart', 'GV', 'WK'),
    reported('keepEarthCheck', 'B1', 'SK'),
    inferred('keepBlank', 'FA', 'TR'),
    inferred('keepOthers'),
  ],
  limits: [
    official('limitsStudy', 'FB'),
    inferred('limitsPlain', 'FB'),
    official('limitsUse', 'SO'),
    official('limitsSoluble', 'TN'),
    reported('limitsLow', 'Z6'),
    official('limitsRepeat', 'JM2'),
  ],
} as const satisfies Record<string, Remarks>

/** Troubles in the order they occur. Source: docs/facts/kits.md 5. */
export const troubles: readonly Backing<TroubleName>[] = [
  reported('noColor', 'Z6', 'FA'),
  // Describes how this app works: no source.
  inferred('tap'),
  inferred('dip', 'ML'),
  official('late', 'LT1', 'JM2'),
  reported('cloudy', 'CF1', 'LT1', 'PT6', 'M0', 'SU'),
  official('chart', 'SO'),
  inferred('strange', 'QH'),
  inferred('changed', 'CL'),
  inferred('amount', 'B2'),
  inferred('times', 'UC'),
  official('many', 'GF8'),
  official('temperature', 'JM1', 'ZN'),
  inferred('wind', 'NM'),
  inferred('wet', 'M0'),
  reported('gloves', 'TF', 'AL', 'BK'),
  inferred('old', 'FA', 'TR'),
  reported('dirty', 'PF', 'RP'),
]
