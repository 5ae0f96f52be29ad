import { useDeferredValue, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { maxSamples } from '#app/session/setup.ts'
import { groupsOf, plotSearchText, plotTitle } from '#domain/plot/plot.ts'
import { foldText } from '#domain/record/fold-text.ts'
import { isNamed } from '#locales/name-readings.ja.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/controls/button.tsx'
import { CheckChips, PickChips } from '#ui/controls/chip.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LoadMore } from '#ui/more.tsx'
import { useServices } from '#ui/services.tsx'

/** Fields rendered initially, enough to fill the sheet; more follow as the user scrolls. */
const shownAtOnce = 40

/** Adds samples from many fields at once: found by farmer, group or name, and added with one tap. */
export function SampleFields({ onClose }: { readonly onClose: () => void }) {
  const { plots, setup } = useServices()
  const words = texts('timer').setup
  const kept = useStore(plots.store, (state) => state.plots)
  const { names, count } = useStore(setup.store)
  const [typed, setTyped] = useState('')
  const [group, setGroup] = useState('')
  const [shown, setShown] = useState(shownAtOnce)
  const fields = useMemo(
    () =>
      kept
        .filter(({ archived }) => !archived)
        .map((plot) => ({ ...plot, title: plotTitle(plot), text: plotSearchText(plot) })),
    [kept],
  )
  const [picked, setPicked] = useState<readonly string[]>(() => {
    const named = new Set(names.slice(0, count))
    return fields.filter(({ title }) => named.has(title)).map(({ id }) => id)
  })
  const groups = useMemo(() => groupsOf(fields), [fields])
  const word = foldText(useDeferredValue(typed))
  const found = fields.filter(
    (field) =>
      (word === '' || isNamed(field.text, word)) && (group === '' || field.group === group),
  )
  const fresh = found.filter(({ id }) => !picked.includes(id)).slice(0, maxSamples - picked.length)
  const toggle = (id: string, isPicked: boolean) =>
    setPicked(isPicked ? [...picked, id].slice(0, maxSamples) : picked.filter((one) => one !== id))
  const take = () => {
    const titles = new Map(fields.map(({ id, title }) => [id, title]))
    setup.measure(picked.flatMap((id) => titles.get(id) ?? []))
    onClose()
  }
  return (
    <Dialog
      title={words.fromPlots}
      open
      onClose={onClose}
      actions={
        <Button kind="filled" block disabled={picked.length === 0} onClick={take}>
          {words.takeFields(picked.length)}
        </Button>
      }
    >
      <input
        type="search"
        aria-label={words.searchFields}
        placeholder={words.searchFields}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setShown(shownAtOnce)
        }}
      />
      <PickChips label={words.groups} options={groups} picked={group} onPick={setGroup} />
      <div className="buttons">
        <Button
          kind="tonal"
          disabled={fresh.length === 0}
          onClick={() => setPicked([...picked, ...fresh.map(({ id }) => id)])}
        >
          {words.pickAll(fresh.length)}
        </Button>
        <Button kind="text" disabled={picked.length === 0} onClick={() => setPicked([])}>
          {words.pickNone}
        </Button>
      </div>
      <CheckChips
        legend={words.foundFields(found.length)}
        options={found.slice(0, shown).map(({ id, title }) => ({
          value: id,
          label: title,
          disabled: picked.length >= maxSamples && !picked.includes(id),
        }))}
        checked={(id) => picked.includes(id)}
        onChange={toggle}
      />
      {shown < found.length && (
        <LoadMore
          key={`${shown} ${word}`}
          label={words.moreFields}
          onReach={() => setShown(shown + shownAtOnce)}
        />
      )}
    </Dialog>
  )
}
