import { kitNames } from './kit-names.ja.ts'
import { midorikunText } from '#knowledge/kits/midorikun/text.ja.ts'

/** Words about kits on the first screen. */
export const firstWords = { kitNames, midorikunText }
