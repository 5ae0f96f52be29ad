import { firstKitNow } from '#knowledge/kits/first-kit.ts'
import { midorikun } from './kit.ts'

/** Its words are loaded with the first screen, not with this folder. */
export const builtIn = { now: firstKitNow, inWords: midorikun }
