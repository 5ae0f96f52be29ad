import type { KitProblem } from '#domain/kit/kit-problem.ts'
import type { ChartReceiveFailure, ReceiveFailure } from '#domain/share/share-reason.ts'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'

/** Number of problems listed one by one; the rest are only counted. */
const maxListed = 5

/** Explains why a link contained no kit, that nothing was added, and what to do. */
export function ReceiveTrouble({ failure }: { readonly failure: ReceiveFailure }) {
  const words = texts('share').receive
  const { title, text } =
    failure.kind === 'link' ? words.cannotReceive[failure.reason] : words.notAKit
  return (
    <>
      <Notice kind="error" title={title}>
        <p>{text}</p>
        <p>{words.nothingAdded}</p>
      </Notice>
      {failure.kind === 'kit' && <Problems problems={failure.problems} />}
    </>
  )
}

function Problems({ problems }: { readonly problems: readonly KitProblem[] }) {
  const words = texts('share').receive
  const errors = texts('kit-errors')
  return (
    <>
      <h3>{words.problems}</h3>
      <ul className="plain stack gap-2">
        {problems.slice(0, maxListed).map(({ path, reason, found = '' }) => (
          <li key={`${path} ${reason}`}>
            <strong>{errors.where(path)}</strong>
            <span>{errors.reasons[reason]}</span>
            {found !== '' && <span>{errors.found(found)}</span>}
          </li>
        ))}
      </ul>
      {problems.length > maxListed && <p>{words.moreProblems(problems.length - maxListed)}</p>}
    </>
  )
}

/** Explains why a link contained no chart, that nothing was added, and what to do. */
export function ChartTrouble({ failure }: { readonly failure: ChartReceiveFailure }) {
  const { title, text } = wordsOf(failure)
  return (
    <Notice kind="error" title={title}>
      <p>{text}</p>
      <p>{texts('share').receive.nothingAdded}</p>
    </Notice>
  )
}

function wordsOf(failure: ChartReceiveFailure) {
  const { receive, chart } = texts('share')
  switch (failure.kind) {
    case 'link':
      return receive.cannotReceive[failure.reason]
    case 'chart':
      return chart.notAChart
    case 'no-kit':
      return { title: chart.noKit.title(failure.kitName), text: chart.noKit.text }
    default:
      return { title: chart.noAnalyte.title(failure.kitName), text: chart.noAnalyte.text }
  }
}
