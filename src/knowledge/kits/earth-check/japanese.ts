import type { Kit } from '#domain/kit/kit.ts'

import { earthCheck } from './kit.ts'
import { earthCheckText } from './text.ja.ts'

export const earthCheckJapanese: Kit = earthCheck(earthCheckText)
