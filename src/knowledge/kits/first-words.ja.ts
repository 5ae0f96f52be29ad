import { kitNames } from './kit-names.ja.ts'
import { midorikunText } from '#knowledge/kits/midorikun/text.ja.ts'

/** What the first screen says about kits. */
export const firstWords = { kitNames, midorikunText }
