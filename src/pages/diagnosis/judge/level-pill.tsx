import type { Judgement } from '#domain/diagnosis/decision/decision.ts'
import { formatOrNull } from '#pages/diagnosis/report/format-or-null.ts'
import { JudgementPill } from '#ui/marks.tsx'
import { judgementWord } from './decision-text.ts'

/** The level of a value. Words tapped on a chart have none beside them: they are all that the kit says. */
export const LevelPill = ({ judgement }: { readonly judgement: Judgement }) =>
  judgement.words.length === 0 && (
    <JudgementPill kind={judgement.level}>
      {formatOrNull(() => judgementWord(judgement))}
    </JudgementPill>
  )
