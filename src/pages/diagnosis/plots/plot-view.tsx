import { useMemo, useState } from 'react'
import { outlineArea } from '#domain/plot/outline.ts'
import { currentCrop, type Plot, type PlotFields } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { Trends } from '#pages/diagnosis/history/trends.tsx'
import { useHistory } from '#pages/diagnosis/history/use-history.ts'
import { Card, Row, Rows } from '#ui/card.tsx'
import { ActLink } from '#ui/controls/act.tsx'
import { Button, ButtonLink, IconButton } from '#ui/controls/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { numberText } from '#ui/text/amount-text.ts'
import { dayText } from '#ui/text/day-text.ts'
import { nameText } from '#ui/text/short-name.ts'
import { toastOutcome } from '#ui/toast-undo.ts'
import { useChangePlot } from './use-change-plot.ts'
import { createModule, useModule } from '#ui/use-module.ts'
import { ConflictingFields } from './conflicting-fields.tsx'
import { useCropNames } from './crop-names.ts'
import { farmerAddress } from './farmers-list.tsx'
import { OutlineDrawing } from './outline-drawing.tsx'
import { earthOf, plotAreaText, plotForm } from './plot-form.ts'
import { PlotPhoto } from './plot-photo.tsx'
import styles from './plots.module.css'

interface PlotViewProps {
  /** Null: not read yet, or not found. */
  readonly plot: Plot | null
  readonly isReady: boolean
  readonly onEdit: () => void
}

/** One field: what is known of it, how its values changed, and the button to measure it. */
export function PlotView({ plot, isReady, onEdit }: PlotViewProps) {
  const words = texts('plots')
  const back = {
    to: plot === null || plot.farmer === '' ? '/diag?view=plots' : farmerAddress(plot.farmer),
    label: words.back,
  }
  if (plot === null) {
    return (
      <section className="stack gap-4">
        <PageHead title={words.title} back={back} />
        <output>{!isReady && words.reading}</output>
        {isReady && <Notice kind="warning" title={words.failures['unknown-plot']} />}
      </section>
    )
  }
  return (
    <section className="stack gap-4">
      <PageHead
        title={nameText(plot.name)}
        back={back}
        tools={<IconButton icon="edit" label={words.editOf(plot.name)} onClick={onEdit} />}
      />
      <ConflictingFields plot={plot} />
      {plot.farmer !== '' && (
        <ButtonLink kind="text" icon="person" to={farmerAddress(plot.farmer)}>
          {words.farmerOf(nameText(plot.farmer))}
        </ButtonLink>
      )}
      <div className={`flex gap-4 column ${styles['plot']}`}>
        <div className="stack gap-4">
          <PlotPhoto plot={plot} />
          <Facts plot={plot} onEdit={onEdit} />
        </div>
        <Measured plot={plot} />
        <PlotOutline plot={plot} />
        <div className="dock">
          <ActLink small icon="timer" to={`/?plot=${encodeURIComponent(plot.id)}`}>
            {words.measure}
          </ActLink>
        </div>
        <PlotEnd plot={plot} />
      </div>
    </section>
  )
}

function Facts({ plot, onEdit }: { readonly plot: Plot; readonly onEdit: () => void }) {
  const words = texts('plots')
  const crop = currentCrop(plot)
  const names = useCropNames(crop !== null)
  const earth = earthOf(plotForm(plot))
  const facts = [
    ['psychiatry', words.form.crop, crop && (names?.get(crop) ?? crop)],
    ['straighten', words.form.area, plot.area && plotAreaText(plot.area)],
    ['landscape', words.form.earth, earth && words.form.earths[earth]],
  ] as const
  return (
    <>
      <div className="columns-3 gap-2">
        {facts.map(([icon, label, value]) => (
          <button
            key={label}
            type="button"
            className="plate top round-m grid target-test pad-3 even"
            onClick={onEdit}
          >
            <small className="muted">
              <Icon name={icon} /> {label}
            </small>
            <b>{value ?? words.unset}</b>
          </button>
        ))}
      </div>
      {plot.note !== '' && <p className="small muted lines">{plot.note}</p>}
    </>
  )
}

