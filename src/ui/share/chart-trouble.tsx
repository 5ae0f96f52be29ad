import type { ChartReceiveFailure } from '#domain/share/share-reason.ts'
import { texts } from '#locales/texts.ts'
import { Notice } from '#ui/notice.tsx'

/** Why a link gave no chart, that nothing was added, and what to do. */
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
