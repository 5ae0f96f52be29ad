import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { DiagnosisChoices } from '#app/records/diagnosis-choices.ts'
import { byteOrderMark, csvLine } from '#domain/exchange/csv-cell.ts'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { labelText } from '#pages/diagnosis/history/value-text.ts'
import { cropName } from '#pages/diagnosis/judge/crop-picker.tsx'
import { useKeepingAll, type Decided } from '#pages/diagnosis/judge/keep-diagnosis.ts'
import { ShoppingList } from '#pages/diagnosis/judge/plan.tsx'
import {
  useChoices,
  useDiagnosisForm,
  type DiagnosisForm,
} from '#pages/diagnosis/judge/use-diagnosis-form.ts'
import { sampleTitle } from '#pages/diagnosis/judge/verdict-strip.tsx'
import { Card } from '#ui/card.tsx'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Chip, Chips } from '#ui/controls/chip.tsx'
import layout from '#ui/layout.module.css'
import { PageHead } from '#ui/navigation/page-head.tsx'
import { Notice } from '#ui/notice.tsx'
import { saveFile } from '#ui/share/save-file.ts'
import { dayText } from '#ui/text/day-text.ts'
import { nameText } from '#ui/text/short-name.ts'
import { showToast } from '#ui/toast.tsx'
import styles from './batch.module.css'
import {
  batchTable,
  orderedInAll,
  sortedRows,
  batchVerdict,
  verdictOrder,
  type BatchColumn,
  type BatchOrder,
  type BatchRow,
  type BatchVerdict,
} from './batch-rows.ts'
import { BatchTable, cellText, todoTexts, verdictWord } from './batch-table.tsx'
import { CropFill, pasteCrops, type CropAsked } from './crop-fill.tsx'

/** All samples of a test: what each needs, one crop for many, all sheets at once. Needs the catalogs `batch`, `judge` and `history`. */
export function BatchView() {
  const choices = useChoices()
  return choices === null ? <Loading /> : <Batch choices={choices} />
}

const Loading = () => <output>{texts('judge').loading}</output>

function Batch({ choices }: { readonly choices: DiagnosisChoices }) {
  const form = useDiagnosisForm(choices)
  const { source } = form
  if (source.kind === 'waiting') return <Loading />
  if (source.kind !== 'record') {
    const words = texts('batch')
    return (
      <div className={layout['stack']}>
        <PageHead title={texts('judge').answer.title} back={{ label: words.back, to: '/diag' }} />
        <Notice kind="warning" title={words.missing} />
      </div>
    )
  }
  return <Samples key={source.record.id} form={form} record={source.record} />
}

const judgeAddress = (record: string) => `/diag?${new URLSearchParams({ record }).toString()}`

interface SamplesProps {
  readonly form: DiagnosisForm
  readonly record: SoilRecord
}

function Samples({ form, record }: SamplesProps) {
  const words = texts('batch')
  const [only, setOnly] = useState<BatchVerdict | null>(null)
  const [order, setOrder] = useState<BatchOrder | null>(null)
  const [asked, setAsked] = useState<CropAsked | null>(null)
  const { answers } = form
  const { columns, rows } = useMemo(
    () => batchTable(record, answers, (answer) => nameText(sampleTitle(answer))),
    [record, answers],
  )
  const found = only === null ? rows : rows.filter((row) => batchVerdict(row) === only)
  const shown = sortedRows(found, order, cropName)
  const missing = rows.filter((row) => batchVerdict(row) === 'no-crop')
  const print = usePrinting(form, record.id)
  const isUnanswered = missing.length === rows.length
  return (
    <div className={layout['stack']}>
      <PageHead
        title={words.title(rows.length)}
        back={{ label: words.back, to: judgeAddress(record.id) }}
        tools={
          <IconButton
            icon="download"
            label={words.save}
            onClick={() => saveTable(record, columns, rows)}
          />
        }
      />
      <div className={styles['bar']}>
        <div className={styles['tools']}>
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
      <BatchTable
        columns={columns}
        rows={shown}
        order={order}
        onOrder={setOrder}
        onCrop={setAsked}
        onPaste={(row, names) => pasteCrops(form, shown.slice(shown.indexOf(row)), names)}
      />
      <Ordered form={form} rows={rows} />
      <CropFill
        form={form}
        asked={asked}
        shown={shown}
        missing={missing}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}

interface FiltersProps {
  readonly rows: readonly BatchRow[]
  readonly only: BatchVerdict | null
  readonly onChoose: (only: BatchVerdict | null) => void
}

/** How many came off how; a tap shows these. */
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

/** What to order for all fields together. */
function Ordered({ form, rows }: Pick<SamplesProps, 'form'> & { rows: readonly BatchRow[] }) {
  const words = texts('batch')
  const { shopping, withoutArea } = orderedInAll(rows)
  if (shopping.length === 0) return null
  return (
    <Card as="section">
      <h2>{words.order}</h2>
      <ShoppingList form={form} shopping={shopping} />
      {withoutArea > 0 && <p>{words.withoutArea(withoutArea)}</p>}
    </Card>
  )
}

/** The sheets show what was kept: so all is kept first. */
function usePrinting(form: DiagnosisForm, record: string) {
  const keepAll = useKeepingAll(form)
  const navigate = useNavigate()
  return async (rows: readonly BatchRow[]) => {
    const failure = await keepAll(rows.flatMap(({ answer }) => decidedOf(answer) ?? []))
    if (failure !== null) {
      showToast({ text: texts('judge').keep.notKept[failure] })
      return
    }
    await navigate(`/diag?${new URLSearchParams({ view: 'report', record, all: '1' }).toString()}`)
  }
}

function decidedOf(answer: BatchRow['answer']): Decided | null {
  const { input, decision } = answer
  return input === null || decision === null ? null : { answer, input, decision }
}

/** The table as a spreadsheet reads it. */
function saveTable(
  { startedAt, wallOffset }: SoilRecord,
  columns: readonly BatchColumn[],
  rows: readonly BatchRow[],
) {
  const words = texts('batch')
  const withUnit = (name: string, unit: string) => (unit === '' ? name : `${name} (${unit})`)
  const head = [
    words.sample,
    words.crop,
    ...columns.map(({ analyte, source }) => withUnit(labelText(analyte, source), analyte.unit)),
    texts('judge').answer.title,
    texts('judge').todo.title,
  ]
  const lines = rows.map((row) => [
    row.name,
    row.answer.crop === null ? '' : cropName(row.answer.crop.id),
    ...columns.map(({ key }) => {
      const value = row.values.get(key)
      return value?.kind === 'typed' || value?.kind === 'level' ? value.value : cellText(value)
    }),
    verdictWord(batchVerdict(row)),
    todoTexts(row).join('\n'),
  ])
  const text = byteOrderMark + [head, ...lines].map(csvLine).join('')
  const name = words.file(dayText(startedAt, wallOffset).replaceAll('/', '-'))
  saveFile(new File([text], name, { type: 'text/csv' }))
}
