import type { Kit } from '#domain/kit/kit.ts'

import { nitrateStrip } from './kit.ts'
import { nitrateStripText } from './text.ja.ts'

export const nitrateStripJapanese: Kit = nitrateStrip(nitrateStripText)
