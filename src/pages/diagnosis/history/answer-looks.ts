import type { Analyte, Level, Look } from '#domain/kit/kit.ts'
import type { Answer, Reading } from '#domain/reading/reading.ts'

/** None where nobody published what the level looks like. */
export function looksOf({ levels }: Analyte, { answer }: Reading): readonly Look[] {
  const looks = levelsOf(levels, answer).map(lookOf)
  return looks.every(isPublished) ? looks : []
}

function levelsOf(levels: readonly Level[], answer: Answer): readonly Level[] {
  if (answer.kind === 'level') return levels.slice(answer.level, answer.level + 1)
  return answer.kind === 'between' ? levels.slice(answer.lower, answer.lower + 2) : []
}

const isPublished = ({ kind }: Look) => kind !== 'unknown'
const lookOf = ({ look }: { readonly look: Look }) => look
