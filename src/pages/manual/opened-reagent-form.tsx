import { useState, type FormEvent } from 'react'
import { longestName, mostReagents, type OpenedReagents } from '#app/opened-reagents.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import styles from './opened-reagents-part.module.css'

interface OpenedReagentFormProps {
  readonly today: string
  readonly onAdd: OpenedReagents['add']
}

/** Notes a reagent that was opened. */
export function OpenedReagentForm({ today, onAdd }: OpenedReagentFormProps) {
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
      ? words.full(mostReagents)
      : problem === 'name'
        ? words.wrongName(longestName)
        : null
  return (
    <form onSubmit={add} className={styles['form']}>
      <Field label={words.name} wrong={wrongName}>
        {(props) => (
          <input
            {...props}
            required
            maxLength={longestName}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field label={words.openedOn}>
        {(props) => (
          <input
            {...props}
            type="date"
            required
            max={today}
            value={openedOn}
            onChange={({ target }) => setOpenedOn(target.value)}
          />
        )}
      </Field>
      <Field label={words.useBy} wrong={problem === 'day' ? words.wrongDay : null}>
        {(props) => (
          <input
            {...props}
            type="date"
            value={useBy}
            onChange={({ target }) => setUseBy(target.value)}
          />
        )}
      </Field>
      <Button type="submit" icon="add">
        {words.add}
      </Button>
    </form>
  )
}
