import type { Judgement } from '#domain/diagnosis/decision/decision.ts'
import type { DiagnosedItem } from '#domain/diagnosis/diagnosis.ts'
import { analyteOf } from '#domain/kit/kit.ts'
import { analyteRead } from '#domain/reading/reading.ts'
import type { RecordSample, SoilRecord } from '#domain/record/soil-record.ts'
import { gaugeLabel, shortJudgedName, verdictText } from '#pages/diagnosis/judge/decision-text.ts'
import { LevelPill } from '#pages/diagnosis/judge/level-pill.tsx'
import { meaningText } from '#pages/diagnosis/judge/evidence.tsx'
import { itemValue, unconvertedText } from '#pages/diagnosis/judge/item-value.ts'
import { formatAdvice } from '#knowledge/diagnosis/format-message.ts'
import { texts } from '#locales/texts.ts'
import { measuredName } from '#pages/diagnosis/history/measured-items.ts'
import { amountText, limitText } from '#ui/text/amount-text.ts'
import { answerText } from '#ui/text/answer-text.ts'
import { GaugeLine } from '#ui/gauge.tsx'
import { JudgementPill } from '#ui/marks.tsx'
import { formatOrNull } from './format-or-null.ts'
import { ColorKey } from './report-parts.tsx'
import styles from './report.module.css'

interface ValuesProps {
  readonly items: readonly (DiagnosedItem | Judgement)[]
}

const isJudgement = (item: DiagnosedItem | Judgement): item is Judgement => 'gauge' in item

/** All values with gauge, judgement and meaning: in colors, arrows and words, so that they can be read in grayscale. */
export function Values({ items }: ValuesProps) {
  const words = texts('report')
  const isOfWords = items.every((item) => wordsOf(item).length > 0)
  return (
    <section>
      <h2>{words.values}</h2>
      <table className={`fill wide tight unbroken ${styles['table']}`}>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col" className="at-end">
              {words.value}
            </th>
            {!isOfWords && (
              <>
                <th scope="col">{words.unit}</th>
                <th scope="col" className={styles['gauge']}>
                  <ColorKey fill="var(--done-container)" edge="var(--done-edge)" /> {words.fit}
                </th>
                <th scope="col">{words.judgement}</th>
              </>
            )}
            <th scope="col">{words.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ValueRow key={item.item} item={item} isOfWords={isOfWords} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Words tapped on a chart, which diagnoses of earlier versions do not have. */
const wordsOf = (item: DiagnosedItem | Judgement) => (isJudgement(item) ? item.words : [])

interface ValueRowProps {
  readonly item: DiagnosedItem | Judgement
  /** Whether all rows are words of charts: they have no unit, range or level. */
  readonly isOfWords: boolean
}

function ValueRow({ item, isOfWords }: ValueRowProps) {
  const { value } = item
  const judgement = isJudgement(item) ? item : null
  const tapped = wordsOf(item)
  const read = judgement === null || value === null ? null : unconvertedText(judgement, value)
  const meaning = formatOrNull(() => meaningText(item))
  return (
    <tr>
      <th scope="row">{shortJudgedName({ ...judgement, item: item.item, words: tapped })}</th>
      <td className="nowrap at-end">
        <b className="lead">
          {tapped.length > 0 ? tapped.join('〜') : value && itemValue(item, value)}
        </b>
      </td>
      {!isOfWords && (
        <>
          <td className="nowrap">{tapped.length === 0 && value?.unit}</td>
          <td className={styles['alone']}>
            {judgement !== null && judgement.gauge !== null && (
              <GaugeLine
                label={formatOrNull(() => gaugeLabel(judgement)) ?? ''}
                band={judgement.gauge.band}
                span={judgement.gauge.span}
                pin={judgement.gauge.pin}
              />
            )}
          </td>
          <td className="nowrap">
            {judgement === null ? (
              <JudgementPill kind="unknown">{formatOrNull(() => verdictText(item))}</JudgementPill>
            ) : (
              <LevelPill judgement={judgement} />
            )}
          </td>
        </>
      )}
      <td className={styles['alone']}>
        {meaning}
        {read !== null && <span className="block">{texts('judge').item.readAs(read)}</span>}
        {judgement === null && <b> {formatOrNull(() => formatAdvice(item.action))}</b>}
      </td>
    </tr>
  )
}

interface ReadingsProps {
  readonly record: SoilRecord
  readonly sample: RecordSample
  readonly title?: string
}

/** Readings and measured values, where nothing was judged. */
export function Readings({
  record,
  sample: { id },
  title = texts('report').values,
}: ReadingsProps) {
  const { measured = [] } = record
  const read = record.readings.flatMap((reading) => {
    const charted = analyteOf(record.kit, reading.analyte)
    if (reading.sample !== id || charted === undefined) return []
    const analyte = analyteRead(charted, reading.answer)
    const { value, word } = answerText(analyte, reading.answer)
    return [{ key: analyte.id, name: analyte.name, species: analyte.species, value: value || word }]
  })
  return (
    <section>
      <h2>{title}</h2>
      <table className={`fill wide tight unbroken ${styles['table']}`}>
        <tbody>
          {read.map(({ key, name, species, value }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>
                <b className="lead">{value}</b> {!name.includes(species) && species}
              </td>
            </tr>
          ))}
          {measured
            .filter(({ sample }) => sample === id)
            .map((one) => (
              <tr key={one.id}>
                <th scope="row">{measuredName(one.method, one.species)}</th>
                <td>
                  <b className="lead">{limitText(one.comparator, amountText(one, one.value))}</b>{' '}
                  {texts('history').measured.sources[one.source]}
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  )
}
