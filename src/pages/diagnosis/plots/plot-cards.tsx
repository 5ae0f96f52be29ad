import { Fragment, useState } from 'react'
import { currentCrop, type Plot } from '#domain/plot/plot.ts'
import { isLowerLayer } from '#domain/record/layer.ts'
import type { RecordSample } from '#domain/record/soil-record.ts'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import { texts } from '#locales/texts.ts'
import { bareValueText, shortLabel } from '#pages/diagnosis/history/value-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/card.tsx'
import { Scene } from '#ui/drawings/scene.tsx'
import { Swatch } from '#ui/level/level-look.tsx'
import { JudgementPill } from '#ui/marks.tsx'
import { AppLink } from '#ui/navigation/app-link.tsx'
import { dayText } from '#ui/text/day-text.ts'
import { nameText, shortName } from '#ui/text/short-name.ts'
import { useCropNames } from './crop-names.ts'
import { OutlineDrawing } from './outline-drawing.tsx'
import { plotAreaText } from './plot-form.ts'

interface PlotCardsProps {
  readonly plots: readonly Plot[]
  readonly latest: ReadonlyMap<string, RecordSummary>
  /** Whether the name of the farmer is already shown above. */
  readonly isNamed?: boolean
}

/** Fields shown at first, so that hundreds of fields do not delay the page. */
const shownAtOnce = 60

/** Cards of fields, grouped by farmer. */
export function PlotCards({ plots, latest, isNamed = false }: PlotCardsProps) {
  const [count, setCount] = useState(shownAtOnce)
  if (plots.length === 0) return null
  return (
    <div className="columns">
      {plots.slice(0, count).map((plot, place) => (
        <Fragment key={plot.id}>
          {!isNamed && plot.farmer !== '' && plot.farmer !== plots[place - 1]?.farmer && (
            <h2 className="across">{nameText(plot.farmer)}</h2>
          )}
          <PlotCard plot={plot} test={latest.get(plot.id) ?? null} />
        </Fragment>
      ))}
      {count < plots.length && (
        <Button block icon="expand_more" onClick={() => setCount(plots.length)}>
          {texts('plots').more(plots.length - count)}
        </Button>
      )}
    </div>
  )
}

interface PlotCardProps {
  readonly plot: Plot
  readonly test: RecordSummary | null
}

/** Card of a field: what grows there, and what was measured last. */
function PlotCard({ plot, test }: PlotCardProps) {
  const words = texts('plots')
  const crop = currentCrop(plot)
  const names = useCropNames(crop !== null)
  const Name = plot.farmer === '' ? 'h2' : 'h3'
  const known = [
    crop === null ? null : (names?.get(crop) ?? null),
    plot.area === null ? null : plotAreaText(plot.area),
  ].filter((part) => part !== null)
  return (
    <Card kind="flush" as="article">
      <AppLink
        to={`/diag?view=plots&field=${encodeURIComponent(plot.id)}`}
        className={
          'middle grid lead-rest gap-2 beside-3 even bare inherit-color inset-focus pad-3 sides-5'
        }
      >
        <span className="clip round-s size-l">
          {plot.outline === null ? (
            <Scene name="sprouts" className="fill-block" />
          ) : (
            <OutlineDrawing outline={plot.outline} />
          )}
        </span>
        <span className="shrink line">
          <span className="grid">
            <Name className="lead">{nameText(plot.name)}</Name>
            <small className="muted">
              {known.length === 0 ? words.nothingKnown : known.join(texts('ui').listSeparator)}
            </small>
          </span>
          {test !== null && (
            <small className="muted">{dayText(test.startedAt, test.wallOffset)}</small>
          )}
        </span>
        {test !== null && <LastValues plot={plot} test={test} />}
      </AppLink>
    </Card>
  )
}

/** Most values on a card. A laboratory measures more; the field's page shows all. */
const maxValues = 6

const isTilled = ({ name, plot }: RecordSample, field: string) =>
  plot === field && !isLowerLayer(name)

/** Finds the first sample of a field's tilled layer in a test. */
export const tilledSample = ({ samples }: RecordSummary, field: string) =>
  samples.find((sample) => isTilled(sample, field))

interface LastTestProps {
  readonly plot: Plot
  readonly test: RecordSummary
}

function LastVerdict({ plot, test }: LastTestProps) {
  const { verdict: verdictText } = texts('history')
  const sample = tilledSample(test, plot.id)?.id
  const verdict = test.verdicts?.find((one) => one.sample === sample || one.sample === null)
  return (
    verdict !== undefined && (
      <JudgementPill kind={verdict.level}>{verdictText(verdict.item, verdict.level)}</JudgementPill>
    )
  )
}

function LastValues({ plot, test }: LastTestProps) {
  const words = texts('plots')
  const valuesOf = (sample: RecordSample) => test.values.filter((one) => one.sample === sample.id)
  const [first, ...others] = test.samples.filter(
    (one) => isTilled(one, plot.id) && valuesOf(one).length > 0,
  )
  const values = first === undefined ? [] : valuesOf(first)
  const rest = values.length - maxValues
  return (
    <span className="row wrap gap-half beside-3 across">
      {others.length > 0 && first !== undefined && first.name !== '' && (
        <small className="muted">{nameText(first.name)}</small>
      )}
      {values.slice(0, maxValues).map((value, at) => (
        // Two laboratories may have measured the same; values are never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className="inline-row gap-1">
          {value.shown !== undefined && <Swatch {...value.shown} />}
          <small className="muted">{shortName(shortLabel(value.analyte, value.source))}</small>
          <strong>{bareValueText(value)}</strong>
        </span>
      ))}
      {rest > 0 && <span className="small muted">{words.moreValues(rest)}</span>}
      {others.length > 0 && <small className="muted">{words.moreSamples(others.length)}</small>}
      <span className="push">
        <LastVerdict plot={plot} test={test} />
      </span>
    </span>
  )
}
