import type { Kit } from '#domain/kit/kit.ts'
import type { Trust } from '#domain/sourced.ts'

import { firstKitNow } from './first-kit.ts'
import { firstWords } from './first-words.ts'
import { withTexts } from '#locales/texts.ts'

/** A built-in kit as listed, in the language of the screen; the kit itself is loaded when wanted. */
export interface BuiltInKit {
  readonly id: string
  readonly name: string
  readonly maker: string
  readonly trust: Trust
  load(): Promise<Kit>
}

const builtIn = (
  id: string,
  key: keyof ReturnType<typeof firstWords>['kitNames'],
  trust: Trust,
  load: BuiltInKit['load'],
): BuiltInKit => ({
  id,
  get name() {
    return firstWords().kitNames[key].name
  },
  get maker() {
    return firstWords().kitNames[key].maker
  },
  trust,
  load,
})

export const builtInKits: readonly BuiltInKit[] = [
  builtIn('midorikun', 'midorikun', 'official', async () => firstKitNow()),
  builtIn('npk-tube', 'npkTube', 'inferred', async () => {
    const { npkTubeBuiltIn } = await withTexts(import('#knowledge/kits/npk-tube/built-in.ts'))
    return npkTubeBuiltIn()
  }),
  builtIn('packtest-no3', 'packtestNo3', 'reported', async () => {
    const loading = import('#knowledge/kits/packtest-no3/built-in.ts')
    const { packtestNo3BuiltIn } = await withTexts(loading)
    return packtestNo3BuiltIn()
  }),
  builtIn('earth-check', 'earthCheck', 'reported', async () => {
    const { earthCheckBuiltIn } = await withTexts(import('#knowledge/kits/earth-check/built-in.ts'))
    return earthCheckBuiltIn()
  }),
  builtIn('nitrate-strip', 'nitrateStrip', 'official', async () => {
    const loading = import('#knowledge/kits/nitrate-strip/built-in.ts')
    const { nitrateStripBuiltIn } = await withTexts(loading)
    return nitrateStripBuiltIn()
  }),
  builtIn('soil-master', 'soilMaster', 'official', async () => {
    const loading = import('#knowledge/kits/soil-master/built-in.ts')
    const { soilMasterBuiltIn } = await withTexts(loading)
    return soilMasterBuiltIn()
  }),
  builtIn('rapitest', 'rapitest', 'official', async () => {
    const loading = import('#knowledge/kits/rapitest/built-in.ts')
    const { rapitestBuiltIn } = await withTexts(loading)
    return rapitestBuiltIn()
  }),
  builtIn('mquant-nitrate', 'mquantNitrate', 'official', async () => {
    const loading = import('#knowledge/kits/mquant-nitrate/built-in.ts')
    const { mquantNitrateBuiltIn } = await withTexts(loading)
    return mquantNitrateBuiltIn()
  }),
  builtIn('quantofix-nitrate', 'quantofixNitrate', 'official', async () => {
    const loading = import('#knowledge/kits/quantofix-nitrate/built-in.ts')
    const { quantofixNitrateBuiltIn } = await withTexts(loading)
    return quantofixNitrateBuiltIn()
  }),
  builtIn('hach-ph', 'hachPh', 'official', async () => {
    const loading = import('#knowledge/kits/hach-ph/built-in.ts')
    const { hachPhBuiltIn } = await withTexts(loading)
    return hachPhBuiltIn()
  }),
]
