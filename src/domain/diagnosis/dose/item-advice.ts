import type { Advice, Caution } from '#domain/diagnosis/decision/message.ts'
import type { Evidence } from '#domain/diagnosis/diagnosis.ts'

/** What to do about one item, on what grounds, and what to beware of. */
export interface ItemAdvice {
  readonly advice: Advice
  readonly evidence: readonly Evidence[]
  readonly cautions: readonly Caution[]
}

const noEvidence: readonly Evidence[] = []
const noCautions: readonly Caution[] = []

export const itemAdvice = (
  advice: Advice,
  evidence: readonly Evidence[] = noEvidence,
  cautions: readonly Caution[] = noCautions,
): ItemAdvice => ({ advice, evidence, cautions })
