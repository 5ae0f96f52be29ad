import type { KitProblem } from '#domain/kit/kit-problem.ts'
import { texts } from '#locales/texts.ts'

interface ProblemListProps {
  readonly problems: readonly KitProblem[]
  /** Whether they are of a file: each with its path in it. */
  readonly ofFile?: boolean
}

/** All problems in words. */
export function ProblemList({ problems, ofFile = false }: ProblemListProps) {
  const words = texts('kit-errors')
  return (
    <ul className="plain gap-3 grid">
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.reason}`}>
          <strong>{words.where(problem.path)}</strong>
          {ofFile && problem.path !== '' && (
            <code className="block small break-anywhere">{problem.path}</code>
          )}
          <span className="block">{words.reasons[problem.reason]}</span>
          {problem.found !== undefined && problem.found !== '' && (
            <span className="block">{words.found(problem.found)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
