import type { Kit } from '#domain/kit/kit.ts'

import { packtestNo3 } from './kit.ts'
import { packtestNo3Text } from './text.ja.ts'

export const packtestNo3Japanese: Kit = packtestNo3(packtestNo3Text)
