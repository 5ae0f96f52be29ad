import type {
  Action,
  ActionParams,
  Caution,
  CautionParams,
  Meaning,
  MeaningParams,
  Retest,
  RetestParams,
  WordsFor,
} from '#domain/diagnosis/message.ts'
import { diagnosisWords } from './words.ts'

const say = <Params, Key extends keyof Params>(
  words: WordsFor<Params>,
  { key, params }: { readonly key: Key; readonly params: Params[Key] },
): string => words[key](params)

export const sayMeaning = (message: Meaning) =>
  say<MeaningParams, Meaning['key']>(diagnosisWords().meanings, message)
export const sayAction = (message: Action) =>
  say<ActionParams, Action['key']>(diagnosisWords().actions, message)
export const sayCaution = (message: Caution) =>
  say<CautionParams, Caution['key']>(diagnosisWords().cautions, message)
export const sayRetest = (message: Retest) =>
  say<RetestParams, Retest['key']>(diagnosisWords().retests, message)
