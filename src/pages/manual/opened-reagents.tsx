import { useEffect, useState, type FormEvent } from 'react'
import { useStore } from 'zustand'
import {
  createOpenedReagents,
  maxReagentNameChars,
  maxReagents,
  reagentState,
  remindersOn,
  type OpenedReagent,
  type OpenedReagents,
} from '#app/kits/opened-reagents.ts'
import { texts } from '#locales/texts.ts'
import { Button, IconButton } from '#ui/controls/button.tsx'
import { Card, Row, Rows } from '#ui/card.tsx'
import { InputField } from '#ui/controls/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { useServices } from '#ui/services.tsx'
import { todayInput } from '#ui/text/day-text.ts'
import { showToast } from '#ui/toast.tsx'
import { useIsHydrated } from './use-is-hydrated.ts'

/** When reagents were opened, stored on the device; points out those near expiry. */
export function OpenedReagentsPart() {
  const opened = useServices().fromPreferences(createOpenedReagents)
  const words = texts('manual').opened
  const { reagents, isKept } = useStore(opened.store)
  // Unknown while the page is prerendered at build time.
  const today = useIsHydrated() ? todayInput() : undefined
  const remove = (id: number) => {
    const removed = opened.remove(id)
    if (removed === null) return
    showToast({
      text: words.removed,
      action: { label: texts('ui').undo, run: () => opened.restore(removed) },
    })
  }
  return (
    <div id="opened" tabIndex={-1} data-entry className="stack gap-3">
      <Card>
        <h4>{words.title}</h4>
        <p>{words.text}</p>
        {today !== undefined && (
          <OpenedReagentForm today={today} onAdd={(reagent) => opened.add(reagent)} />
        )}
      </Card>
      {!isKept && (
        <Notice kind="warning">
          <p>{words.notKept}</p>
        </Notice>
      )}
      <h5>{words.list}</h5>
      {reagents.length === 0 && <p>{words.none}</p>}
      {reagents.length > 0 && today !== undefined && (
        <Card kind="flush">
          <Rows>
            {reagents.map((reagent) => (
              <ReagentRow
                key={reagent.id}
                reagent={reagent}
                today={today}
                onRemove={() => remove(reagent.id)}
              />
            ))}
          </Rows>
        </Card>
      )}
    </div>
  )
}

interface ReagentRowProps {
  readonly reagent: OpenedReagent
  readonly today: string
  readonly onRemove: () => void
}

function ReagentRow({ reagent, today, onRemove }: ReagentRowProps) {
  const words = texts('manual').opened
  const state = reagentState(reagent, today)
  const isWell = state === 'fresh' || state === 'unknown'
  return (
    <Row
      icon={isWell ? 'schedule' : 'warning'}
      title={reagent.name}
      detail={
        <>
          {words.on(dayText(reagent.openedOn))}
          {reagent.useBy !== null && <> {words.until(dayText(reagent.useBy))}</>}
          <span className={`block ${isWell ? '' : 'strong'}`}>{words.states[state]}</span>
        </>
      }
      end={<IconButton icon="delete" label={words.remove(reagent.name)} onClick={onRemove} />}
    />
  )
}

function dayText(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return texts('manual').opened.day(year, month, date)
}

interface OpenedReagentFormProps {
  readonly today: string
  readonly onAdd: OpenedReagents['add']
}

/** Records that a reagent was opened. */
function OpenedReagentForm({ today, onAdd }: OpenedReagentFormProps) {
  const words = texts('manual').opened
  const [name, setName] = useState('')
  const [openedOn, setOpenedOn] = useState(today)
  const [useBy, setUseBy] = useState('')
  const [problem, setProblem] = useState<ReturnType<typeof onAdd>>(null)
  const add = (event: FormEvent) => {
    event.preventDefault()
    const found = onAdd({ name, openedOn, useBy: useBy === '' ? null : useBy })
    setProblem(found)
    if (found !== null) return
    setName('')
    setUseBy('')
  }
  const wrongName =
    problem === 'full'
      ? words.full(maxReagents)
      : problem === 'name'
        ? words.wrongName(maxReagentNameChars)
        : null
  return (
    <form onSubmit={add} className="stack gap-3">
      <InputField
        label={words.name}
        wrong={wrongName}
        required
        maxLength={maxReagentNameChars}
        value={name}
        onChange={setName}
      />
      <InputField
        label={words.openedOn}
        type="date"
        required
        max={today}
        value={openedOn}
        onChange={setOpenedOn}
      />
      <InputField
        label={words.useBy}
        wrong={problem === 'day' ? words.wrongDay : null}
        type="date"
        value={useBy}
        onChange={setUseBy}
      />
      <Button type="submit" icon="add">
        {words.add}
      </Button>
    </form>
  )
}

/** Reagents near expiry, shown where the manual is opened. */
export function OpenedReminder() {
  const opened = useServices().fromPreferences(createOpenedReagents)
  const words = texts('manual').opened
  const reagents = useStore(opened.store, (state) => state.reagents)
  useEffect(() => opened.start(), [opened])
  if (reagents.length === 0) return null
  const reminders = remindersOn(reagents, todayInput())
  if (reminders.length === 0) return null
  return (
    <Notice kind="warning" title={words.reminder}>
      {reminders.map(({ reagent, state }) => (
        <p key={reagent.id}>{words.reminderOf(reagent.name, words.states[state])}</p>
      ))}
      <p>
        <a href="#opened">{words.title}</a>
      </p>
    </Notice>
  )
}
