import type { Counted } from './counted-value.ts'
import type { DiagnosedItem, NotJudgedReason } from './diagnosis.ts'
import type { Action } from './message.ts'
import { action, meaning } from './say.ts'

/** An item without a verdict: what is not known gives no advice. */
export function notJudged(
  { reading, ...counted }: Counted,
  reason: NotJudgedReason,
  advice: Action = adviceFor(reason),
): DiagnosedItem {
  return {
    item: reading.quantity,
    origin: reading.origin,
    value: counted.kind === 'value' ? counted.value : null,
    band: null,
    verdict: { kind: 'not-judged', reason },
    meaning: meaning('not-judged'),
    action: advice,
    evidence: [],
    cautions: [],
  }
}

function adviceFor(reason: NotJudgedReason): Action {
  if (reason === 'out-of-range') return action('check-input')
  return reason === 'not-read' || reason === 'no-color-fits'
    ? action('test-again-first')
    : action('no-advice')
}
