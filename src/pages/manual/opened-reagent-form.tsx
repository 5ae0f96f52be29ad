import { useId, useState, type FormEvent } from 'react'
import type { OpenedReagents } from '#app/opened-reagents.ts'
import { texts } from '#locales/texts.ts'
import { Button } from '#ui/button.tsx'
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
  const id = useId()
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!onAdd({ name, openedOn, useBy: useBy === '' ? null : useBy })) return
    setName('')
    setUseBy('')
  }
  return (
    <form onSubmit={add} className={styles['form']}>
      <label htmlFor={`${id}name`}>{words.name}</label>
      <input
        id={`${id}name`}
        required
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <label htmlFor={`${id}opened`}>{words.openedOn}</label>
      <input
        id={`${id}opened`}
        type="date"
        required
        max={today}
        value={openedOn}
        onChange={({ target }) => setOpenedOn(target.value)}
      />
      <label htmlFor={`${id}useBy`}>{words.useBy}</label>
      <input
        id={`${id}useBy`}
        type="date"
        value={useBy}
        onChange={({ target }) => setUseBy(target.value)}
      />
      <Button type="submit" icon="add">
        {words.add}
      </Button>
    </form>
  )
}