/** Measurements of the field: the last verdict, the charts, the tests. */
function Measured({ plot }: { readonly plot: Plot }) {
  const words = texts('plots')
  const { verdict: verdictText } = texts('history')
  const history = useHistory()
  const tests = useMemo(
    () =>
      history.summaries.filter(({ samples }) => samples.some((sample) => sample.plot === plot.id)),
    [history.summaries, plot.id],
  )
  const [newest] = tests
  const sample = newest?.samples.find((one) => one.plot === plot.id)?.id ?? ''
  const verdict = newest?.verdicts?.find((one) => one.sample === sample || one.sample === null)
  const ofPlot = `/diag?view=history&plot=${encodeURIComponent(plot.id)}`
  return (
    <div className="stack gap-4">
      {newest !== undefined && (
        <Card kind="tonal">
          <Rows>
            <Row
              icon="stethoscope"
              title={
                verdict === undefined ? words.diagnose : verdictText(verdict.item, verdict.level)
              }
              detail={dayText(newest.startedAt, newest.wallOffset)}
              to={`/diag?${new URLSearchParams({ record: newest.id, sample })}`}
            />
          </Rows>
        </Card>
      )}
      <Trends found={tests} history={history} plotId={plot.id} />
      <Card kind="flush">
        <Rows>
          <Row icon="list" title={words.tests} detail={words.testCount(tests.length)} to={ofPlot} />
          {tests.length > 1 && <Row icon="compare" title={words.compare} to={`${ofPlot}&pick=-`} />}
        </Rows>
      </Card>
    </div>
  )
}

/** Hides or removes the field; each shows a toast that can undo it. */
function PlotEnd({ plot }: { readonly plot: Plot }) {
  const words = texts('plots')
  const { plots } = useServices()
  const search = useSearchState()
  const leave = () => search.change({ field: null })
  const changePlot = useChangePlot(plot.id)
  const change = async (patch: Partial<PlotFields>, confirmation: string) => {
    if (await changePlot(patch, confirmation)) leave()
  }
  const remove = async () => {
    const isRemoved = toastOutcome(await plots.remove(plot.id), {
      text: words.removed,
      undo: () => plots.restore(plot.id),
      failures: words.failures,
    })
    if (isRemoved) leave()
  }
  return (
    <div className="buttons">
      <Button
        kind="text"
        icon={plot.archived ? 'visibility' : 'visibility_off'}
        onClick={() =>
          void change(
            { archived: !plot.archived },
            plot.archived ? words.unarchived : words.archived,
          )
        }
      >
        {plot.archived ? words.unarchive : words.archive}
      </Button>
      <Button kind="text" icon="delete" onClick={() => void remove()}>
        {words.removeOf(plot.name)}
      </Button>
    </div>
  )
}

const editor = createModule(() => import('./outline-dialog.tsx'))

/** The outline of a field, and the button to draw it. */
function PlotOutline({ plot }: { readonly plot: Plot }) {
  const words = texts('plots').outline
  const [isOpen, setOpen] = useState(false)
  const dialog = useModule(editor, isOpen)
  const { outline } = plot
  return (
    <Card kind="flush">
      <Rows>
        <Row
          {...(outline === null
            ? { icon: 'landscape' as const }
            : { lead: <OutlineDrawing outline={outline} /> })}
          title={words.title}
          detail={
            outline === null
              ? words.none
              : words.squareMeters(numberText(Math.round(outlineArea(outline))))
          }
          onClick={() => setOpen(true)}
        />
      </Rows>
      {isOpen && dialog !== null && (
        <dialog.OutlineDialog plot={plot} onClose={() => setOpen(false)} />
      )}
    </Card>
  )
}
