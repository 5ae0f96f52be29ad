import { useState } from 'react'
import { useStore } from 'zustand'
import { farmersIn } from '#domain/plot/farmers.ts'
import { groupsOf, type Plot } from '#domain/plot/plot.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useSearchState } from '#ui/navigation/use-search-state.ts'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { NameField } from './plot-dialog.tsx'
import { useChangeAll } from './use-change-plot.ts'

interface FarmerDialogProps {
  readonly name: string
  readonly plots: readonly Plot[]
  readonly onClose: () => void
}

/** Edits what is known of a farmer, on all of the farmer's fields at once. */
export function FarmerDialog({ name, plots, onClose }: FarmerDialogProps) {
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
      <Field
        label={words.form.farmer}
        wrong={isTried && farmer === '' ? words.form.needName : undefined}
      >
        {(props) => (
          <input
            {...props}
            value={typed}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Field label={words.fields.names.farmerReading} hint={words.office.readingHint}>
        {(props) => (
          <input
            {...props}
            value={reading}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => setReading(target.value)}
          />
        )}
      </Field>
      <NameField label={words.form.group} known={groupsOf(all)} value={group} onChange={setGroup} />
    </Dialog>
  )
}
