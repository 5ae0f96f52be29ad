import { useEffect, useState, type CSSProperties } from 'react'
import { useStore } from 'zustand'
import { labelPages, labelSheets, labelAddress, type LabelSheetName } from '#domain/plot/label.ts'
import { farmerOrder, farmersOf } from '#domain/plot/farmers.ts'
import { plotTitle, type Plot } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { OptionalSelectField } from '#ui/controls/field.tsx'
import { Stepper } from '#ui/controls/stepper.tsx'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { Notice } from '#ui/notice.tsx'
import { QrCode } from '#ui/qr/qr-code.tsx'
import { useServices } from '#ui/services.tsx'
import { nameText } from '#ui/text/short-name.ts'
import styles from './labels.module.css'

const sheetNames = ['a24', 'a44', 'tape'] as const satisfies readonly LabelSheetName[]

/** Labels for sample bags, one per field, to be printed on standard label sheets. Needs the catalogs `plots` and `share`. */
export function LabelsView() {
  const words = texts('plots').labels
  const { plots: service } = useServices()
  const { isReady, plots } = useStore(service.store)
  useEffect(() => void service.start(), [service])
  const search = useSearchState()
  const [sheet, setSheet] = useState<LabelSheetName>('a24')
  const [free, setFree] = useState(0)
  const order = farmerOrder(plots)
  const used = plots
    .filter(({ archived }) => !archived)
    .toSorted((one, other) => order(one.farmer, other.farmer))
  const farmers = farmersOf(used)
  const farmer = farmers.find((one) => one === search.get('farmer')) ?? null
  const wanted = farmer === null ? used : used.filter((plot) => plot.farmer === farmer)
  const { columns, rows } = labelSheets[sheet]
  const places = columns * rows
  const numbers = new Map(wanted.map(({ id }, at) => [id, at + 1]))
  const pages = labelPages(wanted, labelSheets[sheet], free)
  return (
    <div className="columns columns-list">
      <PageHead
        screenOnly
        title={words.title}
        back={{ label: texts('plots').back, to: '/diag?view=plots' }}
      />
      {isReady && used.length === 0 && <Notice kind="note" title={texts('plots').empty} />}
      {wanted.length > 0 && (
        <>
          <div className="stack gap-4 screen-only">
            {farmers.length > 0 && (
              <OptionalSelectField
                label={texts('plots').form.farmer}
                value={farmer}
                none={words.everybody}
                options={farmers.map((name) => ({ value: name, label: name }))}
                onChange={(name) => search.change({ farmer: name }, 'replace')}
              />
            )}
            <Segments
              legend={words.sheet}
              options={sheetNames.map((value) => ({ value, label: words.sheets[value] }))}
              value={sheet}
              onChange={setSheet}
            />
            {places > 1 && (
              <Stepper
                label={words.free}
                value={Math.min(free, places - 1)}
                min={0}
                max={places - 1}
                onChange={setFree}
              />
            )}
            <Button kind="filled" block icon="print" onClick={() => window.print()}>
              {words.print(wanted.length)}
            </Button>
            <small>{words.hints[sheet]}</small>
          </div>
          <div className={`stack gap-4 scroll ${styles['pages']}`}>
            {pages.map((page, at) => (
              // Pages have no other identity.
              // oxlint-disable-next-line react/no-array-index-key
              <Page key={at} sheet={sheet} plots={page} numbers={numbers} />
            ))}
          </div>
        </>
      )}
    </div>
  )
}

interface PageProps {
  readonly sheet: LabelSheetName
  readonly plots: readonly (Plot | null)[]
  readonly numbers: ReadonlyMap<string, number>
}

function Page({ sheet, plots, numbers }: PageProps) {
  const { columns, rows, width, height } = labelSheets[sheet]
  const size: CSSProperties = {
    gridTemplateColumns: `repeat(${columns}, ${width}mm)`,
    gridTemplateRows: `repeat(${rows}, ${height}mm)`,
  }
  return (
    <div data-paper data-sheet={sheet} className={`round-s ${styles['page']}`} style={size}>
      {plots.map((plot, at) =>
        plot === null ? (
          // oxlint-disable-next-line react/no-array-index-key -- places that stay empty
          <span key={at} className={`row clip ${styles['label']}`} />
        ) : (
          <Label key={plot.id} plot={plot} number={numbers.get(plot.id) ?? 0} />
        ),
      )}
    </div>
  )
}

function Label({ plot, number }: { readonly plot: Plot; readonly number: number }) {
  const words = texts('plots').labels
  return (
    <article className={`row clip ${styles['label']}`} aria-label={nameText(plotTitle(plot))}>
      <QrCode text={labelAddress(window.location.origin, plot.id)} name={nameText(plot.name)} />
      <div className="grid shrink tight">
        <small>{[words.number(number), nameText(plot.farmer)].filter(Boolean).join(' ')}</small>
        <b>{nameText(plot.name)}</b>
        <small>{words.day}</small>
      </div>
    </article>
  )
}
