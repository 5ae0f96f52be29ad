import { answerSample } from '#app/diagnosis/answer-sample.ts'
import type { ChosenForDiagnosis } from '#app/records/diagnosis-choices.ts'
import type { Judgement } from '#domain/diagnosis/decision/decision.ts'
import { directiveOf } from '#domain/diagnosis/decision/directive.ts'
import { factsOfRecord, type LevelOf, type RecordFact } from '#domain/hints/facts-of-record.ts'
import type { OwnRules } from '#domain/diagnosis/own/own-standard.ts'
import type { Plot } from '#domain/plot/plot.ts'
import { measuredSamples, type SoilRecord } from '#domain/record/soil-record.ts'
import { monthAt } from '#ui/text/day-text.ts'

/** What is known about the fields. */
interface Known {
  readonly choices: ChosenForDiagnosis
  readonly own: OwnRules
  readonly plots: readonly Plot[]
}

/** A test with its facts, judged by the diagnosis for the crop of each sample's field. */
export function decidedFacts(record: SoilRecord, { choices, own, plots }: Known) {
  const month = monthAt(record.startedAt, record.wallOffset)
  const decided = new Map(
    measuredSamples(record).flatMap((sample) => {
      const judged = { kind: 'record', record, sample } as const
      const asked = { judged, typed: null, choices, own, plots, month }
      const { decision, crop } = answerSample({ ...asked, plotId: null, cropId: null, solve: null })
      return decision === null ? [] : [[sample.id, { items: decision.items, crop }] as const]
    }),
  )
  const levelOf: LevelOf = (sample, item) => {
    const judged = decided.get(sample)
    if (judged === undefined) return null
    const found = judged.items.find((one) => one.item === item)
    return found === undefined || isLeftAlone(found) ? 'unknown' : found.level
  }
  const facts = factsOfRecord(record, levelOf).map((fact): RecordFact => {
    const crop = decided.get(fact.sample)?.crop
    return crop ? { ...fact, crop: crop.id } : fact
  })
  return { record, facts, isGeneral: facts.every(({ sample }) => !decided.has(sample)) }
}

/** Acid soil that suits the crop or is tolerated by it, or that has enough calcium: no liming hint applies. */
const isLeftAlone = ({ item, level, action }: Judgement) => {
  const { kind } = directiveOf(action)
  return item === 'ph' && level === 'low' && kind !== 'give' && kind !== 'hold'
}
