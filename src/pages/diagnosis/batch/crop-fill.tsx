import { useState } from 'react'
import { cropMeantBy } from '#knowledge/crops/search-crops.ts'
import { texts } from '#locales/texts.ts'
import { CropPicker } from '#pages/diagnosis/judge/crop-picker.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { showToast } from '#ui/toast.tsx'
import type { BatchRow } from './batch-rows.ts'
import type { Batch } from './use-batch.ts'

/** Rows whose crop is being chosen: one, or all that have none. */
export type CropTarget = BatchRow | 'missing'

interface CropFillProps {
  readonly batch: Batch
  readonly asked: CropTarget | null
  /** Rows in the order of the table. */
  readonly shown: readonly BatchRow[]
  /** Rows without a crop. */
  readonly missing: readonly BatchRow[]
  readonly onClose: () => void
}

/** Sets a crop for one sample, for it and those below, or for all that have none. */
export function CropFill({ batch, asked, shown, missing, onClose }: CropFillProps) {
  const words = texts('batch')
  const title =
    asked === null
      ? ''
      : asked === 'missing'
        ? words.cropOfMissing(missing.length)
        : words.cropOf(asked.name)
  return (
    <Dialog title={title} open={asked !== null} onClose={onClose}>
      {asked === 'missing' ? (
        <Picker batch={batch} rows={missing} onDone={onClose} />
      ) : (
        asked !== null && (
          <RowPicker batch={batch} row={asked} shown={shown} missing={missing} onDone={onClose} />
        )
      )}
    </Dialog>
  )
}

interface RowPickerProps extends Pick<CropFillProps, 'batch' | 'shown' | 'missing'> {
  readonly row: BatchRow
  readonly onDone: () => void
}

function RowPicker({ batch, row, shown, missing, onDone }: RowPickerProps) {
  const words = texts('batch')
  const [fill, setFill] = useState<keyof typeof words.fills>('one')
  const below = shown.slice(shown.findIndex((one) => one.answer.place === row.answer.place))
  const others = missing.filter((one) => one.answer.place !== row.answer.place)
  const rows = { one: [row], below, missing: [row, ...others] }
  const counts = { one: 1, below: below.length, missing: others.length }
  const names = (['one', 'below', 'missing'] as const).filter(
    (name) => name === 'one' || rows[name].length > 1,
  )
  return (
    <>
      {names.length > 1 && (
        <Segments
          legend={words.fill}
          options={names.map((value) => ({ value, label: words.fills[value](counts[value]) }))}
          value={fill}
          onChange={setFill}
        />
      )}
      <Picker batch={batch} rows={rows[fill]} current={row} onDone={onDone} />
    </>
  )
}

interface PickerProps {
  readonly batch: Batch
  readonly rows: readonly BatchRow[]
  readonly current?: BatchRow
  readonly onDone: () => void
}

const Picker = ({ batch, rows, current, onDone }: PickerProps) => (
  <CropPicker
    crop={current?.answer.crop?.id ?? null}
    recent={batch.choices.recentCrops}
    sample={current?.name ?? ''}
    onChoose={(crop) => {
      fillCrops(
        batch,
        rows.map((row) => ({ row, crop })),
      )
      onDone()
    }}
  />
)

/** Sets crops from a pasted column, from this row on. Unknown names are reported and change nothing. */
export function pasteCrops(
  batch: Batch,
  rows: readonly BatchRow[],
  names: readonly string[],
): void {
  const given = names.slice(0, rows.length).map((name, place) => {
    const crop = name === '' ? null : cropMeantBy(name)
    return { row: rows[place], name, crop }
  })
  const unknown = given.filter(({ name, crop }) => name !== '' && crop === null)
  fillCrops(
    batch,
    given.flatMap(({ row, crop }) => (row === undefined || crop === null ? [] : [{ row, crop }])),
    unknown.map(({ name }) => name),
  )
}

interface Filled {
  readonly row: BatchRow
  readonly crop: string
}

/** Sets crops, and shows a toast with the number of changes that can undo them. */
function fillCrops(
  { changeConditions }: Batch,
  filled: readonly Filled[],
  unknown: readonly string[] = [],
) {
  const words = texts('batch')
  const changes = filled
    .filter(({ row, crop }) => row.answer.crop?.id !== crop)
    .map(({ row: { answer }, crop }) => ({ answer, patch: { crop, standard: null } }))
  const text = [
    changes.length > 0 && words.filled(changes.length),
    unknown.length > 0 && words.notFound(unknown.slice(0, maxNamed)),
  ]
    .filter(Boolean)
    .join('')
  if (text === '') return
  const undo = changeConditions(changes)
  showToast({ text, ...(changes.length > 0 && { action: { label: texts('ui').undo, run: undo } }) })
}

/** Most names in one message. */
const maxNamed = 3
