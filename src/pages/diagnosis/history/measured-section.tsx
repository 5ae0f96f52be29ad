import { useState } from 'react'
import type { SoilRecord } from '#domain/record/soil-record.ts'
import { texts } from '#locales/texts.ts'
import { amountText } from '#ui/amount-text.ts'
import { Button } from '#ui/button.tsx'
import { AddMeasuredDialog } from './add-measured-dialog.tsx'
import { measuredName, methodText } from './measured-items.ts'
import styles from './measured-section.module.css'
import { saying, type Change } from './use-change.ts'

interface MeasuredSectionProps {
  readonly record: SoilRecord
  readonly change: Change
}

/** Values of laboratories and instruments, kept apart from those of the kit. */
export function MeasuredSection({ record, change }: MeasuredSectionProps) {
  const { measured: words, row } = texts('history')
  const [isAdding, setAdding] = useState(false)
  const { measured = [], samples } = record
  const nameOf = (id: string) => {
    const place = samples.findIndex((sample) => sample.id === id)
    const name = samples[place]?.name ?? ''
    return name === '' ? row.sample(place + 1) : name
  }
  return (
    <section>
      <h3>{words.title}</h3>
      <p>{words.hint}</p>
      {measured.length > 0 && (
        <ul className={`plain ${styles['values']}`}>
          {measured.map((value) => {
            const what = measuredName(value.method, value.species)
            const line = {
              what,
              amount: amountText(value, value.value),
              method: methodText(value),
            }
            return (
              <li key={value.id}>
                <span>
                  <small>
                    {words.sources[value.source]}
                    {samples.length > 1 && ` ${nameOf(value.sample)}`}
                  </small>
                  <br />
                  {words.line(line)}
                </span>
                <Button
                  icon="delete"
                  aria-label={words.remove(what)}
                  onClick={() =>
                    void saying(change)([{ field: 'measured', id: value.id, value: null }])
                  }
                />
              </li>
            )
          })}
        </ul>
      )}
      <Button icon="add" onClick={() => setAdding(true)}>
        {words.add}
      </Button>
      {isAdding && (
        <AddMeasuredDialog
          samples={samples.map(({ id }) => ({ id, name: nameOf(id) }))}
          change={change}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  )
}
