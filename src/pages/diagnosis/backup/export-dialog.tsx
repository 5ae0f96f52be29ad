import { useState } from 'react'
import type { TableFilter } from '#app/transfer/table-filter.ts'
import { farmersOf } from '#domain/plot/farmers.ts'
import { groupsOf } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { usePlots } from '#pages/diagnosis/history/use-history.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { InputField, SelectField } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { dayStart, todayInput } from '#ui/text/day-text.ts'

const formats = ['workbook', 'csv'] as const
const endings = { workbook: 'xlsx', csv: 'csv' } as const

/** The requested table. */
export interface ExportRequest {
  readonly kind: (typeof formats)[number]
  readonly fileName: string
  readonly only: TableFilter
}

interface ExportDialogProps {
  readonly open: boolean
  /** Preselected farmer; empty: none. */
  readonly farmer: string
  readonly onClose: () => void
  readonly onMake: (asked: ExportRequest) => void
}

/** Chooses the samples and the file format of a table. Asks for a farmer only if one was ever named. */
export function ExportDialog({ open, farmer, onClose, onMake }: ExportDialogProps) {
  const words = texts('backup').out.table
  return (
    <Dialog title={words.title} open={open} onClose={onClose}>
      {open && <ExportForm farmer={farmer} onMake={onMake} />}
    </Dialog>
  )
}

function ExportForm({ farmer: before, onMake }: Pick<ExportDialogProps, 'farmer' | 'onMake'>) {
  const words = texts('backup').out.table
  const { plots } = usePlots()
  const [kind, setKind] = useState<ExportRequest['kind']>('workbook')
  const [farmer, setFarmer] = useState(before)
  const [group, setGroup] = useState('')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const isBackwards = from !== '' && to !== '' && to < from
  const make = () => {
    if (isBackwards) return
    const whose = farmer || group
    onMake({
      kind,
      fileName: words.name(whose === '' ? todayInput() : `${whose} ${todayInput()}`, endings[kind]),
      only: {
        farmer: farmer || null,
        group: group || null,
        from: dayStart(from),
        to: dayStart(to, 1),
      },
    })
  }
  return (
    <>
      <Segments
        legend={words.format}
        options={formats.map((value) => ({ value, label: words.formats[value] }))}
        value={kind}
        onChange={setKind}
      />
      <WhoseField
        label={words.farmer}
        names={farmersOf(plots)}
        value={farmer}
        onChange={setFarmer}
      />
      <WhoseField label={words.group} names={groupsOf(plots)} value={group} onChange={setGroup} />
      <InputField label={words.from} type="date" value={from} onChange={setFrom} />
      <InputField
        label={words.to}
        wrong={isBackwards ? words.backwards : null}
        type="date"
        value={to}
        onChange={setTo}
      />
      <Button kind="filled" block icon="download" aria-disabled={isBackwards} onClick={make}>
        {words.make}
      </Button>
    </>
  )
}

interface WhoseFieldProps {
  readonly label: string
  readonly names: readonly string[]
  readonly value: string
  readonly onChange: (name: string) => void
}

function WhoseField({ label, names, value, onChange }: WhoseFieldProps) {
  if (names.length === 0) return null
  const options = ['', ...names].map((name) => ({
    value: name,
    label: name === '' ? texts('backup').out.table.all : name,
  }))
  return <SelectField label={label} value={value} options={options} onChange={onChange} />
}
