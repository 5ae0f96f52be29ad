import type { ImportFault } from '#app/transfer/import-types.ts'
import { texts } from '#locales/texts.ts'
import { Card, Fold } from '#ui/card.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { placeText } from './place-text.ts'
import styles from './backup.module.css'

interface FilePlacesProps {
  readonly icon: IconName
  readonly title: string
  readonly detail: string
  /** The first of `count`. */
  readonly places: readonly ImportFault[]
  readonly count: number
  /** Whether lines are numbers of columns. */
  readonly isTurned: boolean
  /** What to do about them. */
  readonly advice?: string | undefined
}

/** Lists places of a file by line and column: the text, and what becomes of it. */
export function FilePlaces({
  icon,
  title,
  detail,
  places,
  count,
  isTurned,
  advice,
}: FilePlacesProps) {
  const { preview: words, fault } = texts('backup')
  if (count === 0) return null
  return (
    <Card kind="flush" as="section">
      <Fold icon={icon} title={title} detail={detail} open={places.length <= 5}>
        {places.length < count && <p>{words.shownFaults(places.length)}</p>}
        {advice !== undefined && <p>{advice}</p>}
        <ol className="plain grid ruled">
          {places.map(({ line, column, reason, found, isRowKept = false }, place) => (
            // A line may have several; they are never reordered.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place} className="grid items-start gap-1 ends-2 airy">
              <b>{placeText({ line, column }, isTurned)}</b>
              {found !== '' && <span className={styles['found']}>{found}</span>}
              <span>{fault(reason)}</span>
              {isRowKept && <span>{words.onlyCell}</span>}
            </li>
          ))}
        </ol>
      </Fold>
    </Card>
  )
}
