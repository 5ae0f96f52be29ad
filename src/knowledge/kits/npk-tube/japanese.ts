import type { Kit } from '#domain/kit/kit.ts'

import { npkTube } from './kit.ts'
import { npkTubeText } from './text.ja.ts'

export const npkTubeJapanese: Kit = npkTube(npkTubeText)
