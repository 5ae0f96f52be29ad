import type { ReactNode } from 'react'
import { texts } from '#locales/texts.ts'
import { ActLink } from '#ui/controls/act.tsx'
import { isReturningUser } from '#ui/returning-user.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { VerdictCard } from '#ui/verdict.tsx'

/** How to get a diagnosis: the prerendered page, and what stays of it where nothing is measured yet; `children` are other ways. */
export function HowToBegin({ children }: { readonly children?: ReactNode }) {
  const words = texts('diagnosis').begin
  return (
    <div className="columns">
      <VerdictCard title={<h2>{words.title}</h2>}>
        <ol>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </VerdictCard>
      <div className="stack gap-4">
        <ActLink small icon="timer" to="/">
          {words.timer}
        </ActLink>
        {children}
      </div>
    </div>
  )
}

/** Before it is known what to show. Returning users, and addresses that name what to show, get no way to begin. */
export function WaitingForDiagnosis() {
  const address = useSearchState()
  const isNamed = address.get('record') !== null || address.get('from') !== null
  return isNamed || isReturningUser() ? (
    <output>{texts('diagnosis').loading}</output>
  ) : (
    <HowToBegin />
  )
}
