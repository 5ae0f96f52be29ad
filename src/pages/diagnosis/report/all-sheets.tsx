import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { texts } from '#locales/texts.ts'
import { useRequestedTests } from '#pages/diagnosis/batch/use-batch.ts'
import { matchesOwner, parseOwnerFilter } from '#pages/diagnosis/batch/owner-filter.tsx'
import { useOwnRules } from '#ui/use-own-rules.ts'
import { usePlots } from '#pages/diagnosis/history/use-history.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { patchParams, useSearchState } from '#ui/navigation/use-search-state.ts'
import { Notice } from '#ui/notice.tsx'
import { FarmerSheet } from './farmer-sheet.tsx'
import { OverviewSheet } from './overview-sheet.tsx'
import { ReportSheet } from './report-sheet.tsx'
import { SenderFields, useSender } from './sender.tsx'
import styles from './report.module.css'
import { sheetSamples, sheetsByFarmer } from './sheet-samples.ts'

const kinds = ['1', 'farmers', 'meeting'] as const
type Kind = (typeof kinds)[number]

/** Prints all samples: a sheet for each, for each farmer, or one overview; limited to one farmer or group if the URL names one. */
export function AllSheets() {
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
  const samples = useMemo(
    () =>
      sheetSamples(records ?? [], plots).filter(({ plot }) =>
        matchesOwner(plot, { farmer, group }),
      ),
    [records, plots, farmer, group],
  )
  const ofFarmers = useMemo(() => sheetsByFarmer(samples), [samples])
  const table = patchParams(params, { view: 'all', all: null })
  const labels: Readonly<Record<Kind, { readonly print: string; readonly hint: string }>> = {
    '1': { print: words.printAll(samples.length), hint: words.printHint(samples.length) },
    farmers: { print: words.printFarmers(ofFarmers.length), hint: words.farmersHint },
    meeting: { print: words.print, hint: words.overviewHint },
  }
  return (
    <div className={`stack gap-3 ${styles['view']}`}>
      <PageHead
        title={
          kind === 'meeting'
            ? words.overview
            : words.sheets(kind === '1' ? samples.length : ofFarmers.length)
        }
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
