import { useMemo } from 'react'
import { useStore } from 'zustand'

import type { Kit } from '#domain/kit/kit.ts'
import type { SampleName } from '#domain/run/run-event.ts'
import { texts } from '#locales/texts.ts'
import { formatLength } from '#ui/format-time.ts'
import { useServices } from '#ui/services.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
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

const planning = createModule(() => import('#domain/run/estimate.ts'))

/** How long it will take. Counted when the code for it is here; its line is kept free until then. */
function EstimateLine({ kit, analytes, samples }: PrepareListProps) {
  const words = texts('timer').setup
  const { store } = useServices().session
  const isEngineHere = useStore(store, ({ phase }) => phase !== 'loading')
  const module = useModule(planning, isEngineHere)
  const chosen = analytes.join()
  const count = samples.length
  const estimated = useMemo(
    () =>
      module?.estimate({
        id: '',
        kit,
        analytes: chosen.split(','),
        samples: Array.from({ length: count }, (_, index) => ({ id: String(index), name: '' })),
        wallOffset: 0,
      }),
    [module, kit, chosen, count],
  )
  if (estimated === undefined) return <p className={styles['estimate']}>&nbsp;</p>
  const text = formatLength(estimated.length)
  return (
    <p className={styles['estimate']}>
      {estimated.atLeast ? words.estimateAtLeast(text) : words.estimate(text)}
    </p>
  )
}
