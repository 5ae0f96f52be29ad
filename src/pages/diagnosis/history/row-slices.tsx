import { memo, useEffect, useRef, useState } from 'react'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import styles from './row-slices.module.css'
import { SummaryRow } from './summary-row.tsx'
import { usePicked } from './use-picked.ts'

interface RowSlicesProps {
  /** With another one the list begins anew. */
  readonly queryKey: string
  readonly found: readonly RecordSummary[]
  readonly plotNames: ReadonlyMap<string, string>
}

/** As many as fill a screen: what is asked for is there in the next frame. */
const first = 12
/** The next ones come when their place comes near. */
const slice = 24

/** The tests found, drawn slice by slice: however many there are, few are on the page. */
export const RowSlices = memo(function RowSlices(props: RowSlicesProps) {
  const { queryKey, found, plotNames } = props
  const [shown, setShown] = useState({ queryKey, count: first })
  const count = shown.queryKey === queryKey ? shown.count : first
  const { ids, toggle } = usePicked()
  const more = () => setShown({ queryKey, count: count + slice })
  return (
    <>
      <div className={styles['rows']}>
        {found.slice(0, count).map((summary, place) => (
          // Another search fills the rows that stand there: half the work of new ones, measured.
          // oxlint-disable-next-line react/no-array-index-key
          <SummaryRow
            key={place}
            summary={summary}
            plotNames={plotNames}
            isPicked={ids.includes(summary.id)}
            onPick={toggle}
          />
        ))}
      </div>
      {count < found.length && <More key={`${count} ${queryKey}`} onReach={more} />}
    </>
  )
})

/** Reached by scrolling, or pressed. */
function More({ onReach }: { readonly onReach: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const reach = useRef(onReach)
  useEffect(() => {
    const element = place.current
    if (element === null || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach.current()
      },
      { rootMargin: '400px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={styles['more']}>
      <Button icon="expand_more" block test onClick={onReach}>
        {texts('history').row.more}
      </Button>
    </div>
  )
}
