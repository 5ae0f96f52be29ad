import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { newestOnly, showsNewestOnly } from '#pages/diagnosis/batch/newest-only.ts'
import { matchesOwner, parseOwnerFilter } from '#pages/diagnosis/batch/owner-filter.tsx'
import { useRequestedTests } from '#pages/diagnosis/batch/use-batch.ts'
import { useKept, usePlots } from '#pages/diagnosis/history/use-history.ts'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { ChipTabs } from '#ui/controls/chip.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { patchParams, useSearchState } from '#ui/navigation/use-search-state.ts'
import { Notice } from '#ui/notice.tsx'
import { useOwnRules } from '#ui/use-own-rules.ts'
import { FarmerSheet } from './farmer-sheet.tsx'
import { OverviewSheet } from './overview-sheet.tsx'
import { ReportSheet } from './report-sheet.tsx'
import { SenderFields, useSender } from './sender.tsx'
import { sheetSamples, sheetsByFarmer } from './sheet-samples.ts'
import {
  shownDiagnosis,
  shownSample,
  type WantedDiagnosis,
} from '#domain/record/shown-diagnosis.ts'
import styles from './report.module.css'

/** One sample of a test on one A4 sheet; with `all` in the URL a sheet for each. Needs the catalogs `report`, `history`, `judge` and `share`. */
export function ReportView() {
  const search = useSearchState()
  const id = search.get('record') ?? ''
  const wanted = { id: search.get('diagnosis'), sample: search.get('sample') }
  return search.get('all') === null ? <Report key={id} id={id} wanted={wanted} /> : <AllSheets />
}

interface ReportProps {
  readonly id: string
  readonly wanted: WantedDiagnosis
}

/** The sheet, with controls shown on screen only. */
function Report({ id, wanted }: ReportProps) {
  const words = texts('report')
  const kept = useKept([id])
  const from = useSender()
  const record = kept?.[0]?.record
  const shown = record === undefined ? null : shownSample(record, wanted)
  const sample = record?.samples.find((one) => one.id === shown)
  return (
    <div className={`columns gap-3 ${styles['view']}`}>
      <PageHead
        title={words.sheet}
        screenOnly
        back={{
          label: words.back,
          to: `/diag?view=history&record=${encodeURIComponent(id)}`,
        }}
      />
      {record !== undefined && sample !== undefined && (
        <div className={`stack gap-3 screen-only ${styles['tools']}`}>
          <SampleTabs record={record} shown={sample.id} />
          {shownDiagnosis(record, wanted, sample.id) === null && (
            <Notice kind="note" title={words.withoutTodo}>
              <p>{words.diagnoseFirst}</p>
              <ButtonLink
                kind="tonal"
                icon="stethoscope"
                to={`/diag?${new URLSearchParams({ record: record.id, sample: sample.id })}`}
              >
                {words.diagnose}
              </ButtonLink>
            </Notice>
          )}
          <Button kind="filled" block icon="print" onClick={() => window.print()}>
            {words.print}
          </Button>
          <small>{words.printHint(1)}</small>
          <SenderFields {...from} />
        </div>
      )}
      {kept === null && <output>{words.reading}</output>}
      {kept !== null && record === undefined && <Notice kind="warning" title={words.missing} />}
      {record !== undefined && sample !== undefined && (
        <ReportSheet key={sample.id} record={record} sample={sample} wanted={wanted} from={from} />
      )}
    </div>
  )
}

interface SampleTabsProps {
  readonly record: SoilRecord
  readonly shown: string
}

/** Tabs for the samples, each of which has its own sheet. */
function SampleTabs({ record: { id, samples }, shown }: SampleTabsProps) {
  if (samples.length < 2) return null
  const { sampleName } = texts('judge').conditions
  return (
    <ChipTabs
      label={texts('report').samples}
      tabs={samples.map((sample, place) => ({
        to: `/diag?${new URLSearchParams({ view: 'report', record: id, sample: sample.id }).toString()}`,
        label: sampleName(place + 1, sample.name),
        isCurrent: sample.id === shown,
      }))}
    />
  )
}

const kinds = ['1', 'farmers', 'meeting'] as const
type Kind = (typeof kinds)[number]

/** Prints all samples: a sheet for each, for each farmer, or one overview; limited to one farmer or group if the URL names one. */
function AllSheets() {
  const words = texts('report')
  const [params] = useSearchParams()
  const search = useSearchState()
  const kind = kinds.find((one) => one === params.get('all')) ?? '1'
  const { farmer, group } = parseOwnerFilter(search)
  const records = useRequestedTests()
  const { plots } = usePlots()
  const from = useSender()
  const [isNamed, setNamed] = useState(true)
  // The order lists contain prices of bags.
  useOwnRules()
  const isNewest = showsNewestOnly(search)
  const samples = useMemo(() => {
    const all = sheetSamples(records ?? [], plots).filter(({ plot }) =>
      matchesOwner(plot, { farmer, group }),
    )
    return isNewest ? newestOnly(all, (one) => one) : all
  }, [records, plots, farmer, group, isNewest])
  const ofFarmers = useMemo(() => sheetsByFarmer(samples), [samples])
  const table = patchParams(params, { view: 'all', all: null })
  const labels: Readonly<Record<Kind, { readonly print: string; readonly hint: string }>> = {
    '1': { print: words.printAll(samples.length), hint: words.printHint(samples.length) },
    farmers: { print: words.printFarmers(ofFarmers.length), hint: words.farmersHint },
    meeting: { print: words.print, hint: words.overviewHint },
  }
  return (
    <div className={`columns gap-3 ${styles['view']}`}>
      <PageHead
        title={
          kind === 'meeting'
            ? words.overview
            : words.sheets(kind === '1' ? samples.length : ofFarmers.length)
        }
        screenOnly
        back={{ label: words.backToAll, to: `/diag?${table.toString()}` }}
      />
      {samples.length > 0 && (
        <div className={`stack gap-3 screen-only ${styles['tools']}`}>
          <Segments
            legend={words.kind}
            options={kinds.map((value) => ({ value, label: words.kinds[value] }))}
            value={kind}
            onChange={(all) => search.change({ all }, 'replace')}
          />
          <Button kind="filled" block icon="print" onClick={() => window.print()}>
            {labels[kind].print}
          </Button>
          <small>{labels[kind].hint}</small>
          {kind === 'meeting' && (
            <Switch label={words.isNamed} checked={isNamed} onChange={setNamed} />
          )}
          <SenderFields {...from} />
        </div>
      )}
      {records === null && <output>{words.reading}</output>}
      {records !== null && samples.length === 0 && <Notice kind="warning" title={words.missing} />}
      <div className={`stack gap-3 ${styles['sheets']}`}>
        {kind === 'meeting' && samples.length > 0 && (
          <OverviewSheet samples={samples} isNamed={isNamed} from={from} />
        )}
        {kind === 'farmers' &&
          ofFarmers.map((some) => (
            <FarmerSheet
              key={`${some[0]?.record.id ?? ''} ${some[0]?.sample.id ?? ''}`}
              samples={some}
              from={from}
            />
          ))}
        {kind === '1' &&
          samples.map(({ record, sample }) => (
            <ReportSheet
              key={`${record.id} ${sample.id}`}
              record={record}
              sample={sample}
              wanted={{ id: null, sample: sample.id }}
              from={from}
            />
          ))}
      </div>
    </div>
  )
}
