import { texts } from '#locales/texts.ts'
import { Icon } from '#ui/icon.tsx'
import { useEditing } from './editing.ts'

interface FieldProblemsProps {
  /** Path of the field in the kit: `lanes[0].steps[1].title`. */
  readonly at: string
  /** Target of the field's `aria-describedby`. */
  readonly id: string
}

export const useProblemsAt = (at: string) =>
  useEditing().problems.filter(({ path }) => path === at || path === `${at}.value`)

/** The problems of one field, right under it. */
export function FieldProblems({ at, id }: FieldProblemsProps) {
  const problems = useProblemsAt(at)
  const words = texts('kit-errors')
  return (
    <span id={id}>
      {problems.map(({ reason }) => (
        <span key={reason} className="block wrong">
          <Icon name="error" /> {words.reasons[reason]}
        </span>
      ))}
    </span>
  )
}
