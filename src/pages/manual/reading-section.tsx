import type { Kit } from '#domain/kit/kit.ts'
import { comparing, comparingSources } from '#knowledge/sampling/comparing.ts'
import { texts } from '#locales/texts.ts'
import { speciesUnitText } from '#ui/amount-text.ts'
import { AppLink } from '#ui/app-link.tsx'
import { RemarkList } from './remark-list.tsx'
import { readAnalytes, type ReadAnalyte } from './sections.ts'
import styles from './section.module.css'
import { ReadWindow } from './step-time.tsx'

/** How each analyte is read, and how long a reading counts. */
export function ReadingSection({ kit }: { readonly kit: Kit }) {
  const words = texts('manual').reading
  const read = readAnalytes(kit)
  return (
    <>
      <RemarkList
        kit={{ sources: comparingSources() }}
        remarks={[comparing().light, comparing().screen]}
      />
      {read.map((item) => (
        <AnalyteReading key={`${item.step.id} ${item.analyte.id}`} kit={kit} read={item} />
      ))}
      <p>
        <AppLink className={styles['onward']} to={`/ColorChart?kit=${encodeURIComponent(kit.id)}`}>
          {words.chart}
        </AppLink>
      </p>
    </>
  )
}

interface AnalyteReadingProps {
  readonly kit: Kit
  readonly read: ReadAnalyte
}

function AnalyteReading({ kit, read: { analyte, step } }: AnalyteReadingProps) {
  const words = texts('manual').reading
  const unit = speciesUnitText(analyte)
  return (
    <section>
      <h4>
        {analyte.name}
        {unit !== '' && unit !== analyte.name && <small> {unit}</small>}
      </h4>
      <ul>
        <li>{words.methods[analyte.method]}</li>
        <li>{analyte.halfLevels ? words.half : words.noHalf}</li>
        {!analyte.chartComplete && <li>{words.partial}</li>}
      </ul>
      <ReadWindow kit={kit} figure={step.readWithin} />
    </section>
  )
}
