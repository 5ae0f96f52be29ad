import { useState } from 'react'
import type { Correction, KeptRecord } from '#app/records/project-record.ts'
import { isTypedWithoutKit } from '#domain/exchange/table-kit.ts'
import type { Reading } from '#domain/reading/reading.ts'
import { noticeableLateness } from '#domain/record/reading-lateness.ts'
import {
  isByKit,
  type KeptDiagnosis,
  type RecordSample,
  type SoilRecord,
} from '#domain/record/soil-record.ts'
import { texts, withTexts } from '#locales/texts.ts'
import { newestDiagnoses } from '#domain/record/shown-diagnosis.ts'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { Card, Fold, Row, Rows } from '#ui/card.tsx'
import { testTimeText } from '#ui/text/day-text.ts'
import { formatDateTime } from '#ui/text/format-time.ts'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { useServices } from '#ui/services.tsx'
import { toastOutcome } from '#ui/toast-undo.ts'
import { TrustMark } from '#ui/sources/trust-mark.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { EditDetailsDialog } from './edit-dialogs.tsx'
import { MeasuredSection } from './measured-section.tsx'
import { ConflictingChanges } from './conflicting-changes.tsx'
import { RecordPhotos } from './record-photos.tsx'
import styles from './record.module.css'
import { recordTitle } from './record-title.ts'
import { FoldedSample, SampleReadings } from './sample-readings.tsx'
import { useChange, type ApplyChanges } from './use-change.ts'
import { useKept, usePlots } from './use-history.ts'

const list = '/diag?view=history'

/** One test with everything known about it, to read and correct. */
export function RecordView({ id }: { readonly id: string }) {
  const words = texts('history')
  const kept = useKept([id])
  const { plotNames } = usePlots()
  const [found] = kept ?? []
  const back = { to: list, label: words.back }
  if (found === undefined) {
    return (
      <section className="stack gap-4">
        <PageHead title={words.record.title} back={back} />
        <output>{kept === null && words.reading}</output>
        {kept !== null && <Notice kind="warning" title={words.record.missing} />}
      </section>
    )
  }
  return (
    <section className="stack gap-4">
      <PageHead title={recordTitle(found.record, plotNames)} back={back} />
      <Opened kept={found} plotNames={plotNames} />
    </section>
  )
}

/** Whether the test has one sample, and the title says all of it. */
const isTitle = ({ samples: [first, ...others] }: SoilRecord, plots: ReadonlyMap<string, string>) =>
  first !== undefined &&
  others.length === 0 &&
  (first.plot === undefined || plots.get(first.plot) === first.name)

interface OpenedProps {
  readonly kept: KeptRecord
  readonly plotNames: ReadonlyMap<string, string>
}

function Opened({ kept: { record, corrections, conflicts }, plotNames }: OpenedProps) {
  const words = texts('history')
  const change = useChange(record.id)
  const { kit, origin = 'run' } = record
  const measured = <MeasuredSection record={record} change={change} />
  return (
    <article className="stack gap-4" aria-labelledby="record-title">
      <header>
        <h2 id="record-title">{testTimeText(record.startedAt, record.wallOffset)}</h2>
        <p className="row wrap gap-1 beside-3">
          {isByKit(record) && <span>{kit.name}</span>}
          {origin === 'run' ? (
            <TrustMark trust={kit.trust} />
          ) : (
            !isTypedWithoutKit({ kit, origin }) && <span>{words.row.origin[origin]}</span>
          )}
        </p>
      </header>
      <ConflictingChanges record={record} found={conflicts} plotNames={plotNames} change={change} />
      {record.how === 'abandoned' && <Notice kind="note" title={words.record.stopped} />}
      <div className="columns">
        <div className="stack gap-4">
          <Samples record={record} plotNames={plotNames} change={change} />
          <LimitNote record={record} />
          {record.readings.length === 0 && measured}
        </div>
        <div className="stack gap-4">
          <RecordPhotos record={record} change={change} />
          <KeptDiagnoses record={record} change={change} />
          {record.readings.length > 0 && measured}
          <Details record={record} corrections={corrections} change={change} />
          <RemoveRecord record={record} />
        </div>
      </div>
    </article>
  )
}

/** Number of samples from which each is folded, and all are diagnosed as a table. */
const foldedFromSamples = 4

const isFolded = ({ samples }: SoilRecord) => samples.length >= foldedFromSamples

