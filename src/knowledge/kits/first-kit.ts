import type { Kit } from '#domain/kit/kit.ts'
import { midorikun } from '#knowledge/kits/midorikun/kit.ts'
import { firstWords } from './first-words.ts'
import { inLanguage } from './in-language.ts'

/** The kit a new user starts with, in the language of the screen; always available without loading. */
export const firstKitNow = inLanguage(midorikun, () => firstWords().midorikunText)

/** The same kit in Japanese, whatever the language of the screen. */
export const firstKit: Kit = firstKitNow()
