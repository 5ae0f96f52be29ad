import type { KitProblem } from '#domain/kit/kit-problem.ts'
import { texts } from '#locales/texts.ts'

/** All problems in words, each with its path in the kit file. */
export function ProblemList({ problems }: { readonly problems: readonly KitProblem[] }) {
  const words = texts('kit-errors')
  return (
    <ul className="plain gap-3 grid">
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.reason}`}>
          <strong>{words.where(problem.path)}</strong>
          {problem.path !== '' && (
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
