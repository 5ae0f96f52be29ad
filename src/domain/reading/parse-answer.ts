import * as v from 'valibot'

import { once } from '#domain/once.ts'
import { unsignedZero } from '#domain/stored-values.ts'
import { chartScale } from './parse-scale.ts'

const wrong = 'wrong-type'
const badNumber = 'bad-number'

/** A stored answer, of a run or a record. */
export const answerSchema = v.lazy(
  once(() => {
    const index = v.pipe(v.number(wrong), v.integer(badNumber), v.minValue(0, badNumber))
    return v.variant('kind', [
      v.object({ kind: v.literal('level'), level: index }),
      v.object({ kind: v.literal('between'), lower: index }),
      v.object({
        kind: v.literal('typed'),
        value: v.pipe(v.number(wrong), v.finite(badNumber), unsignedZero),
        // Rejected if unknown: without it, a limit would be taken for a value.
        comparator: v.exactOptional(v.literal('>=')),
        scale: chartScale,
      }),
      v.object({ kind: v.literal('undetectable') }),
      v.object({ kind: v.literal('no-color-fits') }),
      v.object({ kind: v.literal('not-read') }),
    ])
  }),
)
