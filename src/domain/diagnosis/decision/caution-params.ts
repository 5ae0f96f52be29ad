import type { Nutrient } from '#domain/diagnosis/crop.ts'

/** A message without figures. */
export type Nothing = Readonly<Record<string, never>>

/** The cautions as in message.ts: a key, and the figures its sentence contains. */
export interface CautionParams {
  /** Applies to kits in general. */
  'kit-is-rough': Nothing
  'kit-pk-is-water-soluble': Nothing
  'prefecture-differs': Nothing
  'label-is-ceiling': Nothing
  'watch-growth-after-cut': Nothing
  'plot-assumed': Nothing
  'area-assumed': Nothing
  'lime-timing': Nothing
  'lime-no-overdose': Nothing
  'quicklime-danger': Nothing
  'sulfur-danger': Nothing
  'sulfur-nursery-figure': Nothing
  'alkaline-materials': Nothing
  /** Other products than the chosen ones are given, since these would lime the soil. */
  'alkali-replaced': {
    readonly products: readonly string[]
    readonly cause: 'lime-held' | 'with-lime' | 'too-much'
  }
  /** Another product than the chosen cyanamide is given. */
  'cyanamide-not-beside-plants': Nothing
  'cyanamide-danger': Nothing
  'chloride-for-tubers': Nothing
  /** The rates are those of growers. */
  'commercial-rates': Nothing
  /** Largest total of lime and fertilizer that limes, g per m². */
  'alkali-counts-as-lime': { readonly most: number }
  'potato-scab': { readonly above: number }
  'potato-scab-phosphate': Nothing
  'sweet-potato-stem-rot': { readonly above: number }
  'high-ph-risk': { readonly above: number }
  'clubroot-acid': Nothing
  'clubroot-phosphate': Nothing
  'spinach-acid': Nothing
  'legume-nitrogen': Nothing
  'potassium-magnesium': Nothing
  'low-ph-from-nitrate': Nothing
  'ec-cut-unknown': { readonly isNitrateKnown: boolean }
  /** A laboratory gave only the limit of its method, and every value beyond it is judged alike. */
  'counted-as-limit': Nothing
  /** The laboratory's value is outside the range of the reading that decides. */
  'laboratory-differs': Nothing
  'nitrate-not-for-paddy': Nothing
  'ec-not-for-paddy': Nothing
  'nitrate-after-harvest': { readonly most: number }
  'season-is-split': Nothing
  /** All phosphate goes in before planting. */
  'season-is-split-but-phosphate': Nothing
  'no-basal-in-standard': Nothing
  'compost-estimate': Nothing
  'compost-over-limit': { readonly nutrient: Nutrient; readonly most: number }
  'compost-over-target': { readonly nutrient: Nutrient }
  'standard-weak': Nothing
}
