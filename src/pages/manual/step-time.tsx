import type { ReactNode } from 'react'
import type { Kit, Step } from '#domain/kit/kit.ts'
import { assertNever } from '#domain/result.ts'
import { isKnown, type Sourced } from '#domain/sourced.ts'
import type { Seconds } from '#domain/units.ts'
import { texts } from '#locales/texts.ts'
import { formatLength } from '#ui/format-time.ts'
import { TrustMark } from '#ui/trust-mark.tsx'
import { FoldedSources } from '#ui/folded-sources.tsx'

interface StepTimeProps {
  readonly kit: Kit
  readonly step: Step
}

/** How long a step takes, with its mark and source; where nobody could find out, the mark that says so. */
export function StepTime({ kit, step }: StepTimeProps) {
  const words = texts('manual')
  switch (step.kind) {
    case 'hands-on':
      return <p>{words.handsTime(formatLength(step.hands))}</p>
    case 'timed':
    case 'reaction':
      return <Figure kit={kit} label={words.time} figure={step.duration} say={formatLength} />
    case 'settle':
      return (
        <Figure
          kit={kit}
          label={words.time}
          figure={step.duration}
          say={(length) => words.atLeast(formatLength(length))}
        />
      )
    case 'read':
      return <ReadWindow kit={kit} figure={step.readWithin} />
    default:
      return assertNever(step)
  }
}

export function ReadWindow(props: { readonly kit: Kit; readonly figure: Sourced<Seconds> }) {
  const words = texts('manual')
  return (
    <Figure
      {...props}
      label={words.window}
      say={(length) => words.windowText(formatLength(length))}
      whenUnknown={words.windowUnknown}
    />
  )
}

interface FigureProps {
  readonly kit: Kit
  readonly label: string
  readonly figure: Sourced<Seconds>
  readonly say: (length: number) => string
  readonly whenUnknown?: ReactNode
}

function Figure({ kit, label, figure, say, whenUnknown }: FigureProps) {
  const words = texts('manual')
  if (!isKnown(figure)) {
    return (
      <p>
        {words.label(label)}
        <TrustMark trust="unknown" /> {whenUnknown}
      </p>
    )
  }
  return (
    <>
      <p>
        {words.label(label)}
        <strong>{say(figure.value)}</strong> <TrustMark trust={figure.trust} />
      </p>
      <FoldedSources sources={kit.sources} keys={figure.sources} />
    </>
  )
}
