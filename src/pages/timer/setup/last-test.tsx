import type { LastVerdict } from '#app/records/last-verdict.ts'
import type { Analyte, Kit } from '#domain/kit/kit.ts'
import type { Answer, Reading } from '#domain/reading/reading.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { language } from '#locales/words.ts'
import { shortAnswer } from '#ui/text/answer-text.ts'
import { classNames } from '#ui/class-names.ts'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { formatDay } from '#ui/text/format-time.ts'
import { Icon } from '#ui/icon.tsx'
import { itemName, nameText } from '#ui/text/short-name.ts'
import { Swatch } from '#ui/level/level-look.tsx'
import styles from './setup-screen.module.css'

interface LastTestProps {
  readonly record: SoilRecord
  /** The latest one shown, of whichever test. */
  readonly verdict: LastVerdict | null
}

/** The last test kept on this device: the results of its first sample and what they mean. A tap opens its diagnosis, else all of it. */
export function LastTest({ record, verdict }: LastTestProps) {
  const words = texts('timer').recent
  const shown = verdict?.record === record.id && verdict.language === language() ? verdict : null
  const [first, ...others] = record.samples
  const readings = record.readings.filter(({ sample }) => sample === first?.id)
  return (
    <AppLink
      to={`/diag?${shown === null ? 'view=history&' : ''}record=${record.id}`}
      className="plate gap-1 round-l grid even bare inherit-color pad-3 sides-5"
    >
      <div className="middle gap-2 grid lead-rest-end">
        <h2 className="label">{words.title(formatDay(record.startedAt, record.wallOffset))}</h2>
        <span className="muted small">
          {nameText(first?.name ?? '')}
          {others.length > 0 && words.others(others.length)}
          {record.how === 'abandoned' && words.stopped}
        </span>
        <Icon name="chevron_right" />
      </div>
      {readings.length > 0 && (
        <span className={`flex wrap gap-1 beside-3 ${styles['values']}`}>
          {readings.map((reading) => (
            <Value key={reading.analyte} kit={record.kit} reading={reading} />
          ))}
        </span>
      )}
      {shown !== null && (
        <span className="top gap-1 grid lead-rest">
          <Icon name="stethoscope" />
          <span>
            {others.length > 0 && (
              <span className="muted small">{nameText(first?.name ?? '')}</span>
            )}
            <strong className="block">{shown.title}</strong>
            <span className="muted small">{shown.clause}</span>
          </span>
        </span>
      )}
    </AppLink>
  )
}

function Value({ kit, reading }: { readonly kit: Kit; readonly reading: Reading }) {
  const analyte = kit.analytes.find(({ id }) => id === reading.analyte)
  if (analyte === undefined) return null
  const { answer } = reading
  const level = levelOf(analyte, answer)
  const isNumber = answer.kind === 'typed' || typeof level?.value === 'number'
  return (
    <span className="grid">
      <span className="muted small">{itemName(analyte, kit.analytes)}</span>
      <strong className={classNames('flex wrap middle beside-2', !isNumber && 'small')}>
        {level !== undefined && level.look.kind !== 'unknown' && <Swatch look={level.look} />}
        {shortAnswer(analyte, answer)}
      </strong>
    </span>
  )
}

/** The level that was read, or the lower of two. */
function levelOf({ levels }: Analyte, answer: Answer) {
  if (answer.kind === 'level') return levels[answer.level]
  return answer.kind === 'between' ? levels[answer.lower] : undefined
}
