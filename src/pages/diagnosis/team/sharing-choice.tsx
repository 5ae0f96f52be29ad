import { useState } from 'react'
import { useStore } from 'zustand'
import { farmersOf } from '#domain/plot/farmers.ts'
import { groupsOf } from '#domain/plot/plot.ts'
import type { Sharing } from '#domain/team/sharing.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { CheckChips } from '#ui/controls/chip.tsx'
import { Segments } from '#ui/controls/choice.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useServices } from '#ui/services.tsx'

interface ChoiceProps {
  readonly sharing: Sharing
  readonly onChange: (sharing: Sharing) => void
}

/** Chooses what to share: all, or some farmers and groups. Without farmers, "all" and "what has no farmer" are the same choice. */
export function SharingChoice({ sharing, onChange }: ChoiceProps) {
  const words = texts('team').sharing
  const { plots } = useServices()
  const all = useStore(plots.store, (state) => state.plots)
  const chosen = sharing.kind === 'chosen' ? sharing : nothing
  const toggled = (list: readonly string[], name: string, isOn: boolean) =>
    isOn ? [...list, name] : list.filter((one) => one !== name)
  const farmers = [...farmersOf(all), '']
  const groups = groupsOf(all)
  return (
    <div className="stack gap-4">
      <Segments
        legend={words.title}
        options={[
          { value: 'all', label: words.all },
          { value: 'chosen', label: words.chosen },
        ]}
        value={sharing.kind}
        onChange={(kind) => onChange(kind === 'all' ? { kind } : nothing)}
      />
      {sharing.kind === 'chosen' && groups.length > 0 && (
        <CheckChips
          legend={words.groups}
          options={groups.map((name) => ({ value: name, label: name }))}
          checked={(name) => chosen.groups.includes(name)}
          onChange={(name, isOn) =>
            onChange({ ...chosen, groups: toggled(chosen.groups, name, isOn) })
          }
        />
      )}
      {sharing.kind === 'chosen' && (
        <CheckChips
          legend={words.farmers}
          options={farmers.map((name) => ({ value: name, label: name || words.none }))}
          checked={(name) => chosen.farmers.includes(name)}
          onChange={(name, isOn) =>
            onChange({ ...chosen, farmers: toggled(chosen.farmers, name, isOn) })
          }
        />
      )}
      <small>{words.note}</small>
    </div>
  )
}

const nothing = { kind: 'chosen', farmers: [], groups: [] } as const satisfies Sharing

interface DialogProps {
  readonly sharing: Sharing
  readonly onChoose: (sharing: Sharing) => void
  readonly onClose: () => void
}

export function SharingDialog({ sharing, onChoose, onClose }: DialogProps) {
  const words = texts('team').sharing
  const [chosen, setChosen] = useState(sharing)
  return (
    <Dialog
      title={words.title}
      open
      onClose={onClose}
      actions={
        <Button kind="filled" onClick={() => onChoose(chosen)}>
          {words.save}
        </Button>
      }
    >
      <SharingChoice sharing={chosen} onChange={setChosen} />
    </Dialog>
  )
}

export function sharingText(sharing: Sharing): string {
  const words = texts('team').sharing
  if (sharing.kind === 'all') return words.all
  const names = [...sharing.groups, ...sharing.farmers.map((name) => name || words.none)]
  return words.chosenText(names.join(texts('ui').listSeparator))
}
