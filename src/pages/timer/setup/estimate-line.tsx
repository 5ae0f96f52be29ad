import { useMemo } from 'react'
import { useStore } from 'zustand'

import type { Kit } from '#domain/kit/kit.ts'
import { texts } from '#locales/texts.ts'
import { formatLength } from '#ui/format-time.ts'
import { useServices } from '#ui/services.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import styles from './setup-screen.module.css'

interface EstimateLineProps {
  readonly kit: Kit
  readonly analytes: readonly string[]
  readonly count: number
}

const planning = createModule(() => import('#domain/run/estimate.ts'))

/** How long it will take. Counted when the code for it is here; its line is kept free until then. */
export function EstimateLine({ kit, analytes, count }: EstimateLineProps) {
  const words = texts('timer').setup
  const { store } = useServices().session
  const isEngineHere = useStore(store, ({ phase }) => phase !== 'loading')
  const module = useModule(planning, isEngineHere)
  const chosen = analytes.join()
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
  const text = estimated === undefined ? null : formatLength(estimated.length)
  return (
    <span className={styles['estimate']}>
      {text === null || estimated === undefined
        ? '\u00a0'
        : estimated.atLeast
          ? words.estimateAtLeast(text)
          : words.estimate(text)}
    </span>
  )
}