function Samples({ record, plotNames, change }: SamplesProps) {
  const { samples, diagnoses = [] } = record
  const props = (sample: RecordSample, place: number) => ({
    record,
    sample,
    place: place + 1,
    plot: sample.plot === undefined ? undefined : plotNames.get(sample.plot),
    isTitle: isTitle(record, plotNames),
    change,
  })
  if (!isFolded(record)) {
    return samples.map((sample, place) => (
      <SampleReadings key={sample.id} {...props(sample, place)} />
    ))
  }
  return (
    <>
      <ButtonLink
        block
        icon="stethoscope"
        to={`/diag?${new URLSearchParams({ view: 'all', record: record.id })}`}
      >
        {texts('history').diagnoseAll}
      </ButtonLink>
      <Card kind="flush">
        {samples.map((sample, place) => (
          <FoldedSample key={sample.id} {...props(sample, place)}>
            <DiagnosisLines
              record={record}
              kept={diagnoses.filter((one) => one.sample === sample.id)}
              change={change}
            />
          </FoldedSample>
        ))}
      </Card>
    </>
  )
}

interface SamplesProps {
  readonly record: SoilRecord
  readonly plotNames: ReadonlyMap<string, string>
  readonly change: ApplyChanges
}

/** Note about readings that have an unknown reading limit. */
function LimitNote({ record }: { readonly record: SoilRecord }) {
  const { kit, origin = 'run', readings } = record
  const isLimitUnknown = (reading: Reading) =>
    noticeableLateness(kit, reading)?.kind === 'limit-unknown'
  if (origin !== 'run' || !readings.some(isLimitUnknown)) return null
  return <small>{texts('history').record.limitUnknown}</small>
}

interface DetailsProps {
  readonly record: SoilRecord
  readonly corrections: readonly Correction[]
  readonly change: ApplyChanges
}

/** Notes, and what was corrected when: nothing is overwritten. */
function Details({ record, corrections, change }: DetailsProps) {
  const words = texts('history').record
  const [isEdited, setEdited] = useState(false)
  const { weather = '', note = '' } = record
  const notes = [
    [words.weather, weather],
    [words.note, note],
  ].filter(([, text]) => text !== '')
  return (
    <Card kind="flush" as="section">
      {notes.length > 0 && (
        <dl className={`gap-2 grid ${styles['notes']}`}>
          {notes.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="lines">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <Rows>
        <Row icon="edit" title={words.editDetails} onClick={() => setEdited(true)} />
      </Rows>
      {corrections.length > 0 && (
        <Fold icon="history" title={words.corrections(corrections.length)}>
          <ol>
            {corrections.map(({ at, change: { field } }, place) => (
              // Corrections are only appended.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place}>
                {words.correctedAt({ when: formatDateTime(at, 0), what: words.fields[field] })}
              </li>
            ))}
          </ol>
        </Fold>
      )}
      {isEdited && (
        <EditDetailsDialog record={record} change={change} onClose={() => setEdited(false)} />
      )}
    </Card>
  )
}

/** Loaded lazily: the texts of crops and verdicts are large. */
const lines = createModule(() => withTexts(import('./diagnosis-line.tsx'), 'judge'))

/** Kept diagnoses, newest first, each as computed at the time. Those of folded samples are listed under their samples. */
function KeptDiagnoses({ record, change }: Pick<DetailsProps, 'record' | 'change'>) {
  const words = texts('history').record
  const { diagnoses = [], samples } = record
  const others = diagnoses.filter(
    ({ sample }) => !isFolded(record) || samples.every(({ id }) => id !== sample),
  )
  return (
    <Card kind={others.length > 0 ? 'tonal' : 'plain'} as="section">
      <h3>{words.diagnoses}</h3>
      {diagnoses.length === 0 && <p>{words.noDiagnosis}</p>}
      <DiagnosisLines record={record} kept={others} change={change} />
      <ButtonLink
        kind="outlined"
        icon="print"
        to={`/diag?view=report&record=${encodeURIComponent(record.id)}`}
      >
        {words.report}
      </ButtonLink>
    </Card>
  )
}

interface DiagnosisLinesProps extends Pick<DetailsProps, 'record' | 'change'> {
  readonly kept: readonly KeptDiagnosis[]
}

function DiagnosisLines({ record, kept, change }: DiagnosisLinesProps) {
  const line = useModule(lines, kept.length > 0)
  if (kept.length === 0 || line === null) return null
  return (
    <ul className="plain">
      {newestDiagnoses(kept).map((one) => (
        <li key={one.id}>
          <line.DiagnosisLine record={record} kept={one} change={change} />
        </li>
      ))}
    </ul>
  )
}

/** Removes the test at once and returns to the list; the toast restores it. */
function RemoveRecord({ record }: { readonly record: SoilRecord }) {
  const { record: words, failures } = texts('history')
  const { records } = useServices()
  const search = useSearchState()
  const remove = async () => {
    const isRemoved = toastOutcome(await records.remove(record.id), {
      text: words.removed,
      undo: () => records.restore(record.id),
      undone: words.undone,
      failures,
    })
    if (isRemoved) search.change({ record: null })
  }
  return (
    <div className="screen-only">
      <Button kind="text" icon="delete" onClick={() => void remove()}>
        {words.remove}
      </Button>
    </div>
  )
}
