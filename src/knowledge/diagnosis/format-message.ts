import type { CautionParams } from '#domain/diagnosis/decision/caution-params.ts'
import type {
  Advice,
  AdviceParams,
  Caution,
  Meaning,
  MeaningParams,
  Retest,
  RetestParams,
  WordsFor,
} from '#domain/diagnosis/decision/message.ts'
import { diagnosisWords } from './words.ts'

const format = <Params, Key extends keyof Params>(
  words: WordsFor<Params>,
  { key, params }: { readonly key: Key; readonly params: Params[Key] },
): string => words[key](params)

export const formatMeaning = (message: Meaning) =>
  format<MeaningParams, Meaning['key']>(diagnosisWords().meanings, message)
export const formatAdvice = (message: Advice) =>
  format<AdviceParams, Advice['key']>(diagnosisWords().advice, message)
export const formatCaution = (message: Caution) =>
  format<CautionParams, Caution['key']>(diagnosisWords().cautions, message)
export const formatRetest = (message: Retest) =>
  format<RetestParams, Retest['key']>(diagnosisWords().retests, message)
