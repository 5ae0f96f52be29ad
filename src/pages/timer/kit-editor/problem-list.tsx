import type { Kit } from '#domain/kit/kit.ts'
import type { KitProblem } from '#domain/kit/kit-problem.ts'
import { texts } from '#locales/texts.ts'

interface ProblemListProps {
  readonly problems: readonly KitProblem[]
  /** Names its items, which are only numbered otherwise. */
  readonly kit?: Pick<Kit, 'analytes'>
  /** Whether they are of a file: each with its path in it. */
  readonly ofFile?: boolean
}

/** All problems in words. */
export function ProblemList({ problems, kit, ofFile = false }: ProblemListProps) {
  const words = texts('kit-errors')
  return (
    <ul className="plain gap-3 grid">
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.reason}`}>
          <strong>
            {kit === undefined ? words.where(problem.path) : whereIn(kit, problem.path)}
          </strong>
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

/** The place in the kit, with the name of the item instead of its number. */
function whereIn({ analytes }: Pick<Kit, 'analytes'>, path: string): string {
  const { where } = texts('kit-errors')
  const [, index, rest = ''] = /^analytes\[(\d+)\]\.?(.*)$/u.exec(path) ?? []
  const name = analytes[Number(index)]?.name.trim() ?? ''
  if (name === '') return where(path)
  return rest === '' ? name : `${name} › ${where(rest)}`
}
