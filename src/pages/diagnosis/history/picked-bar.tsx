import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { useSearchState } from '#ui/use-search-state.ts'
import styles from './picked-bar.module.css'
import { usePicked } from './use-picked.ts'

/** Stays in sight while tests are being chosen. */
export function PickedBar() {
  const words = texts('history').picked
  const search = useSearchState()
  const { ids, clear } = usePicked()
  if (ids.length === 0) return null
  return (
    <div className={styles['bar']}>
      <output>{ids.length === 1 ? words.one : words.two}</output>
      <span className={styles['buttons']}>
        {ids.length === 2 && (
          <Button
            kind="filled"
            icon="compare"
            onClick={() => search.change({ compare: ids.join(','), pick: null })}
          >
            {words.open}
          </Button>
        )}
        <Button icon="close" onClick={clear}>
          {words.clear}
        </Button>
      </span>
    </div>
  )
}
