import type { Judgement } from '#domain/diagnosis/decision/decision.ts'
import type { Calculation, Evidence as Rule } from '#domain/diagnosis/diagnosis.ts'
import type { Mark } from '#domain/diagnosis/evidence.ts'
import { tokensOf, type Figure, type Token } from '#domain/diagnosis/expression.ts'
import { formatAdvice, formatCaution, formatMeaning } from '#knowledge/diagnosis/format-message.ts'
import { diagnosisSource } from '#knowledge/diagnosis/sources.ts'
import { diagnosisWords } from '#knowledge/diagnosis/words.ts'
import { texts } from '#locales/texts.ts'
import { Gauge } from '#ui/gauge.tsx'
import { SourceList } from '#ui/sources/sources.tsx'
import { gaugeLabel } from './decision-text.ts'
import { figureText, itemNumber, itemValue, valueNumber } from './item-value.ts'
import { LevelPill } from './level-pill.tsx'

/** One judgement in full: value, gauge, what it means and what to do. */
export function JudgementDetail({ judgement }: { readonly judgement: Judgement }) {
  const { cautions } = judgement
  return (
    <>
      <div className="flex wrap between beside-3 muted baseline">
        <Value judgement={judgement} />
        <LevelPill judgement={judgement} />
      </div>
      <FullGauge judgement={judgement} />
      <p>{meaningText(judgement)}</p>
      <p>
        <b>{formatAdvice(judgement.action)}</b>
      </p>
      {cautions.map((caution) => (
        <p key={caution.key}>{formatCaution(caution)}</p>
      ))}
    </>
  )
}

/** What a value means, or else why it was not judged. */
export const meaningText = ({ verdict, meaning }: Pick<Judgement, 'verdict' | 'meaning'>) =>
  verdict.kind === 'not-judged' && meaning.key === 'not-judged'
    ? diagnosisWords().notJudged[verdict.reason]
    : formatMeaning(meaning)

function Value({ judgement }: { readonly judgement: Judgement }) {
  const { origin, value, words } = judgement
  const { between, typed } = texts('judge').item
  if (words.length > 0) return <b className="display close ink">{words.join('〜')}</b>
  if (value === null) return null
  const { low, high, unit, species } = value
  const isNamed = species !== '' && species !== 'pH' && species !== 'EC'
  const number = valueNumber(judgement, value)
  const notes = [
    isNamed && species,
    low < high && between(number(low), number(high)),
    origin === 'typed' && typed,
  ]
  return (
    <span>
      <b className="display close ink">{itemValue(judgement, value)}</b> {unit}{' '}
      <small>{notes.filter((note) => note !== false).join(' ')}</small>
    </span>
  )
}

/** The gauge with its figures; nothing if no limit is known. */
function FullGauge({ judgement }: { readonly judgement: Judgement }) {
  const { item, gauge } = judgement
  if (gauge === null) return null
  return (
    <Gauge
      label={gaugeLabel(judgement)}
      band={gauge.band}
      span={gauge.span}
      pin={gauge.pin}
      bandWord={texts('judge').item.fitStretch}
      ticks={gauge.ticks.map(({ value, at }) => ({ at, text: itemNumber(item, value) }))}
    />
  )
}

interface EvidenceProps {
  readonly evidence: readonly Rule[]
  readonly conversion?: readonly Calculation[]
  /** Origin of the band on the gauge, where no rule is named. */
  readonly origin?: Origin | null
}

/** The reasons: each rule, the calculations with the user's numbers, and the sources. */
export function EvidenceList({ evidence, conversion = [], origin = null }: EvidenceProps) {
  const words = texts('judge').evidence
  return (
    <>
      {conversion.length > 0 && (
        <section className="gap-1 grid rule-above ends-2">
          <h4>{words.conversion}</h4>
          <Calculations lines={conversion} />
        </section>
      )}
      {evidence.map((one, place) => (
        // A rule may be used twice; the order is that of the calculation.
        // oxlint-disable-next-line react/no-array-index-key
        <section key={place} className="gap-1 grid rule-above ends-2">
          <h4>{diagnosisWords().rules[one.rule]}</h4>
          <Calculations lines={one.calculations} />
          <WhereFrom {...one} />
        </section>
      ))}
      {origin !== null && evidence.length === 0 && (
        <section className="gap-1 grid rule-above ends-2">
          <h4>{words.band}</h4>
          <WhereFrom {...origin} />
        </section>
      )}
    </>
  )
}

function Calculations({ lines }: { readonly lines: readonly Calculation[] }) {
  return lines.map((line, place) => (
    // Calculations of one rule are in order and never reordered.
    // oxlint-disable-next-line react/no-array-index-key
    <CalculationLine key={place} line={line} />
  ))
}

/** The calculation exactly as made, with the names of its figures. */
function CalculationLine({ line }: { readonly line: Calculation }) {
  const words = texts('judge').evidence
  return (
    <p className="label">
      {calculationText(line)}{' '}
      <b>
        {words.equals} {namedFigure(line.result)}
      </b>
    </p>
  )
}

/** Brackets stand close to what they hold: (2 + 3) × 4. */
export const calculationText = ({ expression }: Pick<Calculation, 'expression'>) =>
  tokensOf(expression).map(tokenText).join(' ').replaceAll('( ', '(').replaceAll(' )', ')')

function tokenText(token: Token): string {
  switch (token.kind) {
    case 'figure':
      return namedFigure(token)
    case 'sign':
      return token.sign
    default:
      return diagnosisWords().tokens[token.word]
  }
}

function namedFigure({ name, value, unit, isAssumed }: Figure): string {
  // A plain number without a name.
  if (name === 'none') return figureText(value)
  return texts('judge').evidence.figure({
    name: diagnosisWords().figures[name],
    value: figureText(value),
    unit,
    isAssumed,
  })
}

interface Origin {
  readonly mark: Mark
  readonly sources: readonly string[]
}

/** Certainty in words, and the sources. */
export function WhereFrom({ mark, sources }: Origin) {
  const words = texts('judge').evidence
  const known = sources.map(diagnosisSource).filter((source) => source !== null)
  return (
    <>
      <small>{known.length === 0 ? words.noSource : words.marks[mark]}</small>
      {known.length > 0 && <SourceList kit={{ sources: known }} keys={sources} />}
    </>
  )
}
