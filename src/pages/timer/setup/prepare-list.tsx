import { useMemo } from 'react'

import type { Kit } from '#domain/kit/kit.ts'
import { estimate } from '#domain/run/estimate.ts'
import type { SampleName } from '#domain/run/run-event.ts'
import { texts } from '#locales/texts.ts'
import { formatLength } from '#ui/format-time.ts'
import styles from './setup-screen.module.css'

interface PrepareListProps {
  readonly kit: Kit
  readonly analytes: readonly string[]
  readonly samples: readonly SampleName[]
}

/** What must lie ready, what to mind, and how long it will take. */
export function PrepareList({ kit, analytes, samples }: PrepareListProps) {
  const words = texts('timer').setup
  return (
    <section className={styles['prepare']}>
      <EstimateLine kit={kit} analytes={analytes} samples={samples} />
      <details>
        <summary>{words.prepare(kit.prepare.length)}</summary>
        <ul>
          {kit.prepare.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {kit.cautions.length > 0 && <h3>{words.cautions}</h3>}
        <ul>
          {kit.cautions.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function EstimateLine({ kit, analytes, samples }: PrepareListProps) {
  const words = texts('timer').setup
  const chosen = analytes.join()
  const count = samples.length
  const { length, atLeast } = useMemo(
    () =>
      estimate({
        id: '',
        kit,
        analytes: chosen.split(','),
        samples: Array.from({ length: count }, (_, index) => ({ id: String(index), name: '' })),
        wallOffset: 0,
      }),
    [kit, chosen, count],
  )
  const text = formatLength(length)
  return (
    <p className={styles['estimate']}>
      {atLeast ? words.estimateAtLeast(text) : words.estimate(text)}
    </p>
  )
}
