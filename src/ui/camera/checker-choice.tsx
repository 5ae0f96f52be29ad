import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'

interface CheckerChoiceProps {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** For the few who have a card of known colors: closed, below everything else. */
export function CheckerChoice({ isOn, onChange }: CheckerChoiceProps) {
  const words = texts('camera').marking
  return (
    <details>
      <summary>{words.byChecker}</summary>
      <p className="small muted">{words.checkerHint}</p>
      <Button aria-pressed={isOn} icon="palette" onClick={() => onChange(!isOn)}>
        {isOn ? words.noChecker : words.markChecker}
      </Button>
    </details>
  )
}
