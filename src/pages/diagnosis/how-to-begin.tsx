import { texts } from '#locales/texts.ts'
import { ActLink } from '#ui/controls/act.tsx'
import { Button } from '#ui/controls/button.tsx'
import { isReturningUser } from '#ui/returning-user.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { VerdictCard } from '#ui/verdict.tsx'

/** The address where values are typed instead of taken from a test. */
export const typedAddress = { from: 'typed', record: null, sample: null }

interface BeginProps {
  /** Called when values of a laboratory, or of another kit, are to be typed. */
  readonly onType: () => void
}

/** How to get a diagnosis: the prerendered page, and what stays of it where nothing is measured yet. */
export function HowToBegin({ onType }: BeginProps) {
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
        <TypeValues onType={onType} />
      </div>
    </div>
  )
}

export const TypeValues = ({ onType }: BeginProps) => (
  <Button kind="tonal" block icon="edit" onClick={onType}>
    {texts('diagnosis').begin.type}
  </Button>
)

/** Before it is known what to show. Returning users, and addresses that name what to show, get no way to begin. */
export function WaitingForDiagnosis({ onType }: BeginProps) {
  const address = useSearchState()
  const isNamed = address.get('record') !== null || address.get('from') !== null
  return isNamed || isReturningUser() ? (
    <output>{texts('diagnosis').loading}</output>
  ) : (
    <HowToBegin onType={onType} />
  )
}
