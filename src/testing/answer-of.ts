import { answerSample, type AnswerRequest } from '#app/diagnosis/answer-sample.ts'
import type { DecidedSample } from '#app/diagnosis/save-diagnosis.ts'
import { parseChoices } from '#app/records/diagnosis-choices.ts'
import { noOwnRules } from '#domain/diagnosis/own/own-standard.ts'

type Asked = Pick<AnswerRequest, 'judged'> & Partial<AnswerRequest>

/** The answer where nothing but what is asked was chosen. */
export const answerOf = (asked: Asked) =>
  answerSample({
    typed: null,
    choices: parseChoices({}),
    own: noOwnRules,
    plots: [],
    plotId: null,
    cropId: null,
    month: 4,
    solve: null,
    ...asked,
  })

/** The same, with a crop. Throws where nothing is decided. */
export function decidedOf(asked: Asked): DecidedSample {
  const answer = answerOf({ cropId: 'tomato', month: 5, ...asked })
  const { input, decision } = answer
  if (input === null || decision === null) throw new Error('nothing is judged')
  return { answer, input, decision }
}
