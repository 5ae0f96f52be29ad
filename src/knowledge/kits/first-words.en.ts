import type { Translated } from '#locales/translated.ts'
import { midorikunText } from '#knowledge/kits/midorikun/text.en.ts'
import type { firstWords as source } from './first-words.ja.ts'
import { kitNames } from './kit-names.en.ts'

export const firstWords: Translated<typeof source> = { kitNames, midorikunText }
