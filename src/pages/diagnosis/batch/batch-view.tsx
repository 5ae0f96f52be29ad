import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { DiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import { instant } from '#domain/units.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { useHistory } from '#pages/diagnosis/history/use-history.ts'
import { cropName } from '#pages/diagnosis/judge/crop-picker.tsx'
import {
  DoseNotes,
  earlierTestsOf,
  newestTests,
  laterTestsOf,
  oldFromMonths,
  oldMonths,
  otherKitsPh,
  seasonsPh,
  seasonsTests,
} from '#pages/diagnosis/judge/dose-notes.tsx'
import { sameDayTest } from '#pages/diagnosis/judge/same-day.ts'
import { saveDiagnoses, type DecidedSample } from '#app/diagnosis/save-diagnosis.ts'
import { useServices } from '#ui/services.tsx'
import { useChoices } from '#ui/use-choices.ts'
import { sampleTitle } from '#pages/diagnosis/judge/verdict-strip.tsx'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Chip, Chips } from '#ui/controls/chip.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { patchParams, useSearchState } from '#ui/navigation/use-search-state.ts'
import { Notice } from '#ui/notice.tsx'
import { nameText } from '#ui/text/short-name.ts'
import { showToast } from '#ui/toast.tsx'
import {
  batchTable,
  batchVerdict,
  factsOf,
  hasSharedFields,
  inFarmerOrder,
  sortedRows,
  verdictOrder,
  type BatchColumn,
  type BatchSort,
  type BatchRow,
  type BatchVerdict,
} from './batch-rows.ts'
import { BatchTable, verdictWord } from './batch-table.tsx'
import { newestOnly, newestParam, showsNewestOnly } from './newest-only.ts'
import { saveBatchTable } from './save-batch-table.ts'
import styles from './batch.module.css'
import { CropFill, pasteCrops, type CropTarget } from './crop-fill.tsx'
import { Ordered } from './order-list.tsx'
import { useRequestedTests, useBatch, type Batch } from './use-batch.ts'
import {
  matchesOwner,
  ownerChoices,
  parseOwnerFilter,
  OwnerFilterFields,
  type OwnerFilter,
} from './owner-filter.tsx'

/**
 * All samples of a test, or of the tests found by the search in the URL: what each needs, one crop for many, all sheets at once.
 * Needs the catalogs `batch`, `judge` and `history`.
 */
export function BatchView() {
  const choices = useChoices()
  const records = useRequestedTests()
  if (choices === null || records === null) return <output>{texts('diagnosis').loading}</output>
  return <BatchResults choices={choices} records={records} />
}

interface BatchResultsProps {
  readonly choices: DiagnosisChoices
  readonly records: readonly SoilRecord[]
}

function BatchResults({ choices, records }: BatchResultsProps) {
  const words = texts('batch')
  const batch = useBatch(choices, records)
  const search = useSearchState()
  const named = search.get('record')
  const back =
    named === null
      ? { label: words.backToHistory, to: '/diag?view=history' }
      : { label: words.back, to: `/diag?${new URLSearchParams({ record: named }).toString()}` }
  // Tests that were just imported keep the order of their table.
  const isInFileOrder = search.get('test') !== null
  const { columns, rows } = useMemo(() => {
    const table = batchTable(batch.answers, (answer) => nameText(sampleTitle(answer)))
    return isInFileOrder ? table : { ...table, rows: inFarmerOrder(table.rows) }
  }, [batch.answers, isInFileOrder])
  const offered = ownerChoices(
    rows.map(({ answer: { plot } }) => plot),
    parseOwnerFilter(search),
  )
  const { farmer, group } = offered.selected
  const ofOwner = useMemo(
    () => rows.filter(({ answer: { plot } }) => matchesOwner(plot, { farmer, group })),
    [rows, farmer, group],
  )
  const newest = useMemo(() => newestOnly(ofOwner, factsOf), [ofOwner])
  const isNewest = showsNewestOnly(search)
  const shown = isNewest ? newest : ofOwner
  return (
    <div className="stack gap-4">
      <PageHead
        title={words.title(shown.length)}
        back={back}
        tools={
          shown.length > 0 && (
            <IconButton
              icon="download"
              label={words.save}
              onClick={() => saveBatchTable(columns, shown, farmer ?? group)}
            />
          )
        }
      />
      <OwnerFilterFields {...offered} />
      {(isNewest || newest.length < ofOwner.length) && (
        <div className="screen-only readable">
          <Switch
            label={words.newestOnly(newest.length)}
            checked={isNewest}
            onChange={(isOn) => search.change({ [newestParam]: isOn ? '1' : null }, 'replace')}
          />
        </div>
      )}
      {shown.length === 0 ? (
        <Notice kind="warning" title={words.missing} />
      ) : (
        <Samples batch={batch} columns={columns} rows={shown} selected={offered.selected} />
      )}
    </div>
  )
}

interface SamplesProps {
  readonly batch: Batch
  readonly columns: readonly BatchColumn[]
  readonly rows: readonly BatchRow[]
  readonly selected: OwnerFilter
}

