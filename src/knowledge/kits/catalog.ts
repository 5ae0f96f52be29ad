import type { Kit } from '#domain/kit/kit.ts'
import type { Trust } from '#domain/sourced.ts'

import { kitNames } from './kit-names.ja.ts'
import { midorikun } from '#knowledge/kits/midorikun/kit.ts'
import { midorikunText } from '#knowledge/kits/midorikun/text.ja.ts'

/** A built-in kit as listed; the kit itself is loaded when wanted. */
export interface BuiltInKit {
  readonly id: string
  readonly name: string
  readonly maker: string
  readonly trust: Trust
  load(): Promise<Kit>
}

/** The kit a new user starts with; always at hand, without loading. */
export const firstKit: Kit = midorikun(midorikunText)

export const builtInKits: readonly BuiltInKit[] = [
  { id: 'midorikun', ...kitNames.midorikun, trust: 'official', load: async () => firstKit },
  {
    id: 'npk-tube',
    ...kitNames.npkTube,
    trust: 'inferred',
    load: async () => (await import('#knowledge/kits/npk-tube/japanese.ts')).npkTubeJapanese,
  },
  {
    id: 'packtest-no3',
    ...kitNames.packtestNo3,
    trust: 'reported',
    load: async () =>
      (await import('#knowledge/kits/packtest-no3/japanese.ts')).packtestNo3Japanese,
  },
  {
    id: 'earth-check',
    ...kitNames.earthCheck,
    trust: 'reported',
    load: async () => (await import('#knowledge/kits/earth-check/japanese.ts')).earthCheckJapanese,
  },
  {
    id: 'nitrate-strip',
    ...kitNames.nitrateStrip,
    trust: 'official',
    load: async () =>
      (await import('#knowledge/kits/nitrate-strip/japanese.ts')).nitrateStripJapanese,
  },
]
