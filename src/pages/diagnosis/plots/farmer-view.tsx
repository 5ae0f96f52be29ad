import { useState } from 'react'
import { useStore } from 'zustand'
import { farmersIn } from '#domain/plot/farmers.ts'
import { groupsOf, type Plot } from '#domain/plot/plot.ts'
import type { RecordSummary } from '#domain/record/record-summary.ts'
import { areaIn, squareMeters } from '#domain/soil/area.ts'
import { texts } from '#locales/texts.ts'
import { Card, Row, Rows } from '#ui/card.tsx'
import { ActLink } from '#ui/controls/act.tsx'
import { Button, ButtonLink, IconButton } from '#ui/controls/button.tsx'
import { InputField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { nameText } from '#ui/text/short-name.ts'
import { extentOf, OutlineDrawing } from './outline-drawing.tsx'
import { PlotCards } from './plot-cards.tsx'
import { NameField } from './name-field.tsx'
import { plotAreaText } from './plot-form.ts'
import { useChangeAll } from './use-change-plot.ts'
import styles from './plots.module.css'

interface FarmerViewProps {
  readonly name: string
  /** The farmer's fields, including hidden ones. */
  readonly plots: readonly Plot[]
  readonly latest: ReadonlyMap<string, RecordSummary>
}

/** A farmer's fields with their last answers, and the button to measure them all. */
export function FarmerView({ name, plots, latest }: FarmerViewProps) {
  const words = texts('plots').office
  const search = useSearchState()
  const [isEdited, setEdited] = useState(false)
  const changeAll = useChangeAll(plots)
  const used = plots.filter(({ archived }) => !archived)
  const shown = used.length === 0 ? plots : used
  const hide = async () => {
    const archived = used.length > 0
    await changeAll({ archived }, archived ? texts('plots').archived : texts('plots').unarchived)
  }
  const query = new URLSearchParams({ q: name })
  return (
    <section className="stack gap-4" aria-labelledby="farmer">
      <header className={`grid items-start ${styles['head']}`}>
        <ButtonLink kind="text" icon="chevron_left" to="/diag?view=plots">
          {words.back}
        </ButtonLink>
        <div className="line fill">
          <h2 id="farmer">{nameText(name)}</h2>
          <IconButton
            icon="edit"
            label={texts('plots').editOf(name)}
            onClick={() => setEdited(true)}
          />
        </div>
        <small>{summaryOf(shown)}</small>
      </header>
      {used.length > 0 && (
        <ActLink small icon="timer" to={`/?farmer=${encodeURIComponent(name)}`}>
          {words.measure(used.length)}
        </ActLink>
      )}
      <Outlines plots={shown} />
      <PlotCards plots={shown} latest={latest} isNamed />
      <Card kind="flush">
        <Rows>
          <Row
            icon="add"
            title={texts('plots').add}
            onClick={() => search.change({ edit: 'new' }, 'replace')}
          />
          <Row
            icon="print"
            title={texts('plots').labels.open}
            to={`/diag?${new URLSearchParams({ view: 'labels', farmer: name })}`}
          />
          <Row
            icon="stethoscope"
            title={words.answers}
            to={`/diag?view=all&${query}&${new URLSearchParams({ farmer: name })}`}
          />
          <Row icon="list" title={words.tests} to={`/diag?view=history&${query}`} />
          <Row
            icon="download"
            title={words.table}
            to={`/diag?${new URLSearchParams({ view: 'backup', table: '1', farmer: name })}`}
          />
        </Rows>
      </Card>
      <div className="buttons">
        <Button
          kind="text"
          icon={used.length > 0 ? 'visibility_off' : 'visibility'}
          onClick={() => void hide()}
        >
          {used.length > 0 ? words.hide : words.unhide}
        </Button>
      </div>
      {isEdited && <FarmerDialog name={name} plots={plots} onClose={() => setEdited(false)} />}
    </section>
  )
}

/** Outlines of the fields side by side, drawn to the same scale. */
function Outlines({ plots }: Pick<FarmerViewProps, 'plots'>) {
  const drawn = plots.flatMap(({ id, name, outline }) =>
    outline === null ? [] : [{ id, name, outline }],
  )
  if (drawn.length === 0) return null
  const extent = Math.max(...drawn.map(({ outline }) => extentOf(outline)))
  return (
    <ul className={`plain gap-2 grid tiles ${styles['strip']}`}>
      {drawn.map(({ id, name, outline }) => (
        <li key={id}>
          <OutlineDrawing outline={outline} extent={extent} />
          <small>{nameText(name)}</small>
        </li>
      ))}
    </ul>
  )
}

/** Number of fields, and their total area as far as known. */
function summaryOf(plots: readonly Plot[]): string {
  const words = texts('plots')
  const total = plots.reduce(
    (sum, { area }) => sum + (area === null ? 0 : squareMeters(area.value, area.unit)),
    0,
  )
  const groups = [...new Set(plots.map(({ group }) => group))].filter((group) => group !== '')
  return [
    words.office.fields(plots.length),
    ...(total === 0
      ? []
      : [plotAreaText({ value: Number(areaIn(total, 'a').toPrecision(3)), unit: 'a' })]),
    ...groups,
  ].join(texts('ui').listSeparator)
}

interface FarmerDialogProps {
  readonly name: string
  readonly plots: readonly Plot[]
  readonly onClose: () => void
}

/** Edits what is known of a farmer, on all of the farmer's fields at once. */
function FarmerDialog({ name, plots, onClose }: FarmerDialogProps) {
  const words = texts('plots')
  const search = useSearchState()
  const all = useStore(useServices().plots.store, (state) => state.plots)
  const [before] = useState(() => farmersIn(plots)[0])
  const [typed, setTyped] = useState(name)
  const [reading, setReading] = useState(before?.reading ?? '')
  // Fields of several groups keep theirs until one is entered for all.
  const [group, setGroup] = useState(before?.groups.length === 1 ? (before.groups[0] ?? '') : '')
  const [isTried, setTried] = useState(false)
  const changeAll = useChangeAll(plots)
  const farmer = typed.trim()
  const isMerged = farmer !== name && all.some((plot) => plot.farmer === farmer)
  const save = async () => {
    setTried(true)
    if (farmer === '') return
    const fields = {
      farmer,
      farmerReading: reading.trim(),
      ...((group !== '' || before?.groups.length === 1) && { group: group.trim() }),
    }
    const open = (opened: string) => search.change({ farmer: opened }, 'replace')
    const isKept = await changeAll(fields, words.office.saved(plots.length), () => open(name))
    if (!isKept) return
    onClose()
    open(farmer)
  }
  return (
    <Dialog
      title={words.editOf(name)}
      open
      onClose={onClose}
      actions={
        <>
          <output>{isMerged && <Notice kind="note" title={words.office.merges(farmer)} />}</output>
          <Button kind="filled" icon="save" onClick={() => void save()}>
            {words.form.save}
          </Button>
        </>
      }
    >
      <InputField
        label={words.form.farmer}
        wrong={isTried && farmer === '' ? words.form.badName.needed : undefined}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={setTyped}
      />
      <InputField
        label={words.fields.names.farmerReading}
        hint={words.office.readingHint}
        value={reading}
        maxLength={100}
        autoComplete="off"
        onChange={setReading}
      />
      <NameField label={words.form.group} known={groupsOf(all)} value={group} onChange={setGroup} />
    </Dialog>
  )
}
