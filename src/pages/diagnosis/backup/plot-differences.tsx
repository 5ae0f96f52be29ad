import type { TablePreview } from '#app/transfer/import-types.ts'
import type { PlotDifference } from '#app/transfer/table-plots.ts'
import { texts } from '#locales/texts.ts'
import { Card, Fold } from '#ui/card.tsx'
import { numberText } from '#ui/text/amount-text.ts'
import { nameText } from '#ui/text/short-name.ts'
import { placeText } from './place-text.ts'

/** Most differences shown: more would only be scrolled past. */
const maxShown = 200

/** Fields whose facts in a table differ from this device. Needs the catalogs `backup` and `judge`. */
export function PlotDifferences({
  differences,
  isTurned,
}: Pick<TablePreview, 'differences' | 'isTurned'>) {
  const { preview: words, columns } = texts('backup')
  if (differences.length === 0) return null
  const names = {
    area: columns.choices.area,
    group: columns.choices.group,
    farmerReading: columns.choices['farmer-reading'],
  }
  return (
    <Card kind="flush" as="section">
      <Fold
        icon="info"
        title={words.differences(differences.length)}
        detail={words.oursStays}
        open={differences.length <= 5}
      >
        {differences.length > maxShown && <p>{words.shownFaults(maxShown)}</p>}
        <ol className="plain grid ruled">
          {differences.slice(0, maxShown).map(({ line, plot, fact, here, inTable }) => (
            <li key={`${line} ${plot} ${fact}`} className="grid items-start gap-1 ends-2 airy">
              <b>{placeText({ line, column: null }, isTurned)}</b>
              <span>{words.factOf(nameText(plot), names[fact])}</span>
              <span>{words.hereAndThere(factText(here), factText(inTable))}</span>
            </li>
          ))}
        </ol>
      </Fold>
    </Card>
  )
}

const factText = (fact: PlotDifference['here']) =>
  typeof fact === 'string' ? fact : texts('judge').plot.areaOf(numberText(fact.value), fact.unit)