function Samples({ batch, columns, rows, selected }: SamplesProps) {
  const words = texts('batch')
  const [only, setOnly] = useState<BatchVerdict | null>(null)
  const [order, setOrder] = useState<BatchSort | null>(null)
  const [asked, setAsked] = useState<CropTarget | null>(null)
  const found = only === null ? rows : rows.filter((row) => batchVerdict(row) === only)
  const shown = sortedRows(found, order, cropName)
  const missing = rows.filter((row) => batchVerdict(row) === 'no-crop')
  const print = usePrinting(batch, selected)
  const isUnanswered = missing.length === rows.length
  const notes = useNotes(rows)
  return (
    <>
      <div className={`gap-3 grid screen-only ${styles['bar']}`}>
        <div className={`flex wrap gap-2 ${styles['tools']}`}>
          {missing.length > 0 && (
            <Button
              kind={isUnanswered ? 'filled' : 'tonal'}
              icon="psychiatry"
              aria-haspopup="dialog"
              onClick={() => setAsked('missing')}
            >
              {words.cropOfMissing(missing.length)}
            </Button>
          )}
          <Button
            kind={isUnanswered ? 'tonal' : 'filled'}
            icon="print"
            onClick={() => void print(rows)}
          >
            {words.print(rows.length)}
          </Button>
        </div>
        <Filters rows={rows} only={only} onChoose={setOnly} />
      </div>
      <DoseNotes notes={notes} />
      <BatchTable
        columns={columns}
        rows={shown}
        order={order}
        onOrder={setOrder}
        onCrop={setAsked}
        onPaste={(row, names) => pasteCrops(batch, shown.slice(shown.indexOf(row)), names)}
      />
      <Ordered batch={batch} rows={rows} />
      <CropFill
        batch={batch}
        asked={asked}
        shown={shown}
        missing={missing}
        onClose={() => setAsked(null)}
      />
    </>
  )
}

/** Notes above doses that must not all be spread. */
function useNotes(rows: readonly BatchRow[]): readonly string[] {
  const words = texts('batch')
  const { summaries: tests, plots } = useHistory()
  const newest = useMemo(() => {
    const oldest = Math.min(...rows.map(({ record }) => record.startedAt))
    return newestTests({ plots, tests }, instant(oldest))
  }, [rows, plots, tests])
  const read = useMemo(() => seasonsPh({ plots, tests }), [plots, tests])
  const season = useMemo(() => seasonsTests({ plots, tests }), [plots, tests])
  const decided = rows.filter(({ answer }) => answer.decision !== null)
  const tested = decided.flatMap(({ answer: { judged, plot } }) =>
    judged.kind === 'typed'
      ? []
      : [
          {
            isOld: oldMonths(judged.record) !== null,
            isDiffering: otherKitsPh({ ...judged, plot }, read) !== null,
            isOfDay: sameDayTest({ ...judged, plot }, { plots, tests }) !== null,
            isBefore: earlierTestsOf({ ...judged, plot }, season).length > 0,
            ...laterTestsOf({ ...judged, plot }, newest),
          },
        ],
  )
  const retested = tested.filter(({ later }) => later.length > 0)
  const old = tested.filter(({ isOld, isWhole }) => isOld && !isWhole)
  const before = tested.filter(({ isBefore }) => isBefore)
  const differing = tested.filter(({ later, isDiffering }) => isDiffering && later.length === 0)
  const ofDay = tested.filter(({ later, isOfDay }) => isOfDay && later.length === 0)
  return [
    ...(ofDay.length > 0 ? [words.sameDay(ofDay.length)] : []),
    ...(differing.length > 0 ? [words.otherKitsPh(differing.length)] : []),
    ...(retested.length > 0 ? [words.retestedFields(retested.length)] : []),
    ...(before.length > 0 ? [words.testedBefore(before.length)] : []),
    ...(old.length > 0 ? [words.oldSamples(old.length, oldFromMonths)] : []),
    ...(hasSharedFields(rows) ? [words.sharedFields] : []),
  ]
}

interface FiltersProps {
  readonly rows: readonly BatchRow[]
  readonly only: BatchVerdict | null
  readonly onChoose: (only: BatchVerdict | null) => void
}

/** Number of samples by verdict; a tap shows only these. */
function Filters({ rows, only, onChoose }: FiltersProps) {
  const words = texts('batch')
  const counts = verdictOrder.map(
    (verdict) => [verdict, rows.filter((row) => batchVerdict(row) === verdict).length] as const,
  )
  return (
    <Chips scrolls label={words.show}>
      <Chip aria-pressed={only === null} onClick={() => onChoose(null)}>
        {words.count(words.all, rows.length)}
      </Chip>
      {counts
        .filter(([verdict, count]) => count > 0 || verdict === only)
        .map(([verdict, count]) => (
          <Chip key={verdict} aria-pressed={verdict === only} onClick={() => onChoose(verdict)}>
            {words.count(verdictWord(verdict), count)}
          </Chip>
        ))}
    </Chips>
  )
}

/** Saves all diagnoses, then opens the sheets, which show only saved ones. */
function usePrinting(batch: Batch, { farmer, group }: OwnerFilter) {
  const { records, newId } = useServices()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return async (rows: readonly BatchRow[]) => {
    const decided = rows.flatMap(({ answer }) => decidedOf(answer) ?? [])
    const failure = await saveDiagnoses(decided, { records, newId, at: batch.now().at })
    if (failure !== null) {
      showToast({ text: texts('judge').keep.notKept[failure] })
      return
    }
    const asked = patchParams(params, { view: 'report', all: '1', farmer, group })
    await navigate(`/diag?${asked.toString()}`)
  }
}

function decidedOf(answer: BatchRow['answer']): DecidedSample | null {
  const { input, decision } = answer
  return input === null || decision === null ? null : { answer, input, decision }
}
