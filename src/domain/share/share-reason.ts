import type { KitProblem } from '#domain/kit/kit-problem.ts'

/** Why a kit or a chart could not be put into a link. */
export type PackReason = 'unsupported' | 'too-long'

/** Why a link could not be read. The words are in locales/<language>/share.ts. */
export type ReceiveReason = 'unsupported' | 'not-a-link' | 'damaged' | 'too-long' | 'newer-version'

export type ReceiveFailure =
  | { readonly kind: 'link'; readonly reason: ReceiveReason }
  /** The link is intact, but its content is not a kit. */
  | { readonly kind: 'kit'; readonly problems: readonly KitProblem[] }

export type ChartReceiveFailure =
  | { readonly kind: 'link'; readonly reason: ReceiveReason }
  /** The link is intact, but its content is not a chart. */
  | { readonly kind: 'chart' }
  /** The chart's kit, or an analyte of its kit, is not on this device. */
  | { readonly kind: 'no-kit' | 'no-analyte'; readonly kitName: string }
