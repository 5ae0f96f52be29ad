import type { Plot } from '#domain/plot/plot.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { testTimeText } from '#ui/day-text.ts'
import { numberText } from '#ui/amount-text.ts'
import { TrustMark } from '#ui/trust-mark.tsx'
import styles from './report-sheet.module.css'

interface TestFactsProps {
  readonly record: SoilRecord
  readonly plot: Plot | null
}

/** When, where and with what. */
export function TestFacts({ record, plot }: TestFactsProps) {
  const words = texts('report')
  const { kit, weather = '', note = '' } = record
  const area = plot?.area ?? null
  const facts = [
    [words.measuredAt, testTimeText(record.startedAt, record.wallOffset)],
    [words.plot, plot?.name ?? ''],
    [
      words.area,
      area === null ? '' : words.areaOf(numberText(area.value), words.areaUnits[area.unit]),
    ],
    [words.weather, weather],
    [words.note, note],
  ] as const
  return (
    <div className={styles['facts']}>
      <dl>
        {facts
          .filter(([, text]) => text !== '')
          .map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        <div>
          <dt>{words.kit}</dt>
          <dd>
            {words.kitVersion(kit)} <TrustMark trust={kit.trust} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
