import type { Translated } from '#locales/translated.ts'
import { midorikunText } from '#knowledge/kits/midorikun/text.easy.ts'
import type { firstWords as source } from './first-words.ja.ts'
import { kitNames } from './kit-names.easy.ts'

export const firstWords: Translated<typeof source> = { kitNames, midorikunText }
