import type { Mark } from './evidence.ts'

/** What can be said about soil, each by its own rule. */
export const ruleIds = [
  'ph-band',
  'ph-extremes',
  'ph-crop-risk',
  'lime-arrhenius',
  'lime-volcanic-ash',
  'lime-half-dose',
  'lime-cap',
  'lime-product',
  'lime-thumb',
  'lime-ec-correction',
  'lime-after-salt',
  'lime-crop-policy',
  'sulfur',
  'acid-lover-acidify',
  'ec-band',
  'ec-basal',
  'nitrate-bands',
  'nitrate-sandy',
  'nitrate-crop',
  'nitrate-hold',
  'kit-depth',
  'extract-ratio',
  'n-credit',
  'top-dressing',
  'water-phosphate',
  'water-potassium',
  'water-potassium-cut',
  'not-detected',
  'lab-general',
  'lab-crop',
  'lab-p-cut',
  'lab-k-adjust',
  'lab-base-by-cec',
  'lab-base-deficit',
  'standard-rate',
  'compost-credit',
  'compost-limit',
  'product-content',
] as const
export type RuleId = (typeof ruleIds)[number]

/** What a rule asks to know before it says anything. */
export type RuleInput =
  | 'ph'
  | 'ec'
  | 'nitrate'
  | 'ammonium'
  | 'phosphate'
  | 'potassium'
  | 'laboratory'
  | 'crop'
  | 'texture'
  | 'humus'
  | 'volcanic-ash'
  | 'depth'
  | 'bulk-density'
  | 'cec'
  | 'area'
  | 'product'
  | 'compost'
  | 'growth'

export interface Rule {
  readonly mark: Mark
  /** Keys of sources. */
  readonly sources: readonly string[]
  readonly inputs: readonly RuleInput[]
}
