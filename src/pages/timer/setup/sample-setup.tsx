import { useStore } from 'zustand'

import { longestName, mostSamples } from '#app/setup.ts'
import { texts } from '#locales/texts.ts'
import { useServices } from '#ui/services.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { createModule, useModule } from '#ui/use-module.ts'
import styles from './setup-screen.module.css'

const sharing = createModule(() => import('./sharing-setup.tsx'))

/** How many samples, and what they are called. */
export function SampleSetup() {
  const { setup } = useServices()
  const { count, names } = useStore(setup.store)
  const words = texts('timer').setup
  const several = useModule(sharing, count > 1)
  return (
    <section className={styles['samples']} aria-label={words.samples}>
      <Stepper
        label={words.samples}
        value={count}
        min={1}
        max={mostSamples}
        unit={words.sampleUnit}
        onChange={setup.setCount}
      />
      <details>
        <summary>{words.names}</summary>
        <ol className={styles['names']}>
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <input
                aria-label={words.nameOf(index + 1)}
                placeholder={words.sample(index + 1)}
                maxLength={longestName}
                value={names[index] ?? ''}
                onChange={(event) => setup.rename(index, event.target.value)}
              />
            </li>
          ))}
        </ol>
      </details>
      {count > 1 && several !== null && (
        <details>
          <summary>{words.sharing}</summary>
          <several.SharingSetup />
        </details>
      )}
    </section>
  )
}
